import Foundation
import PresentationLifecycle

/// Controllers of which one is selected and shown, and a bar to select them with.
///
/// Modelled after UIKit (N-100 to N-106). A change of the selection happens in its call, while
/// the tab bar controller is on screen: without an animator it is over when the call returns, and
/// nothing of it is animated (N-100); with one, the `viewWill…` callbacks and the animator's start
/// are in the call, and the `viewDid…` callbacks follow `completeTransition` (N-103). Off screen
/// only the model changes (N-34). What is asked for while a change is under way waits for its end
/// (N-105). Only the selected controller hears of appearance (C-18).
///
/// ```swift
/// let tabs = TabBarController("Tabs")
/// tabs.viewControllers = [NavigationController(rootViewController: albums), search]
/// tabs.selectedIndex = 1
/// ```
@preconcurrency @MainActor open class TabBarController: ViewController {
  /// The delegate, which is called for taps and supplies animators.
  open weak var delegate: (any TabBarControllerDelegate)?
  /// The bar, in front of the selected controller's view.
  public final let tabBar: TabBar = TabBar("tab bar")

  /// Its identity among the machines, once it has joined a world.
  final var tabID: TabID?
  /// The tabs before it has joined a world.
  private final var early: (controllers: [ViewController], selected: ViewController?) = ([], nil)
  /// The tabs that a change is about to set, before the tab bar controller has joined a world.
  private final var coming: [ViewController]?
  /// The changes before it has joined a world: the one that is carried out, and those that wait.
  private final var earlyWaiting: [[ViewController]] = []
  /// The exchange of controllers in the running change.
  final var exchange: TabExchange?
  /// The request that is being carried out.
  final var operation: Request?
  /// Removed controllers whose callbacks are still due; kept alive until then.
  final var departing: [ViewController] = []
  /// The transactions that wait for changes to end (N-91a).
  final var holds: [TransactionHold] = []
  /// The frame in which the bar was placed last; a frame that the app sets later stays until the
  /// bar's controller is shown elsewhere.
  final var placedBar: CGRect?
  /// Whether the bar is on its way beside a transition of a stack.
  final var isBarMoving = false
  final let transitionView = View("", frame: .zero)

  /// The state that decides how the tabs behave, for a description of a run's state.
  final func describeTabs(to state: any StateVisitor) {
    state.add("delegate", any: delegate)
    state.add("identity", tabID)
    state.add("early", early.controllers)
    state.add("early selected", early.selected)
    state.add("coming", coming)
    state.add("early waiting", earlyWaiting)
    state.add("exchange", exchange)
    state.add("operation", operation)
    state.add("departing", departing)
    state.add("holds", any: holds)
    state.add("placed", placedBar)
    state.add("bar moves", isBarMoving)
  }

  override final var tabbing: TabBarController? { self }

  /// While two controllers change places, the selected one alone (C-18).
  override final func shows(_ child: ViewController) -> Bool {
    exchange == nil ? child.isInside(self) : child === selectedViewController
  }

  /// Makes a view that holds the selected controller's, and the bar.
  open override func loadView() {
    view = TabBarView(of: self)
  }

  private var tabs: (controllers: [ViewController], selected: ViewController?) {
    guard let world, let tabs = node?.tabs else { return early }
    return (
      tabs.controllers.compactMap { world.controller($0) },
      tabs.selected.flatMap { world.controller($0) }
    )
  }

