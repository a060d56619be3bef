/// Keeps a stack equal to an array of a model.
///
/// Each value has one controller for as long as it stays in the path; equal values have one each.
///
/// - A change is carried out in the next turn; a change during a transition when that has ended.
///   The stack is then set at once, for any number of added and removed values (N-28).
/// - A pop by the user or other code is written to the model when it begins; when it is canceled,
///   the values are restored, unless the model has changed meanwhile: the model wins.
/// - A change of its own that a gesture drives and cancels is reversed in the same way.
/// - Controllers that the stack held before stay below. Controllers that other code pushes above
///   stay until the path changes.
///
/// The stack keeps its presenters alive. Of a path that is not observed only differences between
/// updates are seen.
@MainActor
public final class PathPresenter<Screen: StackPresenter, Element: Hashable>: AttachedPresenter,
  StatefulBinding
{
  /// The name that traces print.
  public let name: String

  private weak var screen: Screen?
  private let value: WatchedValue<[Element]>
  private let make: (Element) -> Screen.PresenterContent

  private var machine = PathMachine<Element>()
  /// The contents that were created and may be in the stack.
  private var made: [(value: Element, content: Screen.PresenterContent)] = []
  /// The number of controllers that were in the stack before.
  private let baseCount: Int
  private var listener: AnyObject?
  private var registration = SingleRegistration()
  private var isUpdating = false
  private var needsUpdate = false
  private var animation: AnimationChoice

  init(
    on screen: Screen, _ source: ValueAccess<[Element]>, name: String, animated: Bool,
    make: @escaping (Element) -> Screen.PresenterContent
  ) {
    (self.screen, self.name, self.make) = (screen, name, make)
    value = WatchedValue(source)
    animation = AnimationChoice(usually: animated)
    baseCount = screen.viewControllers.count
    value.onChange = { [weak self] in self?.modelChanges() }
    value.watch()
    listener = screen.presenterObserveStack { [weak self] in self?.setNeedsUpdate() }
  }

  /// The top-most controller of the path.
  public var shown: AnyObject? { screen?.viewControllers.last { value(of: $0) != nil } }

  /// Whether the path has values.
  public var isWanted: Bool { !value.read().isEmpty }

  /// Whether the stack has been released: a path is applied whether or not the stack is on screen.
  public var isBlocked: Bool { screen == nil }

  /// Whether the stack holds the values of the path, in its order.
  public var isUpToDate: Bool { screen.map { values(in: $0) == value.read() } ?? true }

  package var stateParts: [Any] {
    [
      name, screen as Any, value, machine, made.map(\.value), made.map(\.content), baseCount,
      registration.isOpen, isUpdating, needsUpdate, animation,
    ]
  }

  /// Compares the path with the stack and does what is to be done.
  ///
  /// May be called at any time, any number of times. Models that are not observed need it after
  /// every change.
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

  /// Follows its path no more: the stack stays, and keeps the presenter no longer.
  public func detach() {
    value.stopWatching()
    listener = nil
    screen?.presenterDetach(self)
    screen = nil
  }

  /// Follows the same path of `new` from now on, if it follows a path of `old`.
  public func rebind(from old: AnyObject, to new: AnyObject) {
    if value.rebind(from: old, to: new) { setNeedsUpdate() }
  }

  // MARK: The model

  private func modelChanges() {
    machine.modelSpeaks()
    animation.modelChanges()
    setNeedsUpdate()
  }

  private func write(_ path: [Element], _ cause: DismissalCause) {
    note(path, cause)
    if value.write(path) != path { setNeedsUpdate() }
  }

  private func note(_ path: [Element], _ cause: DismissalCause) {
    screen?.presenterNote({ "= \(path) (\(cause.rawValue))" }, by: self)
  }

  // MARK: The stack

  private func look(_ screen: Screen, _ moment: PathMachine<Element>.Moment) {
    let model = value.read()
    if model != machine.known { note(model, .program) }
    let effects = machine.look(
      model, stack: values(in: screen), moment,
      cause: screen.presenterIsSteeredByUser ? .user : .program)
    for effect in effects {
      switch effect {
      case .write(let path, let cause): write(path, cause)
      case .forgetOthers: forgetOthers(in: screen)
      case .apply(let path): animation.act { apply(path, to: screen) }
      }
    }
    if machine.known == machine.shown { animation.isDone() }
  }

  private func value(of controller: Screen.PresenterContent) -> Element? {
    made.first { $0.content === controller }?.value
  }

  private func values(in screen: Screen) -> [Element] {
    screen.viewControllers.compactMap { value(of: $0) }
  }

  private func forgetOthers(in screen: Screen) {
    let stack = screen.viewControllers
    made = stack.compactMap { one in made.first { $0.content === one } }
  }

  /// Applies a path; if the stack lets it wait for a transition, the next update finds out (N-40).
  private func apply(_ path: [Element], to screen: Screen) {
    let new = contents(for: path)
    let stack = screen.viewControllers
    let base = stack.firstIndex { value(of: $0) != nil } ?? baseCount
    made += new.filter { value(of: $0.content) == nil }
    screen.presenterAct(for: self) {
      screen.setViewControllers(
        stack.prefix(base) + new.map(\.content), animated: animation.isAnimated)
    }
    if NavigationScope.isAnimated != nil { new.last?.content.loadViewIfNeeded() }
    let isMoving = follows(screen)
    if values(in: screen) == path { machine.applied(path, isMoving: isMoving) }
  }

  /// Returns contents for the values: a content keeps its place if it can; otherwise another
  /// content of an equal value is used, or a new one is created.
  private func contents(for path: [Element]) -> [(value: Element, content: Screen.PresenterContent)]
  {
    var free = Array(made.enumerated())
    func take(where isRight: (Int, Element) -> Bool) -> Screen.PresenterContent? {
      free.firstIndex { isRight($0.offset, $0.element.value) }
        .map { free.remove(at: $0).element.content }
    }
    let kept = path.enumerated().map { place, value in
      take { $0 == place && $1 == value }
    }
    return zip(path, kept).map { value, content in
      (value, content ?? take { $1 == value } ?? make(value))
    }
  }

  /// Whether a transition runs; if so, it looks again when that has ended.
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
