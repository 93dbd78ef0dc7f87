// Puts the downloads of the reader's system first.
const agent = navigator.userAgent;
const system = /Windows/.test(agent) ? "windows" : /Mac OS X/.test(agent) ? "macos" : "linux";
document.getElementById(system)?.classList.add("own");
