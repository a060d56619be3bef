import Foundation
import Presentation
import PresentationTesting
import TestSupport

/// A controller that logs its callbacks and calls any number of closures in each of them.
final class Probe: ViewController {
  enum Moment: Hashable, CaseIterable {
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case willMove
    case didMove
    case presentationWillBegin
    case presentationDidEnd
    case dismissalWillBegin
    case dismissalDidEnd
  }

  /// The log of all callbacks, in the form `Home viewDidAppear(false)`.
  var log: Log?
  /// The transitioning delegate, which is kept here because `transitioningDelegate` is weak.
  var director: Director? {
    didSet { transitioningDelegate = director }
  }
  private var actions: [Moment: [() -> Void]] = [:]

  /// Returns a controller with the custom style, a presentation controller and animators.
  static func custom(
    _ name: String,
    _ presentation: @escaping (ViewController, ViewController?) -> PresentationController,
    comes: Mover? = nil, goes: Mover? = nil
  ) -> Probe {
    let probe = Probe(name)
    probe.modalPresentationStyle = .custom
    probe.director = Director(presentation, comes: comes, goes: goes)
    return probe
  }

  static func fullScreen(_ name: String, comes: Mover? = nil, goes: Mover? = nil) -> Probe {
    let probe = Probe(name)
    probe.modalPresentationStyle = .fullScreen
    if comes != nil || goes != nil {
      probe.director = Director(nil, comes: comes, goes: goes)
    }
    return probe
  }

  func on(_ moment: Moment, _ action: @escaping () -> Void) {
    actions[moment, default: []].append(action)
  }

  /// Logs a value in the given callbacks, in the form `Home viewDidAppear: fact`.
  func note<Fact>(in log: Log, at moments: Moment..., fact: @escaping () -> Fact) {
    for moment in moments {
      on(moment) { [unowned self] in log.note("\(name) \(moment): \(fact())") }
    }
  }

  func hear(_ moment: Moment, _ detail: String = "") {
    log?.note("\(name) \(moment)\(detail)")
    actions[moment]?.forEach { $0() }
  }

  override func viewDidLoad() { hear(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { hear(.viewWillAppear, "(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { hear(.viewIsAppearing, "(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { hear(.viewDidAppear, "(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { hear(.viewWillDisappear, "(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { hear(.viewDidDisappear, "(\(animated))") }
  override func viewWillLayoutSubviews() { hear(.viewWillLayoutSubviews) }
  override func viewDidLayoutSubviews() { hear(.viewDidLayoutSubviews) }
  override func willMove(toParent parent: ViewController?) {
    hear(.willMove, "(\(parent?.name ?? "nil"))")
  }
  override func didMove(toParent parent: ViewController?) {
    hear(.didMove, "(\(parent?.name ?? "nil"))")
  }
}

/// A presentation controller that keeps the presenter's view in the window.
///
/// Its methods, such as `presentationTransitionWillBegin`, report to the presented `Probe`, which
/// logs the call and runs its closures.
class Covering: PresentationController {
  private var probe: Probe? { presentedViewController as? Probe }

  override func presentationTransitionWillBegin() { probe?.hear(.presentationWillBegin) }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    probe?.hear(.presentationDidEnd, "(\(completed))")
  }
  override func dismissalTransitionWillBegin() { probe?.hear(.dismissalWillBegin) }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    probe?.hear(.dismissalDidEnd, "(\(completed))")
  }
}

/// A presentation controller that removes the presenter's view.
final class Removing: Covering {
  override var shouldRemovePresentersView: Bool { true }
}

/// A presentation controller that shows the presented view in the lower half of the window.
final class Panel: Covering {
  static let frame = CGRect(x: 0, y: 422, width: 390, height: 422)
  override var frameOfPresentedViewInContainerView: CGRect { Self.frame }
}

/// A presentation controller that shows the presented view inside a wrapper.
final class Wrapping: Covering {
  let wrapper = View("wrapper", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  override var presentedView: View? { wrapper }
  override func presentationTransitionWillBegin() {
    wrapper.addSubview(presentedViewController.view)
  }
}

/// A presentation controller that presents in the nearest presentation context.
final class Contextual: Covering {
  override var shouldPresentInFullscreen: Bool { false }
}

/// A transitioning delegate that logs the calls of its methods.
final class Director: ViewControllerTransitioningDelegate {
  enum Subject: Hashable { case presentationController, presentAnimator, dismissAnimator }

  struct Question {
    let subject: Subject
    let presenting: ViewController?
    let source: ViewController?
  }

  var comes: Mover?
  var goes: Mover?
  /// A closure that is called in each method of the delegate.
  var onQuestion: (Question) -> Void = { _ in }
  private(set) var questions: [Question] = []
  private let presentation: ((ViewController, ViewController?) -> PresentationController)?

  init(
    _ presentation: ((ViewController, ViewController?) -> PresentationController)?,
    comes: Mover? = nil, goes: Mover? = nil
  ) {
    (self.presentation, self.comes, self.goes) = (presentation, comes, goes)
  }

  var subjects: [Subject] { questions.map(\.subject) }

  private func ask(_ question: Question) {
    questions.append(question)
    onQuestion(question)
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    ask(Question(subject: .presentationController, presenting: presenting, source: source))
    return presentation?(presented, presenting)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    ask(Question(subject: .presentAnimator, presenting: presenting, source: source))
    return comes
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    ask(Question(subject: .dismissAnimator, presenting: nil, source: nil))
    return goes
  }
}

/// An animator that adds the view of the `to` controller; subclasses decide when it ends.
class Mover: ViewControllerAnimatedTransitioning {
  typealias Context = any ViewControllerContextTransitioning

  /// The argument for `completeTransition`.
  let completes: Bool
  /// Whether the animator adds the view of the `to` controller to the container.
  let adds: Bool
  /// A closure that is called at the beginning of `animateTransition`.
  var onStart: (Context) -> Void = { _ in }
  /// A closure that is called in `animationEnded`.
  var onEnd: (Bool) -> Void = { _ in }
  private(set) var starts = 0
  private(set) var ends: [Bool] = []
  /// The number of calls of `transitionDuration` before the animation started.
  private(set) var earlyQuestions = 0

  init(completes: Bool = true, adds: Bool = true) {
    (self.completes, self.adds) = (completes, adds)
  }

  func transitionDuration(using context: Context?) -> TimeInterval {
    if starts == 0 { earlyQuestions += 1 }
    return 0.25
  }

  func animateTransition(using context: Context) {
    starts += 1
    onStart(context)
    if adds, let view = context.view(forKey: .to) { add(view, in: context) }
    play(context)
  }

  func animationEnded(_ completed: Bool) {
    ends.append(completed)
    onEnd(completed)
  }

  func play(_ context: Context) {}

  private func add(_ view: View, in context: Context) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    view.frame = context.finalFrame(for: to)
    let back = from.isBeingDismissed ? 0 : context.containerView.subviews.count
    context.containerView.insertSubview(view, at: back)
  }
}

/// An animator that completes inside `animateTransition`.
final class InstantMover: Mover {
  override func play(_ context: Context) { context.completeTransition(completes) }
}

/// An animator that completes after a quarter of a second.
final class LateMover: Mover {
  override func play(_ context: Context) {
    let world = context.viewController(forKey: .from)?.world
    _ = world?.clock.schedule("late mover", after: .milliseconds(250)) { [completes] in
      context.completeTransition(completes)
    }
  }
}

/// An animator that keeps its context and never completes by itself.
final class SilentMover: Mover {
  private(set) var context: Context?

  override func play(_ context: Context) { self.context = context }
}
