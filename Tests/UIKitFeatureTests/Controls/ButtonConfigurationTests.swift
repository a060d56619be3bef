import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Buttons with a configuration") struct ButtonConfigurationTests {
  @Test func `a button shows the title and the image of its configuration`() {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.image) = ("Save", UIImage())
    let button = UIButton(configuration: configuration)
    expect(button.currentTitle == "Save" && button.currentImage === configuration.image)
    button.configuration?.title = "Saved"
    expect(button.title(for: .normal), equals: "Saved")
    button.configuration = .plain()
    expect(button.currentTitle == "Saved" && button.configuration?.title == nil)
    button.configuration = nil
    expect(button.configuration == nil && button.currentTitle == "Saved")
  }

  @Test func `a button without a title in its configuration has the title of its action`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    var taps = 0
    let button = UIButton(
      configuration: .borderedProminent(), primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    home.view.addSubview(button)
    stage.runTurn()
    stage.user.tap(button)
    expect(button.currentTitle == "Go" && taps == 1)
    try stage.close()
  }

  @Test func `the look of a configuration is kept`() {
    for make: () -> UIButton.Configuration in [
      UIButton.Configuration.gray, UIButton.Configuration.tinted,
      UIButton.Configuration.borderless, UIButton.Configuration.bordered,
      UIButton.Configuration.borderedTinted,
    ] {
      var look = make()
      expect(look.cornerStyle == .dynamic && look.buttonSize == .medium)
      expect(look.baseForegroundColor == nil && look.baseBackgroundColor == nil)
      (look.cornerStyle, look.buttonSize, look.subtitle) = (.capsule, .large, "now")
      (look.imagePadding, look.titlePadding, look.showsActivityIndicator) = (4, 2, true)
      look.contentInsets = .zero
      (look.baseForegroundColor, look.baseBackgroundColor) = (.white, .systemRed)
      expect(look.cornerStyle == .capsule && look.buttonSize == .large)
      expect(look.subtitle == "now" && look.imagePadding == 4 && look.titlePadding == 2)
      expect(look.showsActivityIndicator && look.contentInsets == .zero)
      expect(look.baseForegroundColor == .white && look.baseBackgroundColor == .systemRed)
    }
  }
}
