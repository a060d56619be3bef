/// Keeps the selected tab of a screen equal to a value of a model, and its tabs to a list.
///
/// - A change of the model is looked at in the next turn; a change during a transition when that
///   has ended.
/// - A tap of the user is written to the model when it selects a tab, and a selection by the
///   program when it is noticed. When a selection is canceled, the model is restored, unless it has
///   changed meanwhile: the model wins.
/// - Where the value names no tab, the tab that is selected is written.
/// - A tab has one controller for as long as it stays in the list. When the selected tab is removed
///   another one is selected (N-100), and written.
///
/// Taps are noticed by the delegate of the tab bar controller. Where the app has made itself that,
/// a tap counts as a selection by the program, which is noticed when the view of the old tab has
/// left the window, and `shouldSelect` and `onReselection` are not called.
@MainActor
public final class SelectionPresenter<Screen: TabPresenter, Tab: Hashable>: AttachedPresenter,
  StatefulBinding
{
  /// The name that traces print.
  public let name: String

  private weak var screen: Screen?
  private let value: WatchedValue<TabState<Tab>>
  private let make: ((Tab) -> Screen.PresenterContent)?
  private let shouldSelect: ((Tab) -> Bool)?
  private let onReselection: ((Tab) -> Void)?

  private var machine = PathMachine<Tab>()
  /// The controllers of the tabs, in their order.
  private var made: [(tab: Tab, content: Screen.PresenterContent)]
  private var listener: AnyObject?
  /// The listener that is called when the view of the selected tab leaves the window.
  private var departure: (of: ObjectIdentifier, listener: AnyObject?)?
  private var registration = SingleRegistration()
  private var isUpdating = false
  private var needsUpdate = false
  /// Whether a tap on the selected tab was allowed.
  private var isTappedAgain = false
  /// Whether the tabs are looked at because of a tap.
  private var isTapping = false
  private var animation: AnimationChoice

  init(
    on screen: Screen, _ source: ValueAccess<TabState<Tab>>, made: [(Tab, Screen.PresenterContent)],
    name: String, animated: Bool, shouldSelect: ((Tab) -> Bool)?, onReselection: ((Tab) -> Void)?,
    make: ((Tab) -> Screen.PresenterContent)?
  ) {
    (self.screen, self.name, self.make, self.made) = (screen, name, make, made)
    (self.shouldSelect, self.onReselection) = (shouldSelect, onReselection)
    value = WatchedValue(source)
    animation = AnimationChoice(usually: animated)
    value.onChange = { [weak self] in self?.modelChanges() }
    value.watch()
    listener = screen.presenterObserveTabs { [weak self] in
      self?.mayTap($0) ?? true
    } didSelect: { [weak self] in
      self?.isTapped(on: $0)
    }
  }

  /// The controller whose tab is selected.
  public var shown: AnyObject? { screen?.selectedViewController }

  /// Whether there are tabs.
  public var isWanted: Bool { screen?.viewControllers?.isEmpty == false }

  /// Whether the screen has been released: a tab is selected whether or not the screen is in a
  /// window.
  public var isBlocked: Bool { screen == nil }

  /// Whether the tabs are those of the list, and the tab of the value is selected.
  public var isUpToDate: Bool {
    guard let screen else { return true }
    let state = value.read()
    if let tabs = state.tabs, tabs != self.tabs(of: screen) { return false }
    return !isWanted || selected(in: screen) == state.tab
  }

  package var stateParts: [Any] {
    [
      name, screen as Any, value, machine, made.map(\.tab), made.map(\.content),
      registration.isOpen, isUpdating, needsUpdate, isTappedAgain, isTapping, animation,
    ]
  }

  /// Compares the model with the tabs and does what is to be done.
  ///
  /// May be called at any time, any number of times.
  public func update() {
    guard !value.isReading, let screen else { return }
    animation.updateIsAsked()
    guard !isUpdating else { return setNeedsUpdate() }
    needsUpdate = false
    isUpdating = true
    defer { isUpdating = false }
    look(screen, follows(screen) ? .duringTransition : .atRest)
  }

  /// Calls ``update()`` in the next turn, once.
  public func setNeedsUpdate() {
    animation.updateIsAsked()
    if !needsUpdate, let screen { needsUpdate = screen.presenterSchedule(self) }
  }

  /// Follows its value no more: the tabs stay, and the screen keeps the presenter no longer.
  public func detach() {
    value.stopWatching()
    (listener, departure) = (nil, nil)
    screen?.presenterDetach(self)
    screen = nil
  }

  /// Follows the same value of `new` from now on, if it follows a value of `old`.
  public func rebind(from old: AnyObject, to new: AnyObject) {
    if value.rebind(from: old, to: new) { setNeedsUpdate() }
  }

  // MARK: The model

  private func modelChanges() {
    machine.modelSpeaks()
    animation.modelChanges()
    setNeedsUpdate()
  }

  private func write(_ tab: Tab, _ cause: DismissalCause) {
    note(tab, cause)
    var state = value.read()
    state.tab = tab
    if value.write(state) != state { setNeedsUpdate() }
  }

  private func note(_ tab: Tab, _ cause: DismissalCause) {
    screen?.presenterNote({ "= \(tab) (\(cause.rawValue))" }, by: self)
  }

  // MARK: The user

  private func mayTap(_ content: Screen.PresenterContent) -> Bool {
    if let tab = tab(of: content), shouldSelect?(tab) == false { return false }
    isTappedAgain = screen?.selectedViewController === content
    return true
  }

  private func isTapped(on content: Screen.PresenterContent) {
    let isAgain = isTappedAgain
    (isTappedAgain, isTapping) = (false, true)
    update()
    isTapping = false
    if isAgain, let tab = tab(of: content) { onReselection?(tab) }
  }

  // MARK: The tabs

  private func tab(of content: Screen.PresenterContent) -> Tab? {
    made.first { $0.content === content }?.tab
  }

  private func tabs(of screen: Screen) -> [Tab] {
    (screen.viewControllers ?? []).compactMap { tab(of: $0) }
  }

  private func selected(in screen: Screen) -> Tab? {
    screen.selectedViewController.flatMap { tab(of: $0) }
  }

  private func look(_ screen: Screen, _ moment: PathMachine<Tab>.Moment) {
    let state = value.read()
    if machine.known.first.map({ $0 != state.tab }) == true { note(state.tab, .program) }
    if moment == .atRest, let tabs = state.tabs { animation.act { set(tabs, on: screen) } }
    let selected = selected(in: screen)
    let effects = machine.look(
      [state.tab], stack: selected.map { [$0] } ?? [], moment,
      cause: isTapping ? .user : .program)
    for effect in effects {
      switch effect {
      case .write(let tabs, let cause): if let tab = tabs.first { write(tab, cause) }
      case .forgetOthers: break
      case .apply(let tabs): select(tabs, on: screen)
      }
    }
    if machine.known == machine.shown { animation.isDone() }
    observeDeparture(from: screen)
  }

  /// Replaces the tabs, if the list has changed.
  private func set(_ tabs: [Tab], on screen: Screen) {
    guard let make, tabs != self.tabs(of: screen) else { return }
    let old = made
    made = tabs.map { tab in (tab, old.first { $0.tab == tab }?.content ?? make(tab)) }
    screen.presenterAct(for: self) {
      screen.setViewControllers(made.map(\.content), animated: animation.isAnimated)
    }
  }

  /// Selects a tab; where there is none of the value, the model gets the one that is selected.
  private func select(_ tabs: [Tab], on screen: Screen) {
    guard let content = made.first(where: { [$0.tab] == tabs })?.content else {
      if let shown = machine.shown.first { write(shown, .program) }
      return
    }
    screen.presenterAct(for: self) {
      screen.presenterSelect(content, animated: animation.isAnimated)
    }
    let isMoving = follows(screen)
    if selected(in: screen).map({ [$0] }) == tabs { machine.applied(tabs, isMoving: isMoving) }
  }

  private func observeDeparture(from screen: Screen) {
    guard let content = screen.selectedViewController, screen.presenterIsOnScreen,
      departure?.of != ObjectIdentifier(content)
    else { return }
    let listener = screen.presenterObserveRemoval(of: content) { [weak self] in
      self?.setNeedsUpdate()
    }
    departure = (ObjectIdentifier(content), listener)
  }

  private func follows(_ screen: Screen) -> Bool {
    registration.register { body in
      screen.presenterAwaitsTransition(around: screen.presentedViewController, then: body)
    } then: { [weak self] in
      guard let self, let screen = self.screen else { return }
      look(screen, .atItsEnd)
      setNeedsUpdate()
    }
  }
}
