/// Keeps what a screen presents equal to an optional value of a model.
///
/// A value is shown by a content made once, when it is presented; nil shows nothing. The rest is
/// timing, and this is the order of it:
///
/// - A change is looked at in the next turn; a change during a transition when that has ended.
/// - A value with the same identity updates the content in place; one with another identity
///   dismisses it, then presents its successor.
/// - A dismissal by the user or other code is written back to the model as nil (``WriteBack``).
///   When it is canceled, the value is restored, unless the model has changed meanwhile: the model
///   wins.
/// - It dismisses only content that it has presented, and never twice. While the screen, or an
///   ancestor of it, presents something else, it waits for that dismissal.
///
/// The screen keeps its presenters alive. A presenter that is freed leaves its content where it is
/// and writes nothing more. Writes from inside the getter, or from another actor, count from a
/// later turn on. Of a value that is not observed only differences between updates are seen.
@MainActor
public final class ItemPresenter<Screen: Presenter, Item: Identifiable & Equatable>:
  AttachedPresenter, StatefulBinding
{
  /// The name that traces print.
  public let name: String
  /// The content that is shown, or is being presented or dismissed; nil when there is none.
  public private(set) weak var content: Screen.PresenterContent?

  /// Called when a content was dismissed because the model asks for another item, before
  /// `onDismissal`: requests to the old item are now requests to the new one.
  public var onReplacement: ((_ old: Item, _ new: Item) -> Void)?

  private weak var screen: Screen?
  private let value: WatchedValue<Item?>
  private let settings: ItemSettings<Screen.PresenterContent, Item>
  private let make: (Item, ItemPresenter) -> Screen.PresenterContent

  private var machine: ShownMachine
  /// The model's value when it was last read or written.
  private var known: Item? { didSet { compare() } }
  /// The item that the content shows.
  private var shownItem: Item? { didSet { compare() } }
  /// The item whose content is being dismissed because the model asks for another one.
  private var replacedItem: Item?
  /// The request of the known value, compared with the shown item.
  private var wish = ShownMachine.Wish.nothing
  /// The content that was created and could not be presented yet.
  private var prepared: Screen.PresenterContent?
  private var preparedItem: Item?
  private var listeners: [AnyObject] = []
  private var obstacle: (what: ObjectIdentifier, listener: AnyObject?)?
  private var registration = SingleRegistration()
  private var isUpdating = false
  private var needsUpdate = false
  private var isFollowing = false
  private var isDetached = false
  private var animation: AnimationChoice

  init(
    on screen: Screen, _ source: ValueAccess<Item?>,
    _ settings: ItemSettings<Screen.PresenterContent, Item>,
    make: @escaping (Item, ItemPresenter) -> Screen.PresenterContent
  ) {
    (self.screen, self.settings, self.make, name) = (screen, settings, make, settings.name)
    machine = ShownMachine(
      writeBack: settings.writeBack,
      whenParentGoes: settings.whenParentGoes ?? screen.presenterWhenParentGoes)
    value = WatchedValue(source)
    animation = AnimationChoice(usually: settings.animated)
    value.onChange = { [weak self] in self?.modelChanges() }
    value.watch()
  }

  /// The content.
  public var shown: AnyObject? { content }

  /// Whether the value is there.
  public var isWanted: Bool { if case .some = value.read() { true } else { false } }

  /// Whether the screen is out of the window, or presents something else.
  public var isBlocked: Bool {
    guard let screen, screen.presenterIsOnScreen else { return true }
    return screen.presenterObstacle(to: content) != nil || prepared?.presentingViewController != nil
  }

  package var stateParts: [Any] {
    [
      name, content as Any, screen as Any, value, machine, known as Any, shownItem as Any, wish,
      prepared as Any, preparedItem as Any, listeners, obstacle != nil, registration.isOpen,
      isUpdating, needsUpdate, isFollowing, isDetached, animation,
    ]
  }

  /// Compares the model with the screen and does what is to be done.
  ///
  /// May be called at any time, any number of times; a call from inside another one counts as
  /// ``setNeedsUpdate()``, one from inside the getter as none. Models that are not observed need
  /// it after every change.
  public func update() {
    guard !value.isReading, !isDetached else { return }
    animation.updateIsAsked()
    guard !isUpdating else { return setNeedsUpdate() }
    needsUpdate = false
    isUpdating = true
    defer { isUpdating = false }
    look()
    if known == nil { (prepared, preparedItem) = (nil, nil) }
    let standing = machine.state == .absent ? .gone(.program) : standing
    animation.act { perform(machine.handle(.looked(wish, standing))) }
    if isDone { animation.isDone() }
  }

  private var isDone: Bool {
    machine.state == .absent ? known == nil : machine.state == .shown && wish == .same
  }

  /// Calls ``update()`` in the next turn, once.
  public func setNeedsUpdate() {
    animation.updateIsAsked()
    if !needsUpdate, let screen { needsUpdate = screen.presenterSchedule(self) }
  }

  /// Follows its value no more: what is shown stays, and the screen keeps the presenter no longer.
  public func detach() {
    guard !isDetached else { return }
    isDetached = true
    value.stopWatching()
    (prepared, preparedItem, obstacle) = (nil, nil, nil)
    listeners.removeAll()
    screen?.presenterDetach(self)
    screen = nil
  }

  /// Follows the same value of `new` from now on, if it follows a value of `old`.
  public func rebind(from old: AnyObject, to new: AnyObject) {
    if value.rebind(from: old, to: new) { setNeedsUpdate() }
  }

  // MARK: The model

  private func look() {
    let model = value.read()
    guard model != known else { return }
    known = model
    _ = machine.handle(.modelSpeaks)
    note(.program)
  }

  private func compare() {
    guard let known else { return wish = .nothing }
    guard let shownItem, known.id == shownItem.id else { return wish = .other }
    wish = known == shownItem ? .same : .changed
  }

  private func modelChanges() {
    _ = machine.handle(.modelSpeaks)
    animation.modelChanges()
    setNeedsUpdate()
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

  private var standing: ShownMachine.Standing {
    guard let content, content.presentingViewController != nil else { return .gone(whoElse) }
    return content.isBeingDismissed ? .leaving(whoElse) : .up
  }

  /// The cause of a dismissal that is not the user's.
  private var whoElse: DismissalCause {
    screen?.presenterIsBeingRemoved == false ? .program : .parentGone
  }

  private func perform(_ effects: [ShownMachine.Effect]) {
    for effect in effects {
      switch effect {
      case .present: presentKnown()
      case .dismiss(let cause): dismiss(cause)
      case .refresh: refreshContent()
      case .writeNothing(let cause): write(nil, cause)
      case .restore: restore()
      case .followTransition: followTransition()
      case .lookAgain: setNeedsUpdate()
      case .forgetContent: forgetContent()
      case .tell(let cause): tell(cause)
      }
    }
  }

  private func tell(_ cause: DismissalCause) {
    if cause == .replaced, let replacedItem, let known { onReplacement?(replacedItem, known) }
    replacedItem = nil
    settings.onDismissal?(cause)
  }

  private func presentKnown() {
    if let known { present(known) }
  }

  private func restore() { write(shownItem, .cancelled) }

  private func refreshContent() {
    let old = shownItem
    shownItem = known
    guard let content, let known else { return }
    settings.update?(content, known)
    if type(of: known) is AnyClass, let old {
      (content as? any Presenter)?.rebindPresenters(from: old as AnyObject, to: known as AnyObject)
    }
  }

  private func forgetContent() {
    (content, shownItem, isFollowing) = (nil, nil, false)
    listeners.removeAll()
  }

  /// If the content cannot be presented yet, ``update()`` is called again: when the screen enters a
  /// window, when the running transition has ended, or when the obstacle has been dismissed.
  private func present(_ item: Item) {
    guard let screen, screen.presenterIsOnScreen, !waits(around: nil) else { return }
    if let other = screen.presentedViewController { return waitFor(other) }
    guard let content = prepared, preparedItem?.id == item.id else {
      (prepared, preparedItem) = (make(item, self), item)
      // Making it may have presented something.
      return present(item)
    }
    if content.presentingViewController != nil { return waitFor(content) }
    self.content = content
    let user = screen.presenterObserveDismissal(of: content) { [weak self] byUser in
      self?.willDismiss(byUser: byUser)
    }
    screen.presenterAct(for: self) {
      screen.present(content, animated: animation.isAnimated, completion: nil)
    }
    // What the view binds when it loads is bound in the scope of this change.
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
    listeners = [user, removal].compactMap(\.self)
    if wish != .same { setNeedsUpdate() }
  }

  private func dismiss(_ cause: DismissalCause) {
    guard let screen, let content, !waits(around: content) else { return }
    if cause == .replaced { replacedItem = shownItem }
    screen.presenterAct(for: self) {
      screen.presenterDismiss(content, animated: animation.isAnimated)
    }
    if standing != .up { perform(machine.handle(.dismissing(wish, cause))) }
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

  // MARK: What the content's dismissal tells

  /// The user's choice has dismissed the content, or is about to.
  func userAnswers() {
    guard !isDetached else { return }
    look()
    perform(machine.handle(.answered(wish)))
  }

  private func willDismiss(byUser: Bool) {
    look()
    perform(machine.handle(.willDismiss(wish, byUser ? .user : whoElse)))
  }

  /// The presenter retains itself until then: the screen may be released first, and the model still
  /// has to be updated.
  private func followTransition() {
    guard !isFollowing else { return }
    isFollowing =
      screen?.presenterAwaitsTransition(around: content) { [self] in
        isFollowing = false
        // What has ended may be another transition than the content's.
        if case .leaving = standing { setNeedsUpdate() } else { update() }
      } ?? false
    if !isFollowing { setNeedsUpdate() }
  }

  /// The content was removed for good, it is covered, or its window was closed.
  private func contentLeftWindow() {
    guard machine.state == .shown else { return }
    if content?.isBeingDismissed == true { update() } else { setNeedsUpdate() }
  }
}
