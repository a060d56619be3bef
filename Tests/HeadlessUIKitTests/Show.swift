import PresentationTesting
import Testing
import UIKit

/// A screen that presents or pushes another one, and the stage it does so on.
@MainActor struct Show {
  let home = PlainViewController(title: "Home")
  let stage: Stage

  /// Presents `next` with what `delegate` supplies, and runs the turn in which that begins.
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

  /// Presents a plain screen under a hand that takes it back half way, and compares what is seen.
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
    #expect(
      show.stage.viewTree == """
        window (0 0 390 844)
          Home.view (0 0 390 844)
        """)
    #expect(show.stage.trace.description.contains("completeTransition(false)"))
    #expect(show.home.presentedViewController == nil)
    #expect(show.stage.issues.isEmpty)
    try show.stage.close()
  }
}
