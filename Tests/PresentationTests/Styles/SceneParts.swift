import Foundation
import Presentation
import PresentationTesting

/// The trace of a stage as strings.
extension Stage {
  /// Returns the trace lines of the given subjects, such as `Menu`, in the form `subject event`.
  ///
  /// Without arguments, returns the lines of all subjects.
  func sceneLines(of subjects: String...) -> [String] {
    trace.lines
      .filter { subjects.isEmpty || subjects.contains($0.subject) }
      .map { "\($0.subject) \($0.event)" }
  }

  /// Returns the appearance callbacks of the controllers with the given names, in order, without
  /// `viewIsAppearing`.
  func sceneAppearances(of names: String...) -> [String] {
    trace.lines
      .filter { names.contains($0.subject) && $0.event.hasPrefix("view") }
      .filter { $0.event.contains("Appear") || $0.event.contains("Disappear") }
      .filter { !$0.event.hasPrefix("viewIsAppearing") }
      .map { "\($0.subject) \($0.event)" }
  }

  /// Removes all lines from the trace.
  func sceneForgets() { world.recorder.removeAll() }

  /// The messages of the issues so far.
  var sceneMessages: [String] { issues.map(\.message) }
}

/// A log of strings, in the order in which they were added.
@MainActor final class SpyLog {
  private(set) var entries: [String] = []

  func say(_ entry: String) { entries.append(entry) }
  func clear() { entries = [] }
}

/// A controller that logs its callbacks and calls the closures that the test sets.
final class SpyController: ViewController {
  var log = SpyLog()
  var removesForwarding = false
  var whenLoaded: (() -> Void)?
  var whenWillAppear: (() -> Void)?
  var whenIsAppearing: (() -> Void)?
  var whenDidAppear: (() -> Void)?
  var whenWillDisappear: (() -> Void)?
  var whenDidDisappear: (() -> Void)?
  var whenWillMove: ((ViewController?) -> Void)?

  convenience init(_ name: String, _ log: SpyLog) {
    self.init(name)
    self.log = log
  }

  /// Creates a parent with two children; the first child's view is in the parent's view.
  static func family(
    _ log: SpyLog
  ) -> (parent: SpyController, first: SpyController, second: SpyController) {
    let parent = SpyController("Parent", log)
    let (first, second) = (SpyController("First", log), SpyController("Second", log))
    for child in [first, second] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(first.view)
    return (parent, first, second)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !removesForwarding }

  private func say(_ event: String) { log.say("\(givenName ?? "") \(event)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    whenLoaded?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    say("viewWillAppear(\(animated))")
    whenWillAppear?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    whenIsAppearing?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("viewDidAppear(\(animated))")
    whenDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    say("viewWillDisappear(\(animated))")
    whenWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    say("viewDidDisappear(\(animated))")
    whenDidDisappear?()
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    say("willMove(\(parent?.givenName ?? "nil"))")
    whenWillMove?(parent)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    say("didMove(\(parent?.givenName ?? "nil"))")
  }
}

/// A presentation controller whose properties and hooks the test sets.
final class ScenePresentation: PresentationController {
  var removes = false
  var wrapper: View?
  var finalFrame: CGRect?
  var whenPresentationBegins: (() -> Void)?
  var whenPresentationEnds: ((Bool) -> Void)?
  var whenDismissalBegins: (() -> Void)?
  var whenDismissalEnds: ((Bool) -> Void)?

  override var shouldRemovePresentersView: Bool { removes }
  override var presentedView: View? { wrapper ?? super.presentedView }
  override var frameOfPresentedViewInContainerView: CGRect {
    finalFrame ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() { whenPresentationBegins?() }
  override func presentationTransitionDidEnd(_ completed: Bool) { whenPresentationEnds?(completed) }
  override func dismissalTransitionWillBegin() { whenDismissalBegins?() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { whenDismissalEnds?(completed) }
}

/// An animator that ends after its duration, or when the test ends it.
@MainActor final class SceneAnimator: ViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  /// Whether the animator calls `completeTransition` when its animation has ended.
  var ends = true
  var whenAnimating: ((any ViewControllerContextTransitioning) -> Void)?
  private(set) var context: (any ViewControllerContextTransitioning)?
  private(set) var starts = 0
  private(set) var endings: [Bool] = []

  init(_ duration: TimeInterval = 0.25) {
    self.duration = duration
  }

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    self.context = context
    starts += 1
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    whenAnimating?(context)
    guard ends else { return }
    let marker = View()
    context.containerView.addSubview(marker)
    View.animate(withDuration: duration) {
      marker.alpha = 0
    } completion: { _ in
      marker.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ completed: Bool) { endings.append(completed) }
}

/// An interaction controller that stores its context, so that a test can drive the transition.
@MainActor final class SceneInteractor: ViewControllerInteractiveTransitioning {
  var whenStarting: ((any ViewControllerContextTransitioning) -> Void)?
  private(set) var context: (any ViewControllerContextTransitioning)?
  private(set) var starts = 0

  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    self.context = context
    starts += 1
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    whenStarting?(context)
  }
}

/// A transitioning delegate that implements every method and returns the objects that the test
/// sets.
@MainActor final class SceneDelegate: ViewControllerTransitioningDelegate {
  var makes: ((ViewController, ViewController?) -> PresentationController?)?
  var presenting: SceneAnimator?
  var dismissing: SceneAnimator?
  var presentInteractor: SceneInteractor?
  var dismissInteractor: SceneInteractor?
  var whenAskedToPresent: (() -> Void)?
  var whenAskedToDismiss: (() -> Void)?
  private(set) var questions: [String] = []
  private(set) var animatorOfInteractor: AnyObject?

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    questions.append("presentation controller")
    return makes?(presented, presenting)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    questions.append("present animator")
    whenAskedToPresent?()
    return self.presenting
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    questions.append("dismiss animator")
    whenAskedToDismiss?()
    return dismissing
  }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    questions.append("present interactor")
    animatorOfInteractor = animator
    return presentInteractor
  }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    questions.append("dismiss interactor")
    animatorOfInteractor = animator
    return dismissInteractor
  }
}
