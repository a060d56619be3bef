import Foundation
import PresentationLifecycle

/// A container that shows the selected child controller, and a bar in which the user selects a tab.
///
/// Modeled after UIKit (N-100 to N-106). If the delegate supplies no animator, setting
/// ``selectedIndex`` changes the screen immediately, without animation (N-100). If the delegate
/// supplies an animator, setting ``selectedIndex`` calls the `viewWill…` callbacks and starts the
/// animator. The `viewDid…` callbacks are called when the animator calls `completeTransition`
/// (N-103). Further changes wait until the animation has ended (N-105).
///
/// While the tab bar controller is off screen, selecting a tab only changes ``selectedIndex`` and
/// ``selectedViewController`` (N-34). Only the selected controller gets appearance callbacks
/// (C-18).
///
/// ```swift
/// let tabs = TabBarController("Tabs")
/// tabs.viewControllers = [NavigationController(rootViewController: albums), search]
/// tabs.selectedIndex = 1
/// ```
@preconcurrency @MainActor open class TabBarController: ViewController {
  /// The delegate, which allows or refuses taps and supplies animators.
  open weak var delegate: (any TabBarControllerDelegate)? {
    get { calledDelegate }
    set { calledDelegate = newValue }
  }
  /// The delegate that is called: the object that was last set with this class's own setter.
  ///
  /// A subclass that overrides ``delegate`` can return another object there.
  final weak var calledDelegate: (any TabBarControllerDelegate)?
  /// The tab bar, which is in front of the selected controller's view.
  open var tabBar: TabBar { bar }
  /// The bar of this controller, even if a subclass overrides ``tabBar``.
  final var ownBar: TabBar { bar }
  private final lazy var bar = TabBar(of: self)

