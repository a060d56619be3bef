/// An object that keeps the selected tab of a tab bar controller in agreement with a model's value.
///
/// The presenter can also keep the list of tabs in agreement with an array of the model. The
/// presenter follows these rules:
///
/// - A change of the model takes effect in the next turn of the main run loop. During a transition,
///   the change takes effect when the transition has ended.
/// - When the user taps a tab, the presenter immediately writes the selected tab to the model. A
///   change of the model that has not taken effect yet takes effect before the tap.
/// - If the app's code selects a tab, the presenter writes this tab to the model at the presenter's
///   next update. For example, the presenter updates when the view of the old tab has left the
///   window. While another controller covers the tabs in full screen, no view leaves the window, so
///   the presenter updates when the tabs are uncovered. Until then, the model and the tabs differ.
///   To write the tab at once, call ``update()`` after the selection.
/// - If a selection is canceled, the presenter restores the model's value. A change that the model
///   has made in the meantime takes precedence.
/// - If no tab belongs to the model's value, the presenter writes the selected tab to the model.
/// - Each tab has its own controller for as long as the tab stays in the list.
/// - If the selected tab is removed, another tab is selected (N-100). The presenter then writes the
///   new selection to the model.
///
/// To notice taps, the presenter sets the delegate of the tab bar controller. If the app has set
/// its own delegate, a tap counts as a selection by the app's code. The presenter then notices the
/// tap only when the view of the old tab has left the window, and calls neither `shouldSelect` nor
/// `onReselection`.
@MainActor
public final class SelectionPresenter<Screen: TabPresenter, Tab: Hashable>: AttachedPresenter,
  StatefulBinding
{
  /// The presenter's name in the trace of a test.
  public let name: String

  private weak var screen: Screen?
  private let value: WatchedValue<TabState<Tab>>
  private var make: ((Tab) -> Screen.PresenterContent)?
  private var shouldSelect: ((Tab) -> Bool)?
  private var onReselection: ((Tab) -> Void)?

  private var machine = PathMachine<Tab>()
  /// The tabs and their controllers, in display order.
  private var made: [(tab: Tab, content: Screen.PresenterContent)]
  private var removed = RemovedScreens<Screen>()
  private var listener: AnyObject?
  /// A listener that is called when the view of the selected tab leaves the window.
  private var departure: (of: ObjectIdentifier, listener: AnyObject?)?
  private var registration = SingleRegistration()
  private var isUpdating = false
  private var needsUpdate = false
  /// Whether the current tap is a permitted tap on the tab that is already selected.
  private var isTappedAgain = false
  /// Whether the presenter is handling a tap.
  private var isTapping = false

  init(
    on screen: Screen, _ source: ValueAccess<TabState<Tab>>, made: [(Tab, Screen.PresenterContent)],
    name: String, animated: Bool, shouldSelect: ((Tab) -> Bool)?, onReselection: ((Tab) -> Void)?,
    make: ((Tab) -> Screen.PresenterContent)?
  ) {
    (self.screen, self.name, self.make, self.made) = (screen, name, make, made)
    (self.shouldSelect, self.onReselection) = (shouldSelect, onReselection)
    value = WatchedValue(source, animated: animated)
    value.onAnnouncement = { [weak self] in self?.scheduleUpdate() }
    value.onChange = { [weak self] _, _ in self?.machine.modelChanged() }
    value.watch()
    listener = screen.presenterObserveTabs { [weak self] in
      self?.mayTap($0) ?? true
    } didSelect: { [weak self] in
      self?.isTapped(on: $0)
    }
  }

  /// The controller of the selected tab.
  public var shown: AnyObject? { screen?.selectedViewController }

  /// Whether the tab bar controller has tabs.
  public var isWanted: Bool { screen?.viewControllers?.isEmpty == false }

  /// Whether no tab can be selected, because the tab bar controller has been deallocated.
  ///
  /// A tab is selected even if the tab bar controller is not in a window.
  public var isBlocked: Bool { screen == nil }

  /// Whether the tabs and the selected tab agree with the model.
  public var isUpToDate: Bool {
    guard let screen else { return true }
    let state = value.read()
    if let tabs = state.tabs, tabs != self.tabs(of: screen) { return false }
    return !isWanted || selected(in: screen) == state.tab
  }

  package var isDetached: Bool { screen == nil }

  package func describe(to state: inout some BindingParts) {
    state.add(name)
    state.add(object: screen)
    state.add(object: value)
    var machine = machine
    if value.hasUnreportedChange { machine.modelChanged() }
    machine.describe(to: &state)
    state.add(any: made.map { $0.tab })
    state.add(objects: made.map { $0.content })
    state.add(objects: removed.screens)
    state.add(registration.isOpen)
    state.add(isUpdating)
    state.add(needsUpdate)
    state.add(isTappedAgain)
    state.add(isTapping)
  }

  /// Compares the model with the tabs; if the two differ, changes the model or the tabs.
  ///
  /// This method may be called at any time.
  public func update() {
    guard !value.isReading, let screen else { return }
    value.animation.updateIsAsked()
    guard !isUpdating else { return setNeedsUpdate() }
    needsUpdate = false
    isUpdating = true
    defer { isUpdating = false }
    reconcile(screen, follows(screen) ? .duringTransition : .atRest)
  }

  /// Calls ``update()`` once in the next turn of the main run loop.
  public func setNeedsUpdate() {
    value.animation.updateIsAsked()
    scheduleUpdate()
  }

  private func scheduleUpdate() {
    if !needsUpdate, let screen { needsUpdate = screen.presenterSchedule(self) }
  }

  /// Ends the presenter.
  ///
  /// The presenter no longer follows the model's value, and releases its closures. The tab bar
  /// controller no longer keeps the presenter alive. The tabs stay in the tab bar controller.
  public func detach() {
    value.stopWatching()
    (listener, departure) = (nil, nil)
    (make, shouldSelect, onReselection) = (nil, nil, nil)
    screen?.presenterDetach(self)
    screen = nil
  }

  /// Makes the presenter follow a property of the model `new` instead of the same property of
  /// `old`.
  ///
  /// Does nothing if the presenter does not follow a property of `old`.
  public func rebind(from old: AnyObject, to new: AnyObject) {
    if value.rebind(from: old, to: new) { setNeedsUpdate() }
  }

  // MARK: The model

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
    if needsUpdate {
      // The tap follows a change of the model, which may have removed the tapped tab.
      update()
      guard screen?.viewControllers?.contains(where: { $0 === content }) == true else {
        return false
      }
    }
    if let tab = tab(of: content), shouldSelect?(tab) == false { return false }
    isTappedAgain = screen?.selectedViewController === content
    return true
  }

  private func isTapped(on content: Screen.PresenterContent) {
    let isAgain = isTappedAgain
    (isTappedAgain, isTapping) = (false, true)
    update()
    isTapping = false
    if isAgain { popToRoot(of: content) }
    if isAgain, let tab = tab(of: content) { onReselection?(tab) }
  }

  /// Empties the path of a tab that the user has tapped again.
  private func popToRoot(of content: Screen.PresenterContent) {
    for presenter in (content as? any Presenter)?.presenterAttached ?? [] {
      (presenter as? any RootedBinding)?.userPopsToRoot(of: content)
    }
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

  private func reconcile(_ screen: Screen, _ moment: PathMachine<Tab>.Moment) {
    let state = value.readForUpdate()
    if machine.known.first.map({ $0 != state.tab }) == true { note(state.tab, .program) }
    if moment == .atRest, let tabs = state.tabs {
      let old = made.map { $0.content }
      value.animation.act { set(tabs, on: screen) }
      removed.keep(old.filter { tab(of: $0) == nil }, of: screen) { [weak self] in
        self?.setNeedsUpdate()
      }
    }
    let selected = selected(in: screen)
    let effects = machine.reconcile(
      [state.tab], stack: selected.map { [$0] } ?? [], moment,
      cause: isTapping ? .user : .program)
    for effect in effects {
      switch effect {
      case .write(let tabs, let cause): if let tab = tabs.first { write(tab, cause) }
      case .forgetOthers: break
      case .apply(let tabs): select(tabs, on: screen)
      }
    }
    if machine.known == machine.shown { value.animation.isDone() }
    observeDeparture(from: screen)
  }

  /// Replaces the controllers of the tabs, if the list has changed.
  private func set(_ tabs: [Tab], on screen: Screen) {
    guard let make, tabs != self.tabs(of: screen) else { return }
    let old = made
    made = tabs.map { tab in (tab, old.first { $0.tab == tab }?.content ?? make(tab)) }
    screen.presenterAct(for: self) {
      screen.setViewControllers(made.map { $0.content }, animated: value.animation.isAnimated)
    }
  }

  /// Selects the tab that the model asks for.
  ///
  /// `tabs` contains only this tab. If the tab is not in the list of tabs, this method instead
  /// writes the currently selected tab to the model.
  private func select(_ tabs: [Tab], on screen: Screen) {
    guard let content = made.first(where: { [$0.tab] == tabs })?.content else {
      if let shown = machine.shown.first { write(shown, .program) }
      return
    }
    screen.presenterAct(for: self) {
      screen.presenterSelect(content, animated: value.animation.isAnimated)
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
      reconcile(screen, .atItsEnd)
      setNeedsUpdate()
    }
  }
}
