import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Observable private final class SheetModel {
  var isOpen = false
}

/// A controller whose view is a visual effect view.
private final class BlurredViewController: UIViewController {
  let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .regular))

  override func loadView() { view = effectView }
}

@MainActor @Suite("Helper views of bindings") struct ProbeTests {
  @Test func `in a UIVisualEffectView, a binding adds its helper view to the contentView`() throws {
    let model = SheetModel()
    let home = BlurredViewController(nibName: "Home", bundle: nil)
    let sheet = BlurredViewController(nibName: "Sheet", bundle: nil), stage = Stage(home)
    home.present(while: \.isOpen, of: model) { sheet }
    model.isOpen = true
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Sheet"])
    for view in [home.effectView, sheet.effectView] {
      expect(view.subviews, equals: [view.contentView])
      expect(view.contentView.subviews.count, equals: 1)
    }
    sheet.dismiss(animated: true)
    try stage.settle()
    expect(!model.isOpen)
    try stage.close()
  }
}
