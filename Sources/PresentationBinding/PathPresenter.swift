/// Keeps a stack equal to an array of a model.
///
/// Each value has one controller for as long as it stays in the path; equal values have one each.
///
/// - A change is looked at in the next turn; a change during a transition when that has ended. The
///   stack is then set at once, however many values came and went (N-28).
/// - A pop by anybody else is written to the model when it begins; when it is cancelled the values
///   come back, unless the model has changed meanwhile: the model wins.
/// - What the stack held before stays below. What others push above stays until the path changes.
///
/// The stack keeps its presenters alive. Of a path that is not observed only differences between
/// updates are seen.
@MainActor
public final class PathPresenter<Screen: StackPresenter, Element: Hashable>: AttachedPresenter {
  /// The name that traces print.
  public let name: String

  private weak var screen: Screen?
  private let value: WatchedValue<[Element]>
  private let isAnimated: Bool
  private let make: (Element) -> Screen.Presented

  private var machine = PathMachine<Element>()
  /// The controllers of what is shown.
  private var contents: [Screen.Presented] = []
  /// How many controllers were in the stack before.
  private let baseCount: Int
  private var listener: AnyObject?
  private var isUpdating = false
  private var needsUpdate = false
  private var isFollowing = false

  init(
    on screen: Screen, _ value: WatchedValue<[Element]>, name: String, animated: Bool,
    make: @escaping (Element) -> Screen.Presented
  ) {
    (self.screen, self.value, self.name, isAnimated) = (screen, value, name, animated)
    self.make = make
    baseCount = screen.viewControllers.count
    value.onChange = { [weak self] in self?.setNeedsUpdate() }
    listener = screen.hearStack { [weak self] in self?.setNeedsUpdate() }
  }

  /// The top-most controller of the path.
  public var shown: AnyObject? { contents.last }

  /// Whether the path has values.
  public var isWanted: Bool { !value.read().isEmpty }

  /// Whether the stack is not in a window.
  public var isBlocked: Bool { screen?.isOnScreen != true }

  /// Compares the path with the stack and does what is to be done.
  ///
  /// May be called at any time, any number of times. Models that are not observed need it after
  /// every change.
  public func update() {
    guard !value.isReading, let screen else { return }
    guard !isUpdating else { return setNeedsUpdate() }
    needsUpdate = false
    isUpdating = true
    defer { isUpdating = false }
    let known = machine.known
    let model = value.read()
    if model != known { note(model, .program) }
    let stack = screen.viewControllers
    let standing = contents.indices.filter { index in
      stack.contains { $0 === contents[index] }
    }
    perform(
      machine.look(
        model, standing: standing, isMoving: follows(screen),
        cause: screen.isSteeredByUser ? .user : .program))
  }

  /// Calls ``update()`` in the next turn, once.
  public func setNeedsUpdate() {
    if !needsUpdate, let screen { needsUpdate = screen.schedule(self) }
  }

  private func perform(_ effects: [PathMachine<Element>.Effect]) {
    for effect in effects {
      switch effect {
      case .write(let path, let cause): write(path, cause)
      case .apply(let path): apply(path)
      case .keep(let places): contents = places.map { contents[$0] }
      case .followTransition: break
      }
    }
  }

  private func write(_ path: [Element], _ cause: DismissalCause) {
    note(path, cause)
    if value.write(path) != path { setNeedsUpdate() }
  }

  private func note(_ path: [Element], _ cause: DismissalCause) {
    screen?.note({ "= \(path) (\(cause.rawValue))" }, by: self)
  }

  // MARK: The stack

  private func apply(_ path: [Element]) {
    guard let screen else { return }
    let stack = screen.viewControllers
    let base = stack.firstIndex { one in contents.contains { $0 === one } } ?? baseCount
    let new = controllers(for: path)
    screen.act(for: self) {
      screen.setViewControllers(stack.prefix(base) + new, animated: isAnimated)
    }
    contents = new
    machine.applied(path)
    _ = follows(screen)
  }

  /// The controllers that the values have; first those that keep their place, then any others of
  /// the same value, then new ones.
  private func controllers(for path: [Element]) -> [Screen.Presented] {
    var free = Array(zip(machine.shown, contents).enumerated())
    func take(where isRight: (Int, Element) -> Bool) -> Screen.Presented? {
      free.firstIndex { isRight($0.offset, $0.element.0) }.map { free.remove(at: $0).element.1 }
    }
    let kept = path.enumerated().map { place, value in
      take { $0 == place && $1 == value }
    }
    return zip(path, kept).map { value, content in
      content ?? take { $1 == value } ?? make(value)
    }
  }

  /// Whether a transition runs; if so, it looks again when that has ended.
  private func follows(_ screen: Screen) -> Bool {
    if isFollowing { return screen.awaitsTransition(around: nil) {} }
    isFollowing = screen.awaitsTransition(around: nil) { [weak self] in
      self?.isFollowing = false
      self?.setNeedsUpdate()
    }
    return isFollowing
  }
}
