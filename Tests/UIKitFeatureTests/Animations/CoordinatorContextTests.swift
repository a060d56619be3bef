import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Transition coordinators and contexts") struct CoordinatorContextTests {
  private let home = PlainViewController(title: "Home")
  private let next = PlainViewController(title: "Next")
  private let stage: Stage

  init() { stage = Stage(home) }

  /// A coordinator of a client, which implements only what has no default.
  private final class OwnCoordinator: UIViewControllerTransitionCoordinator {
    let containerView = UIView()
    let isAnimated = true, initiallyInteractive = false, isCancelled = false
    var isInteractive = true
    let percentComplete: CGFloat = 0, transitionDuration = 1.0
    let targetTransform = CGAffineTransform.identity
    var handlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      animation?(self)
      completion?(self)
      return true
    }
    func notifyWhenInteractionChanges(
      _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { handlers.append(handler) }
  }

  @MainActor private protocol OlderCalls {
    static func register(
      _ coordinator: any UIViewControllerTransitionCoordinator, _ call: @escaping () -> Void)
  }

  private enum Older: OlderCalls {
    @available(*, deprecated)
    static func register(
      _ coordinator: any UIViewControllerTransitionCoordinator, _ call: @escaping () -> Void
    ) { coordinator.notifyWhenInteractionEnds { _ in call() } }
  }

  @Test
  func `a class can adopt UIViewControllerTransitionCoordinator without the optional members`() {
    final class Count { var calls = 0 }
    let own = OwnCoordinator(), count = Count()
    let coordinator: any UIViewControllerTransitionCoordinator = own
    expect(!coordinator.isInterruptible && coordinator.presentationStyle == .none)
    expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
    coordinator.containerView.addSubview(UIView())
    expect(own.containerView.subviews.count, equals: 1)
    let isAccepted = coordinator.animateAlongsideTransition(in: nil) { _ in
      count.calls += 1
    } completion: { _ in
      count.calls += 1
    }
    expect(isAccepted && count.calls == 2)
    (Older.self as any OlderCalls.Type).register(coordinator) { count.calls += 1 }
    for isInteractive in [true, false, false] {
      own.isInteractive = isInteractive
      for handler in own.handlers { handler(own) }
    }
    expect(count.calls, equals: 3)
  }

  @Test
  func `a coordinator keeps its presentationStyle after the transition has ended`() throws {
    next.modalPresentationStyle = .overFullScreen
    home.present(next, animated: true)
    let coordinator = try #require(home.transitionCoordinator), bar = UIView()
    stage.window.addSubview(bar)
    coordinator.animateAlongsideTransition(in: stage.window) { _ in bar.alpha = 0 }
    stage.runTurn()
    expect(coordinator.presentationStyle == .overFullScreen && !coordinator.isInterruptible)
    expect(coordinator.containerView.window === stage.window)
    let container = coordinator.containerView
    try stage.settle()
    expect(coordinator.presentationStyle == .overFullScreen && bar.alpha == 0)
    expect(coordinator.containerView === container && stage.issues.isEmpty)
  }

  @Test
  func
    `before a transition, the coordinator's containerView is empty, and its use is reported once`()
    throws
  {
    home.present(next, animated: true)
    let coordinator = try #require(home.transitionCoordinator)
    expect(coordinator.containerView.superview == nil && coordinator.containerView.bounds.isEmpty)
    expect(stage.issues.map(\.code), equals: [.notModelled])
    try stage.settle()
  }

  #if !canImport(ObjectiveC)
    @Test
    func `a transition context responds only to selectors of UIViewControllerContextTransitioning`()
      throws
    {
      final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerTransitioningDelegate
      {
        var answers: [Bool] = []

        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController,
          source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { self }
        func transitionDuration(
          using transitionContext: UIViewControllerContextTransitioning?
        ) -> TimeInterval { 0.1 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let known = Selector("view:") { (_: any UIViewControllerContextTransitioning) in }
          let other = Selector("other") { (_: UIView) in }
          answers = [context.responds(to: known), context.responds(to: other)]
          answers.append(context.targetTransform == .identity && !context.isKind(of: UIView.self))
          answers.append(responds(to: Selector("fade") { (_: Fade) in }))
          context.completeTransition(true)
        }
      }
      let fade = Fade()
      next.transitioningDelegate = fade
      next.modalPresentationStyle = .custom
      home.present(next, animated: true)
      try stage.settle()
      expect(fade.answers, equals: [true, false, true, true])
      let delegate: any UIViewControllerTransitioningDelegate = fade
      expect(delegate.responds(to: Selector("fade") { (_: Fade) in }))
    }
  #endif
}