  /// The controllers, from the first tab to the last; see `setViewControllers(_:animated:)`.
  ///
  /// A controller that leaves this parent by itself, or for another one, leaves the tabs, too; if
  /// it was selected, the one that has its place then is selected, else the first (C-2a).
  open var viewControllers: [ViewController]? {
    get { tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// The controllers that are added and removed are sent `willMove(toParent:)` and
  /// `didMove(toParent:)`. The selected controller stays selected. If it is removed, the controller
  /// that has its place now is selected, else the first one, and the two change places (N-100). A
  /// controller that occurs twice counts at its first place.
  ///
  /// - Parameters:
  ///   - viewControllers: From the first tab to the last; nil for none.
  ///   - animated: Whether the delegate is asked for an animator when another controller is
  ///     selected (N-101a). If its interaction is canceled, the old tabs are restored.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    var new: [ViewController] = []
    for controller in viewControllers ?? [] where !new.contains(where: { $0 === controller }) {
      new.append(controller)
    }
    guard let world, tabID != nil, earlyWaiting.isEmpty else { return setEarly(new) }
    set(new, animated: animated, in: world)
  }

  private func set(_ new: [ViewController], animated: Bool, in world: World) {
    guard new.allSatisfy(world.receives) else { return world.releaseVisitors() }
    operate(
      .set(new.compactMap { $0.membership?.id }), in: world, with: new, animated: animated)
  }

  /// The index of the selected tab, counted from zero, or `NSNotFound` if there are none.
  ///
  /// Setting it selects without calling `shouldSelect` or `didSelect` (N-101); a number without a
  /// tab changes nothing. During an animated change it is the new number, and after a canceled
  /// change the old one again (N-103).
  open var selectedIndex: Int {
    get {
      let tabs = tabs
      return tabs.controllers.firstIndex { $0 === tabs.selected } ?? NSNotFound
    }
    set {
      let controllers = tabs.controllers
      if controllers.indices.contains(newValue) { selectedViewController = controllers[newValue] }
    }
  }

  /// The controller whose tab is selected; nil if there are none.
  ///
  /// As `selectedIndex`. Setting one without a tab raises; nil changes nothing.
  open var selectedViewController: ViewController? {
    get { tabs.selected }
    set {
      guard let new = newValue else { return }
      guard let world, tabID != nil else { return selectEarly(new) }
      guard world.receives(new), let id = new.membership?.id else { return }
      operate(.select(id), in: world, with: [new])
    }
  }

  private func selectEarly(_ new: ViewController) {
    guard early.controllers.contains(where: { $0 === new }) else {
      return worldToEnter.report(Issues.selectedStranger(), at: subject)
    }
    early.selected = new
  }

  /// Sets tabs one change after the other, as in a world (N-105).
  private func setEarly(_ new: [ViewController]) {
    earlyWaiting.append(new)
    guard earlyWaiting.count == 1 else { return }
    while let next = earlyWaiting.first {
      carryOutEarly(next)
      earlyWaiting.removeFirst()
    }
  }

  private func carryOutEarly(_ new: [ViewController]) {
    if let world, tabID != nil { return set(new, animated: false, in: world) }
    let change = StackOperation.set(new).change(of: early.controllers) ?? .nothing()
    guard mayHold(change.entering) else { return }
    coming = new
    exchangeChildren(change.leaving, for: change.entering) {
      // A callback may have taken a controller out, or brought the tabs into a world.
      if tabID == nil { select(in: coming ?? new) }
      coming = nil
    }
    for controller in change.entering { controller.tellDidMove(to: self) }
  }

  /// Before there is a world: the selected controller stays selected, else the one at its place is,
  /// else the first.
  private func select(in new: [ViewController]) {
    let (old, selected) = early
    early.controllers = new
    if new.contains(where: { $0 === selected }) { return }
    let place = old.firstIndex { $0 === selected } ?? 0
    early.selected = new.indices.contains(place) ? new[place] : new.first
  }

  override final func joined() {
    guard let world, let id = membership?.id else { return }
    if let coming { select(in: coming) }
    let (controllers, selected) = early
    early = ([], nil)
    bringAll(controllers)
    tabID = world.hierarchy.makeTabs(
      of: id, controllers.compactMap { $0.membership?.id }, selected: selected?.membership?.id)
  }

  override final func lost(_ child: ViewController) {
    if let world, let tabID { return leftTabs(child, tabID, in: world) }
    select(in: early.controllers.filter { $0 !== child })
    coming?.removeAll { $0 === child }
  }

  override final func left() {
    early = tabs
    tabID = nil
  }

  override final func beganToAppear() { display() }

  override final func perform(_ effect: Admission.Effect, _ admitted: Admitted) {
    guard case .tab = admitted.request.kind else { return super.perform(effect, admitted) }
    switch effect {
    case .operateTabs: carryOut(admitted.request)
    case .popSelected: popSelected(admitted.request)
    case .tellSelected: tellSelected(admitted.request)
    case .report:
      if let selected = selectedViewController {
        world?.report(Issues.selectedDuringTransition(selected.printed), at: subject)
      }
    case .raise: world?.report(Issues.selectedStranger(), at: subject)
    case .enqueue, .completeRunning, .judgeAgain, .deliverCompletion, .beginPresent, .beginDismiss,
      .operateStack, .admit, .refuse:
      break
    }
  }
}
