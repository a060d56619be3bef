// The controllers of exported plans: they record their callbacks and the calls of the test.
//
// Written by "present export --uikit". Public UIKit only.
import UIKit

/// A callback in which a plan can take steps.
enum PlannedMoment: Hashable {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear
  case viewDidDisappear, completion
  case presentationWillBegin, presentationDidEnd, dismissalWillBegin, dismissalDidEnd
  case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
  case willShow, didShow, shouldSelect, didSelect
}

/// A controller of a plan.
@MainActor protocol PlannedScreen: UIViewController {
  var part: PlannedPart { get }
}

/// What a plan gives one of its controllers.
@MainActor final class PlannedPart {
  let name: String
  /// How far the view has come or gone, by its callbacks.
  private(set) var appearance = "disappeared"
  var adaptiveDelegate: PlannedDelegate?
  var transition: UIViewControllerTransitioningDelegate?
  var listener: NSObject?
  /// The animators of a presentation and a dismissal, of a stack's pushes and pops, of tabs.
  var coming: PlannedAnimation?
  var going: PlannedAnimation?
  var comingInteraction: PlannedInteraction?
  var goingInteraction: PlannedInteraction?
  /// What drives the last transition whose delegate was asked.
  var interaction: PlannedInteraction?
  /// The context of the last transition that an animator of the plan was given.
  var context: UIViewControllerContextTransitioning?
  /// Whether the test itself moves the controller to a parent, which is no callback of a container.
  var isMovedByTest = false
  /// Whether the controller was in a window, or is in the tree of one.
  private(set) var isKnown = false
  /// Whether another container takes the controller from its parent, which is no move of its own.
  private var isTakenAway = false
  private var scripts: [PlannedMoment: [() -> Void]] = [:]

  init(_ name: String) { self.name = name }

  func next(_ moment: PlannedMoment, _ body: @escaping () -> Void) {
    scripts[moment, default: []].append(body)
  }

  func play(_ moment: PlannedMoment) {
    for body in scripts.removeValue(forKey: moment) ?? [] {
      PlanRecorder.shared.asTest(body)
    }
  }

  func note(_ event: String, as role: String = "") {
    PlanRecorder.shared.note(name + role, event)
  }

  func call<Result>(_ event: String, _ body: () -> Result) -> Result {
    PlanRecorder.shared.call(name, event, body)
  }

  /// Records the announcement of a move that a container makes; `old` is the parent until then.
  func noteWillMove(to parent: UIViewController?, from old: UIViewController?) {
    let receiver = PlanRecorder.shared.receivers.last
    isTakenAway = parent == nil && receiver != nil && receiver != old?.planName
    if !isTakenAway { noteMove("willMove", to: parent) }
  }

  /// Records the end of a move that a container makes.
  func noteDidMove(to parent: UIViewController?) {
    let wasTakenAway = parent == nil && isTakenAway
    isTakenAway = false
    if !wasTakenAway { noteMove("didMove", to: parent) }
  }

  private func noteMove(_ event: String, to parent: UIViewController?) {
    guard !isMovedByTest, parent?.isKnown != false else { return }
    note("\(event)(toParent: \(parent?.planName ?? "nil"))")
  }

  /// Records a callback of the view, calls UIKit's own, and takes the plan's steps.
  func hear(
    _ moment: PlannedMoment, _ animated: Bool? = nil, becoming appearance: String? = nil,
    _ own: () -> Void
  ) {
    if let appearance { self.appearance = appearance }
    isKnown = true
    note("\(moment)" + (animated == true ? "(animated)" : ""))
    own()
    play(moment)
  }

  func completeTransition(_ completes: Bool) {
    guard let context else { return }
    note("completeTransition(\(completes))", as: ".transition")
    context.completeTransition(completes)
  }
}

extension UIViewController {
  /// The name in the plan; nil for a controller of the system.
  var planName: String? { (self as? PlannedScreen)?.part.name }

  /// Whether it is, or was, in the tree of a window.
  var isKnown: Bool {
    (self as? PlannedScreen)?.part.isKnown == true || viewIfLoaded?.window != nil
      || parent?.isKnown == true || presentingViewController != nil
  }

  /// What it presents itself, not what a parent presents.
  var presentedOfItsOwn: UIViewController? {
    guard let presented = presentedViewController else { return nil }
    return presented.presentingViewController === self ? presented : nil
  }

  /// Whether no transition of it runs.
  var isAtRest: Bool {
    transitionCoordinator == nil && !isBeingPresented && !isBeingDismissed
      && !isMovingToParent && !isMovingFromParent
  }
}

extension PlannedScreen {
  var planAppearance: String { part.appearance }

  /// Runs steps the next time the callback is delivered; the test fails if it never is.
  func next(_ moment: PlannedMoment, _ place: String, _ body: @escaping () -> Void) {
    PlanRecorder.shared.wait(at: place)
    part.next(moment) {
      PlanRecorder.shared.endWait(at: place)
      body()
    }
  }

  /// Runs `body` with the view when it has loaded.
  func whenLoaded(_ body: @escaping (UIView) -> Void) {
    part.next(.viewDidLoad) { [unowned self] in body(view) }
  }

  /// A completion that is recorded, and in which the plan may take steps.
  func completion(_ line: String) -> () -> Void {
    let words = line.components(separatedBy: "  ")
    return { [part] in
      PlanRecorder.shared.note(words[0], words[1])
      part.play(.completion)
    }
  }

  func embed(_ child: UIViewController) {
    (child as? PlannedScreen)?.part.isMovedByTest = true
    defer { (child as? PlannedScreen)?.part.isMovedByTest = false }
    addChild(child)
    guard child.parent === self else { return }
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func leaveParent() {
    part.isMovedByTest = true
    defer { part.isMovedByTest = false }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  /// Gives the presentation that the next `present` begins its delegate.
  func prepareToBePresented() { presentationController?.delegate = part.adaptiveDelegate }

  func presentEvent(_ controller: UIViewController, _ animated: Bool) -> String {
    "present(\(controller.planName ?? "?")\(flag(animated, ", animated")))"
  }

  func flag(_ animated: Bool, _ text: String) -> String {
    animated && UIView.areAnimationsEnabled ? text : ""
  }
}

/// A controller of a plan that shows itself.
final class PlannedController: UIViewController, PlannedScreen {
  let part: PlannedPart

  init(_ name: String) {
    part = PlannedPart(name)
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    PlanRecorder.shared.enter(self)
  }

  required init?(coder: NSCoder) { fatalError("a plan's controller is made by its name") }

  override func viewDidLoad() { part.hear(.viewDidLoad) { super.viewDidLoad() } }

  override func viewWillAppear(_ animated: Bool) {
    part.hear(.viewWillAppear, animated, becoming: "appearing") { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    part.hear(.viewIsAppearing, animated) { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    part.hear(.viewDidAppear, animated, becoming: "appeared") { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    part.hear(.viewWillDisappear, animated, becoming: "disappearing") {
      super.viewWillDisappear(animated)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    part.hear(.viewDidDisappear, animated, becoming: "disappeared") {
      super.viewDidDisappear(animated)
    }
  }

  override func willMove(toParent parent: UIViewController?) {
    part.noteWillMove(to: parent, from: self.parent)
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    part.noteDidMove(to: parent)
    super.didMove(toParent: parent)
  }

  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    part.call(presentEvent(controller, animated)) {
      super.present(controller, animated: animated, completion: completion)
    }
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    part.call("dismiss(\(flag(animated, "animated")))") {
      super.dismiss(animated: animated, completion: completion)
    }
  }
}
