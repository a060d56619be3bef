public import Foundation
package import PresentationLifecycle

/// A stack of controllers of which the top one is shown.
///
/// Modelled after UIKit (N-1 to N-50). An operation has two halves: in the call the stack changes,
/// and `willMove(toParent:)` and the delegate's queries run; in the next layout of its own view,
/// usually in the commit of the same turn, views and appearance callbacks follow (N-1). An
/// operation that is asked for while an animated one is under way waits for its end (N-40).
///
/// ```swift
/// let stack = NavigationController(rootViewController: albums)
/// stack.pushViewController(ViewController("Rome"), animated: true)
/// ```
@preconcurrency @MainActor open class NavigationController: ViewController {
  /// The operation that a delegate's animator is asked for.
  public enum Operation: Int, Hashable, Sendable {
    /// No operation.
    case none
    /// A transition to a controller that was not in the stack.
    case push
    /// A transition to a controller that was below the top.
    case pop
  }

  /// The delegate, which is called for transitions and supplies their animators.
  open weak var delegate: (any NavigationControllerDelegate)?
  /// Whether the bar is hidden; it also holds the edge swipe back (N-60).
  open var isNavigationBarHidden = false {
    didSet { navigationBar.isHidden = isNavigationBarHidden }
  }
  /// The gesture recognizer of the edge swipe, which another module keeps; nil if the guards of
  /// N-60 alone decide.
  package final var edgeSwipe: (any EdgeSwiping)?
  /// The bar.
  public final let navigationBar = NavigationBar("", frame: .zero)

  /// Its identity among the machines, once it has joined a world.
  final var stackID: StackID?
  /// The stack before it has joined a world.
  private final var early: [ViewController] = []
  /// The same once a call returns that is under way.
  private final var coming: [ViewController]?
  /// The controllers that were sent `willMove(toParent:)` and not yet `didMove`.
  private final var earlyEntering: [ViewController] = []
  /// Operations that wait for it; the first is under way.
  private final var earlyWaiting: [StackOperation<ViewController>] = []
  /// The exchange of controllers in the running view half.
  final var exchange: StackExchange?
  /// The request that is being carried out.
  final var operation: Request?
  /// The number of requests that interrupt its transition now; waiting operations stay behind them
  /// (N-42).
  final var requestsToYieldTo = 0
  /// The tickets of what had to wait, where that is reported (N-46).
  final var nested: [Int] = []
  /// The controller that `didShow` has not named yet after a first display (N-15).
  final weak var owedDidShow: ViewController?
  /// Removed controllers whose callbacks are still due; kept alive until then (N-13).
  final var departing: [ViewController] = []
  /// The transactions that wait for operations to end (N-91a).
  final var holds: [TransactionHold] = []
  /// The world that was in use when a presenter was bound before the stack had joined one.
  final weak var bindingWorld: World?
  final var listeners: [WeakListener] = []
  final let transitionView = View("", frame: .zero)

  /// The state that decides how the stack behaves, for a description of a run's state.
  final var stackParts: [StatePart] {
    [
      ("delegate", delegate as Any), ("bar hidden", isNavigationBarHidden),
      ("identity", stackID as Any), ("early", early), ("coming", coming as Any),
      ("early entering", earlyEntering), ("early waiting", earlyWaiting),
      ("exchange", exchange as Any), ("operation", operation as Any),
      ("yields to", requestsToYieldTo), ("nested", nested.count),
      ("owed", owedDidShow as Any), ("departing", departing), ("holds", holds),
      ("listeners", listeners),
    ]
  }

  /// The state of its machine.
  package final var state: StackMachine.State {
    node { $0.machine.state } ?? .resting
  }

  /// Whether operations wait for another (N-42).
  package final var hasOperationsWaiting: Bool {
    node { !$0.waiting.isEmpty } ?? false
  }

  override final var navigation: NavigationController? { self }

  /// A stack with a root: a push without animation (N-33).
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// An empty stack; the nib's name becomes the controller's name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Pushes a controller, animated.
  open override func show(_ vc: ViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Returns nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes a view that holds the shown controller's.
  open override func loadView() {
    view = NavigationView(of: self)
  }

  /// From the root to the top; setting it replaces the stack without animation (N-30).
  open var viewControllers: [ViewController] {
    get { held }
    set { setViewControllers(newValue, animated: false) }
  }

  private var held: [ViewController] {
    node { $0.controllers }.map(controllers) ?? early
  }

  /// The last controller of the stack (N-2).
  public final var topViewController: ViewController? {
    guard let world, stackID != nil else { return early.last }
    return (node { $0.top } ?? nil).flatMap { world.controller($0) }
  }

  /// The controller that is presented above the stack, or else the top (N-5).
  public final var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// Whether a tab bar is hidden: a controller from the root's next one up to the top wants it
  /// (N-36).
  public final var hidesBottomBar: Bool {
    viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Pushes a controller (N-10, N-14).
  ///
  /// Raises for a controller that is in the stack (N-24), and for another stack (N-27).
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard !(viewController is NavigationController) else {
      return worldToEnter.report(Issues.pushedStack(), at: subject)
    }
    operate(.push(viewController), animated: animated)
  }

  /// Pops the top (N-13).
  ///
  /// - Returns: The popped controller, or the present top when the pop waits (N-43); nil at the
  ///   root (N-20).
  @discardableResult open func popViewController(animated: Bool) -> ViewController? {
    let (top, popsOne) = (topViewController, count > 1)
    operate(.pop, animated: animated)
    return popsOne ? top : nil
  }

  /// Whether the back button may pop `item`'s controller; an override asks the user first (N-37).
  ///
  /// Asked for the button alone: the edge swipe and the program pop without.
  open func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
    true
  }

