/// An object that presents a controller while an optional value of a model is not nil.
///
/// The presented controller is called the *content*. A new content is created for each
/// presentation. The presenter follows these rules:
///
/// - A change of the model takes effect in the next turn of the main run loop. During a transition,
///   the change takes effect when the transition has ended.
/// - If the new value has the same identity as the old value, the presenter updates the content in
///   place. If the new value has another identity, the presenter dismisses the content and then
///   presents a new content.
/// - When the user or other code dismisses the content, the presenter writes nil to the model.
///   ``WriteBack`` determines the time of this write.
/// - If the dismissal is canceled, the presenter restores the model's value. A change that the
///   model has made in the meantime, or before the user began the dismissal, takes precedence. If
///   the value is a case of an enumeration, this is also true for another case, which another
///   presenter of the same screen shows.
/// - The presenter dismisses only contents that it has presented itself, and dismisses each content
///   once.
/// - If the presenting controller or one of its ancestors already presents another controller, the
///   presenter waits until that other controller has been dismissed.
///
/// The presenting controller keeps its presenters alive. If a presenter is deallocated, its content
/// stays presented, and nothing more is written to the model.
///
/// After a change by code on another actor, the presenter updates in a later turn of the run loop.
/// A change of the model inside the closure that reads the value does not cause an update. If the
/// value is not observed, call ``update()`` after each change.
@MainActor
public final class ItemPresenter<Screen: Presenter, Item: Identifiable & Equatable>:
  AttachedPresenter, CaseBinding, StatefulBinding
{
  /// The presenter's name in the trace of a test.
  public let name: String
  /// The presented controller; nil if the presenter presents no controller.
  ///
  /// A controller that is being dismissed counts as presented until its dismissal has ended.
  public private(set) weak var content: Screen.PresenterContent?

  /// Called when the model has asked for another item, and the old item's controller has been
  /// dismissed.
  ///
  /// This closure is called before `onDismissal`. Use the closure to copy data, such as a draft,
  /// from the old item to the new item.
  public var onReplacement: ((_ old: Item, _ new: Item) -> Void)?

  private weak var screen: Screen?
  private let value: WatchedValue<Item?>
  private var settings: ItemSettings<Screen.PresenterContent, Item>
  private var make: ((Screen, Item, ItemPresenter) -> Screen.PresenterContent)?

  private var machine: ItemMachine
  /// The model's value at the presenter's last read or write.
  private var known: Item? { didSet { compare() } }
  /// The item that the content shows.
  private var shownItem: Item? { didSet { compare() } }
  /// The item whose content has been dismissed; nil after the dismissal has been reported.
  private var replacedItem: Item?
  /// The item of the model, compared with the item that the content shows.
  private var wanted = ItemMachine.WantedItem.none
  /// A controller that was created but could not be presented yet.
  private var prepared: Screen.PresenterContent?
  private var preparedItem: Item?
  /// The presenters whose items were set because this presenter has written nil.
  private var presentersSetByClearing = CaseBindings()
  private var listeners: [AnyObject] = []
  private var obstacle: (what: ObjectIdentifier, listener: AnyObject?)?
  private var registration = SingleRegistration()
  private var isUpdating = false
  private var needsUpdate = false
  private var isFollowing = false
  package private(set) var isDetached = false

  init(
    on screen: Screen, _ source: ValueAccess<Item?>,
    _ settings: ItemSettings<Screen.PresenterContent, Item>,
    make: @escaping (Screen, Item, ItemPresenter) -> Screen.PresenterContent
  ) {
    (self.screen, self.settings, self.make, name) = (screen, settings, make, settings.name)
    machine = ItemMachine(
      writeBack: settings.writeBack,
      whenParentGoes: settings.whenParentGoes ?? screen.presenterWhenParentGoes)
    value = WatchedValue(source, animated: settings.animated)
    value.onAnnouncement = { [weak self] in self?.scheduleUpdate() }
    value.onChange = { [weak self] in self?.modelChanges(from: $0, to: $1) }
    value.watch()
  }

  /// The presented controller; nil if the presenter presents no controller or is detached.
  ///
  /// A controller that is being dismissed counts as presented until its dismissal has ended.
  public var shown: AnyObject? { isDetached ? nil : content }

  /// Whether the model's value is not nil.
  public var isWanted: Bool { if case .some = value.read() { true } else { false } }

  /// Whether a presentation has to wait.
  ///
  /// A presentation waits while the presenting controller is not in a window. It also waits while
  /// another presented controller prevents the presentation.
  public var isBlocked: Bool {
    guard let screen, screen.presenterIsOnScreen else { return true }
    return screen.presenterObstacle(to: content) != nil || prepared?.presentingViewController != nil
  }

  package func describe(to state: inout some BindingParts) {
    state.add(name)
    state.add(object: content)
    state.add(object: screen)
    state.add(object: value)
    var machine = machine
    if value.hasUnreportedChange { _ = machine.handle(.modelChanged) }
    state.add(plain: machine)
    state.add(any: known)
    state.add(any: shownItem)
    state.add(plain: wanted)
    state.add(any: prepared)
    state.add(any: preparedItem)
    state.add(objects: presentersSetByClearing.objects)
    state.add(objects: listeners)
    state.add(obstacle != nil)
    state.add(registration.isOpen)
    state.add(isUpdating)
    state.add(needsUpdate)
    state.add(isFollowing)
    state.add(isDetached)
  }

  /// Compares the model's value with the presented controller; if the two differ, presents, updates
  /// or dismisses a controller.
  ///
  /// This method may be called at any time. A call during an update has the effect of
  /// ``setNeedsUpdate()``. A call inside the getter that reads the model's value is ignored. If the
  /// model is not observed, call `update()` after every change.
  public func update() {
    guard !value.isReading, !isDetached else { return }
    value.animation.updateIsAsked()
    guard !isUpdating else { return setNeedsUpdate() }
    needsUpdate = false
    isUpdating = true
    defer { isUpdating = false }
    readModel()
    if wanted == .none { (prepared, preparedItem) = (nil, nil) }
    let state = machine.state == .absent ? .dismissed(.program) : contentState
    value.animation.act { perform(machine.handle(.compared(wanted, state))) }
    if isDone { value.animation.isDone() }
  }

  private var isDone: Bool {
    machine.state == .absent ? wanted == .none : machine.state == .shown && wanted == .same
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
  /// The presenter no longer follows the model's value, and releases its closures. The presenting
  /// controller no longer keeps the presenter alive. The presented controller is not dismissed.
  public func detach() {
    guard !isDetached else { return }
    isDetached = true
    value.stopWatching()
    (prepared, preparedItem, obstacle) = (nil, nil, nil)
    listeners.removeAll()
    (make, onReplacement, settings.update, settings.onDismissal) = (nil, nil, nil, nil)
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

  private func readModel() {
    let model = value.readForUpdate()
    guard model != known else { return }
    let old = known
    known = model
    modelChanges(from: old, to: model)
    note(.program)
  }

  /// Records a change of the model; an edit of the same item in place does not count.
  private func modelChanges(from old: Item?, to new: Item?) {
    if old?.id != new?.id { _ = machine.handle(.modelChanged) }
  }

  private func compare() {
    guard let known else { return wanted = .none }
    guard let shownItem, known.id == shownItem.id else { return wanted = .other }
    wanted = known == shownItem ? .same : .changed
  }

  private func write(_ item: Item?, _ cause: DismissalCause) {
    known = item
    note(cause)
    if value.write(item) != item { setNeedsUpdate() }
  }

  private func note(_ cause: DismissalCause) {
    screen?.presenterNote({ "= \(settings.text(known)) (\(cause.rawValue))" }, by: self)
  }

  // MARK: The screen

  private var contentState: ItemMachine.ContentState {
    guard let content, content.presentingViewController != nil else {
      return .dismissed(otherCause)
    }
    return content.isBeingDismissedInContainer ? .beingDismissed(otherCause) : .presented
  }

  /// The cause of a dismissal that was not begun by the user.
  private var otherCause: DismissalCause {
    screen?.presenterIsBeingRemoved == false ? .program : .parentGone
  }

  private func perform(_ effects: [ItemMachine.Effect]) {
    for effect in effects {
      switch effect {
      case .present: if let known { present(known) }
      case .dismiss(let cause): dismiss(cause)
      case .updateContent: updateContent()
      case .clear(let cause): clear(cause)
      case .restore: restore()
      case .followTransition: followTransition()
      case .setNeedsUpdate: setNeedsUpdate()
      case .forgetContent: forgetContent()
      case .reportDismissal(let cause): report(cause)
      }
    }
  }

  private func report(_ cause: DismissalCause) {
    if let replacedItem, let known, known.id != replacedItem.id {
      onReplacement?(replacedItem, known)
    }
    replacedItem = nil
    settings.onDismissal?(cause)
  }

  private func clear(_ cause: DismissalCause) {
    presentersSetByClearing = cases.presentersSet { write(nil, cause) }
  }

  private func restore() {
    cases.without(presentersSetByClearing).restoringItems { write(shownItem, .cancelled) }
    presentersSetByClearing = CaseBindings()
  }

  private var cases: CaseBindings { CaseBindings(on: screen, without: self) }

  func itemRestorer() -> (() -> Void)? {
    readModel()
    guard let item = known else { return nil }
    return { [value] in value.rewrite(item) { $0 == nil } }
  }

  private func updateContent() {
    let old = shownItem
    shownItem = known
    guard let content, let known else { return }
    settings.update?(content, known)
    if let old { Screen.rebindPresenters(of: content, from: old, to: known) }
  }

  private func forgetContent() {
    replacedItem = shownItem
    (content, shownItem, isFollowing, presentersSetByClearing) = (nil, nil, false, CaseBindings())
    listeners.removeAll()
  }

  /// Presents a content for `item` if this is possible now.
  ///
  /// If it is not possible, ``update()`` is called again after one of these events:
  ///
  /// - The presenting controller enters a window.
  /// - The running transition ends.
  /// - The controller in the way has been dismissed.
  private func present(_ item: Item) {
    guard let screen, screen.presenterIsOnScreen, !waits(around: nil) else { return }
    if let other = screen.presentedViewController { return waitFor(other) }
    guard let content = prepared, preparedItem?.id == item.id else {
      guard let make else { return }
      (prepared, preparedItem) = (make(screen, item, self), item)
      // The call of `make` may have presented a controller, so check again.
      return present(item)
    }
    if content.presentingViewController != nil { return waitFor(content) }
    self.content = content
    let user = screen.presenterObserveDismissal(of: content) { [weak self] byUser in
      self?.willDismiss(byUser: byUser)
    }
    screen.presenterAct(for: self) {
      screen.present(content, animated: value.animation.isAnimated, completion: nil)
    }
    // Presenters that are created while the view loads belong to the same `withNavigation` change.
    if NavigationScope.isAnimated != nil { content.loadViewIfNeeded() }
    guard content.presentingViewController != nil else {
      forgetContent()
      if let other = screen.presenterObstacle(to: content) { waitFor(other) }
      return
    }
    shownItem = preparedItem
    (prepared, preparedItem, obstacle) = (nil, nil, nil)
    perform(machine.handle(.presented))
    let removal = screen.presenterObserveRemoval(of: content) { [weak self] in
      self?.contentLeftWindow()
    }
    listeners = [user, removal].compactMap { $0 }
    if wanted != .same { setNeedsUpdate() }
  }

  private func dismiss(_ cause: DismissalCause) {
    guard let screen, let content, !waits(around: content) else { return }
    screen.presenterAct(for: self) {
      screen.presenterDismiss(content, animated: value.animation.isAnimated)
    }
    if contentState != .presented { perform(machine.handle(.dismissing(wanted, cause))) }
  }

  private func waits(around content: Screen.PresenterContent?) -> Bool {
    registration.register { body in
      screen?.presenterAwaitsTransition(around: content, then: body) ?? false
    } then: { [weak self] in
      self?.setNeedsUpdate()
    }
  }

  private func waitFor(_ other: Screen.PresenterContent) {
    let what = ObjectIdentifier(other)
    guard obstacle?.what != what else { return }
    let listener = screen?.presenterObserveRemoval(of: other) { [weak self] in
      self?.obstacle = nil
      self?.setNeedsUpdate()
    }
    obstacle = (what, listener)
  }

  // MARK: Dismissals of the content

  /// Records that the user has chosen a button of the presented alert.
  func userAnswers() {
    guard !isDetached else { return }
    readModel()
    perform(machine.handle(.answered(wanted)))
  }

  private func willDismiss(byUser: Bool) {
    readModel()
    perform(machine.handle(.willDismiss(wanted, byUser ? .user : otherCause)))
    guard byUser, let content else { return }
    screen?.presenterObserveGesture(on: content) { [weak self] isUndecided in
      _ = self?.machine.handle(.undecided(isUndecided))
    }
  }

  /// Updates again when the running transition of the content has ended.
  ///
  /// The presenter retains itself until then. So it updates the model even if the presenting
  /// controller is deallocated earlier.
  private func followTransition() {
    guard !isFollowing else { return }
    isFollowing =
      screen?.presenterAwaitsTransition(around: content) { [self] in
        isFollowing = false
        switch contentState {
        // The ended transition may belong to another controller than the content.
        case .beingDismissed: setNeedsUpdate()
        // The presenting controller, which may be removed as well, is still on screen.
        case .dismissed where machine.isUndecided: setNeedsUpdate()
        case .dismissed, .presented: update()
        }
      } ?? false
    if !isFollowing { setNeedsUpdate() }
  }

  /// Updates after the content has left its window.
  ///
  /// The content was removed or covered, or its window was closed.
  private func contentLeftWindow() {
    guard machine.state == .shown else { return }
    if content?.isBeingDismissedInContainer == true { update() } else { setNeedsUpdate() }
  }
}