  /// Whether the tab bar is hidden.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { placeBar() } }
  }

  /// The tabs that the app has set, with their controllers.
  package final var assignedTabs: [(tab: Tab, controller: ViewController)] = []
  /// The tab that was selected before the selection that is being carried out.
  final weak var previousTab: Tab?
  /// The tap that sets ``selectedViewController`` now.
  final var openTap: OpenTap?
  /// The identity of the tabs' state machine; nil before the controller has joined a ``World``.
  final var tabID: TabID?
  /// The tabs that were set before this controller joined a ``World``.
  private final var early: (controllers: [ViewController], selected: ViewController?) = ([], nil)
  /// The tabs that a running change is about to set, before this controller has joined a ``World``.
  private final var coming: [ViewController]?
  /// The changes that were requested before this controller joined a ``World``; the first change is
  /// running.
  private final var earlyWaiting: [[ViewController]] = []
  /// Whether the app has set an array of controllers, and not nil.
  private final var hasArray = false
  /// The controllers that disappear and appear in the running change; nil while no change runs.
  final var exchange: TabExchange?
  /// The request of the running change.
  final var operation: Request?
  /// The removed controllers whose last callbacks have not been called yet.
  ///
  /// This array keeps the controllers alive until then.
  final var departing: [ViewController] = []
  /// The objects that delay the completions of animation transactions until the changes of the tabs
  /// have ended (N-91a).
  final var holds: [TransactionHold] = []
  /// The last frame that this controller has set on the bar.
  ///
  /// The app may set another frame. That frame stays until this controller moves the bar again, for
  /// example because the selected stack hides the bar.
  final var placedBar: CGRect?
  /// Whether the bar is moving alongside a transition of a stack.
  final var isBarMoving = false
  final lazy var transitionView = TransitionView(behind: bar, hasHiddenLowerBar: false)
  override final var spaceForChildren: View? { transitionView }

  /// Adds the state of the tabs to a description of the ``World``.
  ///
  /// The state includes every value that the later behavior of the tabs depends on.
  final func describeTabs(to state: inout StateWriter) {
    state.add("delegate", any: calledDelegate)
    state.add("identity", tabID)
    state.add("early", early.controllers)
    state.add("early selected", early.selected)
    if hasArray, tabs.controllers.isEmpty { state.add("has array", true) }
    state.add("coming", coming)
    state.add("early waiting", earlyWaiting)
    state.add("exchange", exchange)
    state.add("operation", operation)
    state.add("departing", departing)
    state.add("holds", all: holds)
    state.add("placed", placedBar)
    transitionView.describeBars(to: &state)
    state.add("bar moves", isBarMoving)
    state.add("bar hidden", isTabBarHidden)
    state.add("previous tab", any: previousTab?.identifier)
  }

  override final var tabbing: TabBarController? { self }

  /// Returns whether a child counts as visible.
  ///
  /// While the shown tab changes, only the selected one of the two tabs counts as visible (C-18).
  override final func shows(_ child: ViewController) -> Bool {
    guard let exchange else { return child.isInside(self) }
    if child === selectedViewController { return !child.isCoveredInContext }
    return shows(child, beside: exchange.from, exchange.to)
  }

  override final func isExchangingIn(_ child: ViewController) -> Bool {
    exchange?.to === child
  }

  /// Replaces the tab bar by a bar that the app has created.
  package final func replaceTabBar(by new: TabBar) {
    let old = bar
    if new === old { return }
    bar = new
    old.belong(to: nil)
    new.belong(to: self)
    transitionView.bar = new
    giveItemsToBar()
    guard old.superview != nil else { return }
    (new.frame, new.isHidden) = (old.frame, old.isHidden)
    old.superview?.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    transitionView.barChanged()
  }

  /// Hides or shows the tab bar; the change is never animated.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// Creates a view that contains the selected controller's view and the bar.
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

  /// The controllers, from the first tab to the last; nil until an array is set.
  ///
  /// As in UIKit, `viewControllers?.append(_:)` has no effect while this property is nil. Setting
  /// nil removes all tabs.
  ///
  /// Setting this property calls `setViewControllers(_:animated:)` without animation.
  ///
  /// A tab is removed when the app calls `removeFromParent()` on its controller, or adds the
  /// controller to another parent. If the removed tab was selected, the tab after the removed tab
  /// becomes selected. If there is no tab after the removed tab, the first tab becomes selected
  /// (C-2a).
  open var viewControllers: [ViewController]? {
    get { tabs.controllers.isEmpty && !hasArray ? nil : tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// `willMove(toParent:)` and `didMove(toParent:)` are called on the added and the removed
  /// controllers. If a controller occurs twice in the array, the second occurrence is ignored.
  ///
  /// If the selected controller is not removed, it stays selected. If the selected controller is
  /// removed, the controller at the same index of the new array becomes selected and is shown
  /// (N-100). If the new array has no controller at this index, the first controller becomes
  /// selected.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers from the first tab to the last; nil removes all tabs.
  ///   - animated: Whether the delegate is asked for an animator when another controller becomes
  ///     selected (N-101a). If the transition is interactive and is canceled, the old tabs are
  ///     restored.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    var new: [ViewController] = []
    hasArray = viewControllers != nil
    for controller in viewControllers ?? [] where !new.contains(where: { $0 === controller }) {
      new.append(controller)
    }
    guard let world, tabID != nil, earlyWaiting.isEmpty else { return setEarly(new) }
    set(new, animated: animated, in: world)
  }

  /// Called when the user has tapped a tab that may be selected, before the selection changes; does
  /// nothing by default (N-101).
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  /// Never called by this package: the user cannot rearrange tabs.
  open func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [TabBarItem]) {}

  /// Never called by this package: the user cannot rearrange tabs.
  open func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [TabBarItem]) {}

  /// Never called by this package: the user cannot rearrange tabs.
  open func tabBar(
    _ tabBar: TabBar, willEndCustomizing items: [TabBarItem], changed: Bool
  ) {}

  /// Never called by this package: the user cannot rearrange tabs.
  open func tabBar(
    _ tabBar: TabBar, didEndCustomizing items: [TabBarItem], changed: Bool
  ) {}

  /// Adds a tab at the end (C-25).
  open override func addChild(_ childController: ViewController) {
    setViewControllers(tabs.controllers + [childController], animated: false)
  }

  private func set(_ new: [ViewController], animated: Bool, in world: World) {
    guard world.receives(new) else { return world.releaseVisitors() }
    operate(
      .set(new.compactMap { $0.membership?.id }), in: world, with: new, animated: animated)
  }

  /// The index of the selected tab, counted from zero; `NSNotFound` if there are no tabs.
  ///
  /// Setting the index selects a tab without calling `shouldSelect` or `didSelect` (N-101). If no
  /// tab has the index, nothing changes.
  ///
  /// During an animated change, this property is the new index. If the change is canceled, this
  /// property is the old index again (N-103).
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

  /// The controller whose tab is selected; nil if there are no tabs.
  ///
  /// Setting this property selects a tab in the same way as setting ``selectedIndex``. If the new
  /// controller has no tab, an issue is raised. Setting nil changes nothing.
  open var selectedViewController: ViewController? {
    get { tabs.selected }
    set {
      guard let new = newValue else { return }
      guard let world, tabID != nil else { return selectEarly(new) }
      guard world.receives(new), let id = new.membership?.id else { return }
      let isByUser = openTap?.takes(new) == true
      operate(.select(id), in: world, with: [new], isByUser: isByUser)
    }
  }

  private func selectEarly(_ new: ViewController) {
    guard early.controllers.contains(where: { $0 === new }) else {
      return worldToEnter.report(Issues.selectedStranger(), at: subject)
    }
    early.selected = new
  }

  /// Sets the tabs before this controller has joined a ``World``.
  ///
  /// If another change is running, the new change waits for the end of that change (N-105).
  private func setEarly(_ new: [ViewController]) {
    earlyWaiting.append(new)
    guard earlyWaiting.count == 1 else { return }
    while let next = earlyWaiting.first {
      carryOutEarly(next)
      earlyWaiting.removeFirst()
    }
    releaseOldTabs()
  }

  /// Releases the tabs whose controllers this controller no longer has.
  ///
  /// Does nothing while a change of the tabs is running or waiting, because it may set or restore
  /// them.
  package final func releaseOldTabs() {
    if assignedTabs.isEmpty || !earlyWaiting.isEmpty { return }
    if let node, node.machine.state != .resting || !node.waiting.isEmpty { return }
    let controllers = tabs.controllers
    assignedTabs.removeAll { tab in !controllers.contains { $0 === tab.controller } }
  }

  private func carryOutEarly(_ new: [ViewController]) {
    if let world, tabID != nil { return set(new, animated: false, in: world) }
    let change = StackOperation.set(new).change(of: early.controllers) ?? .nothing()
    guard mayHold(change.entering) else { return }
    coming = new
    exchangeChildren(change.leaving, for: change.entering) {
      // A callback may have removed a controller, or may have made the tab bar controller join a
      // world.
      if tabID == nil { select(in: coming ?? new) }
      coming = nil
    } tellEntered: {
      for controller in change.entering { controller.tellDidMove(to: self) }
    }
  }

  /// Sets the tabs before this controller has joined a ``World``, and keeps the selected
  /// controller.
  ///
  /// If the selected controller is not in `new`, the controller at the same index becomes selected.
  /// If `new` is too short for this index, the first controller becomes selected.
  private func select(in new: [ViewController]) {
    let (old, selected) = early
    early.controllers = new
    giveItemsToBar()
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
    // The tab bar controller may leave the world before the running change of tabs is made.
    coming?.removeAll { $0 === child }
    if let world, let tabID {
      leftTabs(child, tabID, in: world)
    } else {
      select(in: early.controllers.filter { $0 !== child })
    }
    releaseOldTabs()
  }

  override final func left() {
    early = tabs
    tabID = nil
  }

  override final func beganToAppear() { display() }

  override final func perform(_ effect: Admission.Effect, _ admitted: Admitted) {
    guard case .tab = admitted.request.kind else { return super.perform(effect, admitted) }
    switch effect {
    case .operateTabs:
      previousTab = selectedViewController?.tab
      carryOut(admitted.request)
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
