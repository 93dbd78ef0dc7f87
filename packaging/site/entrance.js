// Leads to the page in the first of the reader's languages that there is.
const pages = { en: "en", it: "it", es: "es", fr: "fr", pt: "pt_BR", de: "de", ca: "ca", ar: "ar" };
const wanted = navigator.languages.map((tag) => pages[tag.split("-")[0]]);
location.replace(`${wanted.find(Boolean) ?? "en"}/index.html`);
