cask "scopa-desktop" do
  version "@VERSION@"
  sha256 "@SHA256 macos-arm64.dmg@"

  url "https://github.com/scopa-desktop/scopa-desktop/releases/download/v#{version}/scopa-desktop-#{version}-macos-arm64.dmg"
  name "Scopa Desktop"
  desc "Scopa and its family of card games"
  homepage "https://scopa-desktop.github.io/scopa-desktop/"

  depends_on arch: :arm64
  depends_on macos: ">= :ventura"

  app "Scopa Desktop.app"

  zap trash: "~/Library/Application Support/scopa-desktop"
end