  /// Shows or hides the bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  final var count: Int {
    stackID == nil ? early.count : node { $0.controllers.count } ?? 0
  }

  /// Pops everything above a controller (N-22); raises if it is not in the stack (N-23).
  ///
  /// - Returns: The popped controllers, lowest first; nil if there are none (N-21).
  @discardableResult open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    operate(.popTo(viewController), above: viewController, animated: animated)
  }

  /// Pops everything above the root (N-22).
  ///
  /// - Returns: The popped controllers, lowest first; nil if there are none (N-21).
  @discardableResult open func popToRootViewController(animated: Bool) -> [ViewController]? {
    operate(.popToRoot, above: viewControllers.first, animated: animated)
  }

  /// Replaces the stack: a push if the new top is new, a pop if it was below the old one, nothing
  /// that is seen if the top stays (N-28, N-29).
  ///
  /// Raises if a controller occurs twice (N-25).
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    operate(.set(viewControllers), animated: animated)
  }

  /// - Returns: What stood above `controller`; nil for nothing.
  private func operate(
    _ operation: StackOperation<ViewController>, above controller: ViewController?, animated: Bool
  ) -> [ViewController]? {
    let old = viewControllers
    operate(operation, animated: animated)
    guard let index = old.firstIndex(where: { $0 === controller }), index + 1 < old.count
    else { return nil }
    return Array(old[(index + 1)...])
  }

  private func operate(_ operation: StackOperation<ViewController>, animated: Bool) {
    guard let world, stackID != nil, earlyWaiting.isEmpty else { return operateEarly(operation) }
    operate(operation, animated: animated, in: world)
  }

  /// The model half, before there is a world (N-33, N-34), one operation after the other (N-42).
  private func operateEarly(_ operation: StackOperation<ViewController>) {
    if let mistake = operation.mistake({ viewControllers.contains($0) }) {
      let names = operation.elements.map(\.printed)
      return worldToEnter.report(Issues.stack(mistake, printed, with: names), at: subject)
    }
    // Whether there is anything to pop is judged in the call (N-20).
    if operation == .pop, viewControllers.count < 2 { return }
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
      // A callback may have taken a controller out, or brought the stack into a world.
      if stackID == nil { early = coming ?? new }
      coming = nil
    }
    tellEarlyMoves()
  }

  /// The entry of the top ends with its first appearance (N-19a).
  private func tellEarlyMoves() {
    if stackID != nil { return tellDidMove() }
    let entered = earlyEntering.filter { $0 !== early.last }
    earlyEntering.removeAll { $0 !== early.last }
    for controller in entered { controller.tellDidMove(to: self) }
  }

  /// While two controllers change places, the top alone, wherever its view is (C-18).
  override final func shows(_ child: ViewController) -> Bool {
    guard exchange != nil, stackID != nil else { return child.isInside(self) }
    return node { $0.top } == child.membership?.id
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
    tellListeners()
  }

  override final func left() {
    early = held
    earlyEntering = controllers(node { $0.entering } ?? [])
    stackID = nil
  }

  /// Its view has come into a window, or left it (N-34, N-41a).
  final func noteWindow() {
    apply { .inWindow($0, viewIfLoaded?.isOnScreen == true) }
  }

  override final func beganToAppear() {
    guard let world, let hasDisplayed = node({ $0.hasDisplayed }) else { return }
    if hasDisplayed || world.system.showsRootBeforeLayout {
      display { .appear($0) }
    } else {
      viewIfLoaded?.setNeedsLayout()
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
    world.hierarchy.apply(.stackLost(stackID, id))
    viewIfLoaded?.setNeedsLayout()
    tellListeners()
  }

  override final func viewLeftWindow() { leaveWindow() }

  override final func perform(_ effect: Admission.Effect, _ admitted: Admitted) {
    guard case .stack = admitted.request.kind else { return super.perform(effect, admitted) }
    switch effect {
    case .enqueue: if case .stack = admitted.blocker { noteNested(admitted.request) }
    case .completeRunning:
      requestsToYieldTo += 1
      super.perform(effect, admitted)
      requestsToYieldTo -= 1
    case .judgeAgain: resume()
    case .operateStack: carryOut(admitted.request, admitted.occasion)
    case .raise: complain(admitted.request, admitted.arrival)
    case .deliverCompletion, .beginPresent, .beginDismiss, .report, .operateTabs, .popSelected,
      .tellSelected, .admit, .refuse:
      break
    }
  }
}
