/// An object that keeps a navigation stack in agreement with a path, which is an array in a model.
///
/// Each value of the path has its own controller, which is kept until the value leaves the path.
/// Two equal values have two controllers. If the presenter has an `update` closure, a value that
/// has changed but has kept its identity keeps its controller, too.
///
/// - A change of the path takes effect in the next turn of the main run loop. During a transition,
///   the change takes effect when the transition has ended. The presenter then sets the whole stack
///   in one call, even if several values were added and removed (N-28).
/// - A change in the turn in which the stack enters a window takes effect in the next turn.
/// - When the user or other code begins a pop, the presenter writes the remaining values to the
///   model. With the simulated controllers of `Presentation`, the presenter writes the values
///   immediately. With UIKit, the presenter writes the values at the end of the same turn of the
///   run loop, when `viewWillDisappear` is called.
/// - If a gesture, such as a swipe back, controls the pop, the presenter writes the remaining
///   values later: when the gesture has ended, and only if the pop completes (N-64).
/// - If a gesture cancels a push or pop that the presenter has begun, the presenter writes the
///   previous values to the model, and the stack gets back its previous controllers. If the model
///   has changed in the meantime, the stack then follows the new values of the model.
/// - Controllers that were in the stack when the presenter was created stay below the controllers
///   of the path. If the stack was empty, a root that the app sets later stays as well. Controllers
///   that other code pushes on top stay until the path changes.
///
/// Several presenters may follow paths on the same stack, for example the cases of an enumeration,
/// as long as only one of the paths contains values. A presenter that applies its path removes the
/// controllers of the others, and these then write an empty path to the model.
///
/// The stack keeps its presenters alive. If the path is not observed, call ``update()`` after each
/// change.
@MainActor
public final class PathPresenter<Screen: StackPresenter, Element: Hashable>: AttachedPresenter,
  CaseBinding, StatefulBinding, RootedBinding
{
  /// The presenter's name in the trace of a test.
  public let name: String

  private weak var screen: Screen?
  private let value: WatchedValue<[Element]>
  private var elements: PathElements<Screen.PresenterContent, Element>
  private var make: ((Element) -> Screen.PresenterContent)?

  private var machine = PathMachine<AnyHashable>()
  /// The model's path at the last read or write.
  private var known: [Element] = []
  /// The controllers that were created for values and may be in the stack.
  private var made: [(value: Element, content: Screen.PresenterContent)] = []
  private var removed = RemovedScreens<Screen>()
  /// The number of controllers that were in the stack when the presenter was created.
  private let baseCount: Int
  /// The controllers of the stack before the running change that the presenter has begun.
  private var replaced: [Screen.PresenterContent]?
  private var listener: AnyObject?
  private var registration = SingleRegistration()
  private var isUpdating = false
  private var needsUpdate = false

  init(
    on screen: Screen, _ source: ValueAccess<[Element]>,
    _ elements: PathElements<Screen.PresenterContent, Element>, name: String, animated: Bool,
    make: @escaping (Element) -> Screen.PresenterContent
  ) {
    (self.screen, self.name, self.elements, self.make) = (screen, name, elements, make)
    value = WatchedValue(source, animated: animated)
    baseCount = screen.viewControllers.count
    value.onAnnouncement = { [weak self] in self?.scheduleUpdate() }
    value.onChange = { [weak self] old, new in
      if elements.keys(of: old) != elements.keys(of: new) { self?.machine.modelChanged() }
    }
    value.watch()
    listener = screen.presenterObserveStack { [weak self] in self?.stackChanges() }
  }

  /// The top-most controller that the presenter has created for a value of the path.
  public var shown: AnyObject? { screen?.viewControllers.last { value(of: $0) != nil } }

  /// Whether the path contains values.
  public var isWanted: Bool { !value.read().isEmpty }

  /// Whether the path cannot be applied, because the stack has been deallocated.
  ///
  /// A path is applied even if the stack is not in a window.
  public var isBlocked: Bool { screen == nil }

  /// Whether the presenter's controllers in the stack belong to exactly the values of the path, in
  /// the same order.
  ///
  /// Controllers that other code has put into the stack are ignored.
  public var isUpToDate: Bool { screen.map { values(in: $0) == value.read() } ?? true }

  package var isDetached: Bool { screen == nil }

  package func describe(to state: inout some BindingParts) {
    state.add(name)
    state.add(object: screen)
    state.add(object: value)
    var machine = machine
    if value.hasUnreportedChange { machine.modelChanged() }
    machine.describe(to: &state)
    state.add(any: known)
    state.add(any: made.map { $0.value })
    state.add(objects: made.map { $0.content })
    state.add(objects: removed.screens)
    state.add(any: baseCount)
    state.add(objects: replaced ?? [])
    state.add(registration.isOpen)
    state.add(isUpdating)
    state.add(needsUpdate)
  }

  /// Compares the path with the stack; if the two differ, changes the path or the stack.
  ///
  /// This method may be called at any time. If the model is not observed, call `update()` after
  /// every change.
  public func update() {
    guard !value.isReading, let screen else { return }
    value.animation.updateIsAsked()
    guard !isUpdating else { return setNeedsUpdate() }
    needsUpdate = false
    isUpdating = true
    defer { isUpdating = false }
    let isEnteringWindow = screen.presenterIsEnteringWindow
    reconcile(screen, follows(screen) || isEnteringWindow ? .duringTransition : .atRest)
    if isEnteringWindow { scheduleUpdate() }
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
  /// The presenter no longer follows its path, and the stack no longer keeps the presenter alive.
  /// The presenter releases the closure that creates its controllers. The controllers stay in the
  /// stack.
  public func detach() {
    value.stopWatching()
    (listener, make, elements.update) = (nil, nil, nil)
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

  /// Writes the elements with the given keys to the model.
  private func write(_ keys: [AnyHashable], _ cause: DismissalCause) {
    let path = keys.compactMap { key in
      made.first { elements.key($0.value) == key }?.value
    }
    known = path
    note(path, cause)
    if value.write(path) != path { setNeedsUpdate() }
  }

  private func note(_ path: [Element], _ cause: DismissalCause) {
    screen?.presenterNote({ "= \(path) (\(cause.rawValue))" }, by: self)
  }

  func itemRestorer() -> (() -> Void)? {
    let path = value.read()
    guard !path.isEmpty else { return nil }
    return { [value] in value.rewrite(path) { $0.isEmpty } }
  }

  /// Empties the path, because the user has tapped the selected tab, which shows the stack.
  ///
  /// The stack pops to its root at once, or after its running transition (N-104).
  package func userPopsToRoot(of stack: AnyObject) {
    guard stack === screen, !isUpdating, !value.isReading else { return }
    stackChanges()
    for case .write(let keys, let cause) in machine.popToRootRequested() { write(keys, cause) }
    setNeedsUpdate()
  }

  // MARK: The stack

  /// Writes a change of the stack to the model at once, before other code can read or set the path.
  private func stackChanges() {
    setNeedsUpdate()
    guard !isUpdating, !value.isReading, let screen else { return }
    isUpdating = true
    defer { isUpdating = false }
    reconcile(screen, follows(screen) ? .duringTransition : .atItsEnd)
  }

  private func reconcile(_ screen: Screen, _ moment: PathMachine<AnyHashable>.Moment) {
    readModel()
    let moment = screen.presenterIsUndecided ? .duringGesture : moment
    let effects = machine.reconcile(
      elements.keys(of: known), stack: elements.keys(of: values(in: screen)), moment,
      cause: screen.presenterIsSteeredByUser ? .user : .program)
    endChange(of: screen, moment)
    for effect in effects {
      switch effect {
      case .write(let keys, let cause): write(keys, cause)
      case .forgetOthers: forgetOthers(in: screen)
      case .apply: value.animation.act { apply(known, to: screen) }
      }
    }
    if machine.known == machine.shown { value.animation.isDone() }
  }

  /// Reads the path, and passes edited elements to their controllers.
  private func readModel() {
    let model = value.readForUpdate()
    guard model != known else { return }
    known = model
    note(model, .program)
    let shown = made
    for (place, old) in made.enumerated() {
      let key = elements.key(old.value)
      if let element = model.first(where: { elements.key($0) == key }) {
        made[place].value = element
      }
    }
    for (old, new) in zip(shown, made) where old.value != new.value {
      elements.update?(new.content, new.value)
      Screen.rebindPresenters(of: new.content, from: old.value, to: new.value)
    }
  }

  private func value(of controller: Screen.PresenterContent) -> Element? {
    made.first { $0.content === controller }?.value
  }

  /// Returns the values of the controllers in the stack.
  ///
  /// After a canceled change, these are the values before the change.
  private func values(in screen: Screen) -> [Element] {
    (returning(to: screen) ?? screen.viewControllers).compactMap { value(of: $0) }
  }

  /// Returns the controllers before the running change if the change was canceled, so that their
  /// top-most controller is on top again.
  ///
  /// The stack may still contain some of the new controllers (N-68).
  private func returning(to screen: Screen) -> [Screen.PresenterContent]? {
    replaced?.last === screen.viewControllers.last ? replaced : nil
  }

  /// Forgets the running change if it has ended.
  ///
  /// If the change was canceled, the stack gets back its old controllers when it is at rest.
  private func endChange(of screen: Screen, _ moment: PathMachine<AnyHashable>.Moment) {
    switch (moment, returning(to: screen)) {
    case (.atRest, let controllers?):
      screen.presenterAct(for: self) {
        screen.setViewControllers(controllers, animated: false)
      }
      replaced = nil
    case (.atRest, nil), (.atItsEnd, nil): replaced = nil
    default: break
    }
  }

  private func forgetOthers(in screen: Screen) {
    let stack = screen.viewControllers
    let old = made.map { $0.content }
    made = stack.compactMap { one in made.first { $0.content === one } }
    removed.keep(old.filter { value(of: $0) == nil }, of: screen) { [weak self] in
      self?.setNeedsUpdate()
    }
  }

  /// Puts the controllers of a path into the stack.
  ///
  /// If a transition is running, the stack may postpone the change until the transition has ended
  /// (N-40). The presenter then compares the path and the stack again.
  private func apply(_ path: [Element], to screen: Screen) {
    guard let make else { return }
    let new = contents(for: path, make: make)
    let old = screen.viewControllers
    made += new.filter { value(of: $0.content) == nil }
    let stack = Array(old.prefix(baseCount(in: screen))) + new.map { $0.content }
    screen.presenterAct(for: self) {
      screen.setViewControllers(stack, animated: value.animation.isAnimated)
    }
    if NavigationScope.isAnimated != nil { new.last?.content.loadViewIfNeeded() }
    let isMoving = follows(screen)
    guard values(in: screen) == path else { return }
    machine.applied(elements.keys(of: path), isMoving: isMoving)
    if isMoving { replaced = old }
  }

  /// Returns the number of controllers that stay below the controllers of the path.
  ///
  /// If the stack follows several paths, its root may belong to the path that ends.
  private func baseCount(in screen: Screen) -> Int {
    let stack = screen.viewControllers
    if let first = stack.firstIndex(where: { value(of: $0) != nil }) { return first }
    guard baseCount == 0 else { return baseCount }
    let paths = screen.presenterAttached.filter { $0 is any RootedBinding }
    return paths.contains { $0 !== self } ? 0 : min(1, stack.count)
  }

  /// Returns a controller for each value.
  ///
  /// A value that keeps its index in the path keeps its controller. Any other value gets an unused
  /// controller of a value with the same identity. If there is none, the value gets a new
  /// controller.
  private func contents(
    for path: [Element], make: (Element) -> Screen.PresenterContent
  ) -> [(value: Element, content: Screen.PresenterContent)] {
    var free = Array(made.enumerated())
    func take(where isRight: (Int, Element) -> Bool) -> Screen.PresenterContent? {
      free.firstIndex { isRight($0.offset, $0.element.value) }
        .map { free.remove(at: $0).element.content }
    }
    let kept = path.enumerated().map { place, value in
      take { $0 == place && elements.key($1) == elements.key(value) }
    }
    return zip(path, kept).map { value, content in
      (value, content ?? take { elements.key($1) == elements.key(value) } ?? make(value))
    }
  }

  /// Returns whether a transition is running.
  ///
  /// If the result is true, the presenter compares the path and the stack again when the transition
  /// has ended.
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
