import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Closures of buttons that capture the controller that shows the buttons.
@MainActor @Suite("Closures of buttons that capture their controller") struct CapturedActionTests {
  /// Presents a controller, dismisses it, and returns the objects that `close()` reports as alive.
  private func alive(_ make: () -> UIViewController) throws -> [String] {
    let stage = Stage(UIViewController(nibName: "Home", bundle: nil))
    do {
      stage.window.rootViewController?.present(make(), animated: false)
      try stage.settle()
      stage.window.rootViewController?.dismiss(animated: false)
      try stage.settle()
    }
    do {
      try stage.close()
      return []
    } catch {
      return error.alive
    }
  }

  @Test(arguments: [true, false])
  func `a controller is reported as leaked if its bar button's action captures the controller`(
    isRight: Bool
  ) throws {
    let alive = try alive {
      let editor = UIViewController(nibName: "Editor", bundle: nil)
      let button = UIBarButtonItem(
        primaryAction: UIAction(title: "Save") { _ in editor.title = nil })
      if isRight {
        editor.navigationItem.rightBarButtonItem = button
      } else {
        editor.navigationItem.leftBarButtonItem = button
      }
      return editor
    }
    expect(alive, equals: [#"Editor, captured by the handler of the action "Save""#])
  }

  @Test func `a controller is reported as leaked if its control's action captures the controller`()
    throws
  {
    let alive = try alive {
      let editor = UIViewController(nibName: "Editor", bundle: nil)
      let button = UIButton(frame: .zero)
      button.addAction(UIAction(title: "Save") { _ in editor.title = nil }, for: .touchUpInside)
      editor.view.addSubview(button)
      return editor
    }
    expect(alive, equals: [#"Editor, captured by the handler of the action "Save""#])
  }

  @Test
  func `an activity controller captured by its completion handler is reported as leaked`() throws {
    let alive = try alive {
      let share = UIActivityViewController(activityItems: [])
      share.restorationIdentifier = "Share"
      share.completionWithItemsHandler = { _, _, _, _ in share.title = nil }
      return share
    }
    expect(alive, equals: ["Share, captured by its completionWithItemsHandler"])
  }
}
