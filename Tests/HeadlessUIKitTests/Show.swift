import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// A stage on which a screen presents another screen with a custom transition.
@MainActor struct Show {
  let home = PlainViewController(title: "Home")
  let stage: Stage

  /// Presents `next` with a transitioning delegate, and runs the turn in which the transition
  /// begins.
  init(
    presenting next: UIViewController, _ delegate: UIViewControllerTransitioningDelegate?,
    style: UIModalPresentationStyle = .custom
  ) {
    stage = Stage(home)
    next.modalPresentationStyle = style
    next.transitioningDelegate = delegate
    home.present(next, animated: true)
    stage.runTurn()
  }

  /// Begins an interactive presentation, cancels it half way, and expects that only the presenting
  /// screen remains.
  static func expectCancelled(
    _ delegate: UIViewControllerTransitioningDelegate, style: UIModalPresentationStyle = .custom,
    next: UIViewController? = nil
  ) throws {
    let steering = Steering(delegate)
    let next = next ?? PlainViewController(title: "Next")
    let show = Show(presenting: next, steering, style: style)
    steering.hand.update(0.5)
    show.stage.runTurn()
    steering.hand.cancel()
    try show.stage.settle()
    expect(
      show.stage.viewTree,
      equals: """
        window (0 0 390 844)
          Home.view (0 0 390 844)
        """)
    expect(show.stage.trace.description.contains("completeTransition(false)"))
    expect(show.home.presentedViewController == nil)
    expect(show.stage.issues.isEmpty)
    try show.stage.close()
  }
}
