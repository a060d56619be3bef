public import Foundation
package import PresentationLifecycle

/// A stack of controllers whose top controller is shown.
///
/// Modeled after UIKit (N-1 to N-50). Every push, pop or `setViewControllers` call has two halves
/// (N-1). The model half runs in the call: it changes the stack, calls `willMove(toParent:)` and
/// asks the delegate for an animator. The view half runs in the next layout of the stack's view: it
/// exchanges the views and sends the appearance callbacks. This layout is usually at the end of the
/// same run-loop turn. While an animated operation is running, a new operation waits (N-40).
///
/// ```swift
/// let stack = NavigationController(rootViewController: albums)
/// stack.pushViewController(ViewController("Rome"), animated: true)
/// ```
@preconcurrency @MainActor open class NavigationController: ViewController {
  /// The kind of a transition: push, pop or none.
  ///
  /// When the stack asks its delegate for an animator, the stack passes this kind to the delegate.
  public enum Operation: Int, Hashable, Sendable {
    /// No operation.
    case none
    /// A transition to a controller that was not in the stack.
    case push
    /// A transition to a controller that was below the top.
    case pop
  }

  /// The delegate, which is called for transitions and supplies animators.
  open weak var delegate: (any NavigationControllerDelegate)? {
    get { calledDelegate }
    set { calledDelegate = newValue }
  }
  /// The delegate that is called: the object that was last set with this class's own setter.
  ///
  /// A subclass that overrides ``delegate`` can return another object there.
  @exclusivity(unchecked) final weak var calledDelegate: (any NavigationControllerDelegate)?
  /// Whether the bar is hidden.
  ///
  /// While the bar is hidden, an edge swipe does not begin (N-60).
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { hideBar(isNavigationBarHidden) } }
  }
  /// The simulated finger for edge swipes; another module sets it with the gesture recognizer.
  ///
  /// A gesture recognizer at the left edge of the stack can prevent an edge swipe. Without a
  /// recognizer, the swipe only needs a visible back button (N-60).
  package final var edgeSwipe: (any EdgeSwiping)?
  /// The navigation bar of this stack; the bar draws nothing.
  open var navigationBar: NavigationBar { ownNavigationBar }
  final var ownNavigationBar: NavigationBar { ownViews.bar }
  final var transitionView: TransitionView { ownViews.space }
  private final let ownViews = StackViews()

  /// The container that shows the controllers on another stack; nil if this stack shows them.
  @exclusivity(unchecked) package final weak var host: (any StackHost)?

  /// The identity of the stack's state machine; nil until the stack belongs to a ``World``.
  @exclusivity(unchecked) final var stackID: StackID?
  /// The controllers of a stack that does not belong to a ``World`` yet.
  final var early: [ViewController] = []
  /// The controllers that the running operation will set; nil while no operation is running.
  ///
  /// Used only until the stack belongs to a ``World``.
  private final var coming: [ViewController]?
  /// The added controllers for which `willMove(toParent:)` has been called, but not yet
  /// `didMove(toParent:)`.
  private final var earlyEntering: [ViewController] = []
  /// The running operation and the waiting operations; used only until the stack belongs to a
  /// ``World``.
  private final var earlyWaiting: [StackOperation<ViewController>] = []
  /// The shown controller and the controller that replaces it on screen; nil while no controller is
  /// being replaced.
  final var exchange: StackExchange?
  /// The request of the running operation.
  final var operation: Request?
  /// The serial numbers of the requests that `noteNested(_:)` has reported (N-46).
  ///
  /// A number is removed when its operation ends.
  @exclusivity(unchecked) final var nested: [Int] = []
  /// The top controller that the stack shows without a push or a pop, until it has appeared (N-15).
  ///
  /// When the controller has appeared, the delegate's `didShow` is called, and the property becomes
  /// nil.
  final var owedDidShow: ViewController? {
    get { owedHandle?.object }
    set { owedHandle = newValue?.handle }
  }
  private var owedHandle: Handle<ViewController>?
  /// The removed controllers that have not got all callbacks yet, and so stay alive (N-13).
  @exclusivity(unchecked) final var departing: [ViewController] = []
  /// The shown controller that `removeFromParent()` has removed, until it gets its callbacks.
  @exclusivity(unchecked) final var lostShown: ViewController?
  /// Objects that make the completions of Core Animation transactions wait for the stack's
  /// operations (N-91a).
  @exclusivity(unchecked) final var holds: [TransactionHold] = []
  /// The ``World`` in which the app called `push(path:of:)`, if the stack did not belong to a world
  /// yet.
  final weak var bindingWorld: World?
  @exclusivity(unchecked) final var listeners: [WeakListener] = []
  override final var spaceForChildren: View? { transitionView }

  /// Adds every value that the later behavior of the stack depends on to a description.
  final func describeStack(to state: inout StateWriter) {
    state.add("delegate", any: calledDelegate)
    state.add("bar hidden", isNavigationBarHidden)
    transitionView.describeBars(to: &state)
    state.add("hosted", host != nil)
    state.add("identity", stackID)
    state.add("early", early)
    state.add("coming", coming)
    state.add("early entering", earlyEntering)
    state.add("early waiting", earlyWaiting)
    state.add("exchange", exchange)
    state.add("operation", operation)
    state.add("nested", nested.count)
    state.add("owed", owedDidShow)
    state.add("departing", departing)
    state.add("lost", lostShown)
    state.add("holds", all: holds)
    state.add("listeners", listeners.compactMap { $0.listener })
  }

  /// The state of the stack's state machine.
  package final var state: StackMachine.State {
    fact { $0.state(of: $1) } ?? .resting
  }

  override final var navigation: NavigationController? { self }

  /// Creates a stack, and pushes a root view controller without animation (N-33).
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack; the nib's name becomes the navigation controller's name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates an empty stack; the classes have no effect.
  ///
  /// A class other than `NavigationBar` is reported once as the issue `notModelled`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    guard let navigationBarClass, navigationBarClass != NavigationBar.self else { return }
    worldToEnter.reportOnce(
      "NavigationController.navigationBarClass",
      "\(navigationBarClass) is ignored: the stack has a NavigationBar.",
      advice: "Do not cast navigationBar to the class in code that a test runs.")
  }

  /// The controller that is presented above the stack; if no controller is presented, the top
  /// controller (N-5).
  open var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  /// Pushes a controller with animation.
  open override func show(_ vc: ViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates the stack's view, which contains the shown controller's view and the bar.
  open override func loadView() {
    view = NavigationView(of: self)
  }

  /// The controllers from the root to the top.
  ///
  /// Setting this property replaces all controllers without animation (N-30).
  open var viewControllers: [ViewController] {
    get { host?.controllers(of: self) ?? held }
    set { setViewControllers(newValue, animated: false) }
  }

  final var held: [ViewController] {
    fact { $0.controllers(of: $1) }.map(controllers) ?? early
  }

  /// The last controller of the stack; nil if the stack is empty (N-2).
  open var topViewController: ViewController? {
    if let host { return host.controllers(of: self).last }
    guard stackID != nil else { return early.last }
    guard let top = fact({ $0.top(of: $1) }) else { return nil }
    return withWorld { $0.controller(top) }
  }

  /// Pushes a controller (N-10, N-14).
  ///
  /// An issue is raised if the controller is already in the stack (N-24), or if it is a navigation
  /// controller or a split view controller (N-27). While the stack's view is not loaded, a push of
  /// the top controller has no effect.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard mayPush(viewController) else { return }
    operate(.push(viewController), animated: animated)
  }

  /// Pushes a controller without animation (C-25).
  ///
  /// Nothing changes if the controller is already in the stack.
  open override func addChild(_ childController: ViewController) {
    guard childController.ownParent !== self else { return }
    pushViewController(childController, animated: false)
  }

  /// Pops the top controller (N-13).
  ///
  /// - Returns: The top controller at the time of the call, even if the pop has to wait for another
  ///   operation (N-43); nil if the top is the root (N-20).
  @discardableResult open func popViewController(animated: Bool) -> ViewController? {
    let (top, popsOne) = (topViewController, count > 1)
    operate(.pop, animated: animated)
    return popsOne ? top : nil
  }

  /// Shows or hides the bar without animation; the parameter `animated` has no effect.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Pops the controllers above a controller (N-22).
  ///
  /// Raises an issue if the controller is not in the stack (N-23).
  ///
  /// - Returns: The popped controllers, lowest first; nil if none is popped (N-21).
  @discardableResult open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    operate(.popTo(viewController), above: viewController, animated: animated)
  }

  /// Pops the controllers above the root (N-22).
  ///
  /// - Returns: The popped controllers, lowest first; nil if none is popped (N-21).
  @discardableResult open func popToRootViewController(animated: Bool) -> [ViewController]? {
    operate(.popToRoot, above: viewControllers.first, animated: animated)
  }

  /// Replaces the controllers of the stack (N-28, N-29).
  ///
  /// If the new top was not in the stack, the transition is a push. If the new top was below the
  /// old top, the transition is a pop. If the top is the same as before, nothing changes on screen.
  /// If a controller occurs twice in the array, an issue is raised (N-25).
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    operate(.set(viewControllers), animated: animated)
  }

  /// Performs an operation that pops the controllers above `controller`.
  ///
  /// - Returns: The controllers that were above `controller`; nil if there were none.
  private func operate(
    _ operation: StackOperation<ViewController>, above controller: ViewController?, animated: Bool
  ) -> [ViewController]? {
    let old = viewControllers
    operate(operation, animated: animated)
    guard let index = old.firstIndex(where: { $0 === controller }), index + 1 < old.count
    else { return nil }
    return Array(old[(index + 1)...])
  }

  final func operateHere(_ operation: StackOperation<ViewController>, animated: Bool) {
    guard let world, stackID != nil, earlyWaiting.isEmpty else { return operateEarly(operation) }
    operate(operation, animated: animated, in: world)
  }

  /// Changes the controllers of a stack that does not belong to a ``World`` yet (N-33, N-34).
  ///
  /// If another operation is running, the new operation waits for its end (N-42).
  private func operateEarly(_ operation: StackOperation<ViewController>) {
    guard permits(operation, on: held) else { return }
    // The number of controllers at the time of the call decides whether a pop has an effect (N-20).
    if operation == .pop, held.count < 2 { return }
    earlyWaiting.append(operation)
    guard earlyWaiting.count == 1 else { return }
    while let next = earlyWaiting.first {
      carryOutEarly(next)
      earlyWaiting.removeFirst()
    }
  }

  private func carryOutEarly(_ operation: StackOperation<ViewController>) {
    if let world, stackID != nil { return operate(operation, animated: false, in: world) }
    guard operation.mistake({ early.contains($0) }) == nil,
      let change = operation.change(of: early), mayHold(change.entering)
    else { return }
    var new = early
    new.replaceSubrange(change.kept..., with: change.added)
    coming = new
    earlyEntering.removeAll { change.leaving.contains($0) }
    earlyEntering += change.entering
    exchangeChildren(change.leaving, for: change.entering) {
      // A callback may have removed a controller, or may have made the stack join a world.
      if stackID == nil { early = coming ?? new }
      decideLowerBars()
      coming = nil
    } tellEntered: {
      tellEarlyMoves()
    }
  }

  /// Calls `didMove(toParent:)` of the added controllers, except of the top.
  ///
  /// For the top, `didMove(toParent:)` is called when the top appears for the first time (N-19a).
  private func tellEarlyMoves() {
    if let world, stackID != nil {
      tellDidMove(in: world)
      // A callback may have presented the stack, which shows nothing while a callback runs.
      return requestDisplay()
    }
    let entered = earlyEntering.filter { $0 !== early.last }
    earlyEntering.removeAll { $0 !== early.last }
    for controller in entered { controller.tellDidMove(to: self) }
  }

  /// Returns whether a child counts as visible.
  ///
  /// While the top replaces the shown controller on screen, only the top of the two counts as
  /// visible (C-18). The top's view need not be inside the stack's view yet.
  override final func shows(_ child: ViewController) -> Bool {
    guard let exchange, stackID != nil else { return child.isInside(self) }
    if fact({ $0.top(of: $1) }) == child.membership?.id { return !child.isCoveredInContext }
    return shows(child, beside: exchange.from, exchange.to)
  }

  override final func isExchangingIn(_ child: ViewController) -> Bool {
    exchange?.to === child
  }

  override final func joined() {
    guard let world, let id = membership?.id else { return }
    let (controllers, entering) = (coming ?? early, earlyEntering)
    (early, earlyEntering) = ([], [])
    bringAll(controllers)
    stackID = world.hierarchy.makeStack(
      of: id, with: controllers.compactMap { $0.membership?.id },
      entering: entering.compactMap { $0.membership?.id })
    noteWindow()
    topChanged()
  }

  override final func left() {
    early = held
    earlyEntering = controllers(fact { $0.entering(in: $1) } ?? [])
    stackID = nil
  }

  override final func beganToAppear() {
    guard let world, let hasDisplayed = fact({ $0.hasDisplayed($1) }) else { return }
    if hasDisplayed || world.system.showsRootBeforeLayout {
      display { .appear($0) }
    } else {
      loadedView?.setNeedsLayout()
    }
  }

  override final func endedAppearance(of child: ViewController) {
    endEntry(of: child)
    guard owedDidShow === child else { return }
    owedDidShow = nil
    tellDidShow(child, animated: child.isAppearanceAnimated)
  }

  override final func lost(_ child: ViewController) {
    early.removeAll { $0 === child }
    coming?.removeAll { $0 === child }
    earlyEntering.removeAll { $0 === child }
    guard let world, let id = child.membership?.id, let stackID else { return }
    if child === shown, isViewOnScreen { lostShown = child }
    world.hierarchy.apply(.stackLost(stackID, id))
    loadedView?.setNeedsLayout()
    topChanged()
  }

  override final func viewLeftWindow() { leaveWindow() }

  override final func perform(_ effect: Admission.Effect, _ admitted: Admitted) {
    guard case .stack = admitted.request.kind else { return super.perform(effect, admitted) }
    switch effect {
    case .enqueue: if case .stack = admitted.blocker { noteNested(admitted.request) }
    case .completeRunning:
      apply { .interrupting($0, true) }
      super.perform(effect, admitted)
      apply { .interrupting($0, false) }
    case .judgeAgain: resume()
    case .operateStack: carryOut(admitted.request, admitted.occasion)
    case .raise: complain(admitted.request, admitted.arrival)
    case .deliverCompletion, .beginPresent, .beginDismiss, .report, .operateTabs, .popSelected,
      .tellSelected, .admit, .refuse:
      break
    }
  }
}
