import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor struct LateReviewTests {
  /// A controller that calls `action` once, in its next `viewDidDisappear`.
  private final class Page: ViewController {
    var action: () -> Void = {}

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      let action = action
      self.action = {}
      action()
    }
  }

  private let home = ViewController("Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  private func added(_ name: String) -> Page {
    let page = Page(name)
    home.addChild(page)
    home.view.addSubview(page.view)
    page.didMove(toParent: home)
    return page
  }

  @Test
  func `a controller's viewDidDisappear can end another controller's appearance transition`() throws
  {
    let (first, second) = (added("First"), added("Second"))
    try stage.settle()
    for page in [first, second] {
      page.beginAppearanceTransition(true, animated: false)
      page.view.removeFromSuperview()
    }
    try stage.settle()
    first.action = { second.endAppearanceTransition() }
    first.endAppearanceTransition()
    try stage.settle()
    expect(second.appearance, equals: .disappeared)
    try stage.close()
  }
}
