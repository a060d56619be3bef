public import Foundation
import PresentationLifecycle
public import PresentationMotion

/// A window, which contains the views of its root view controller and of presented controllers.
///
/// A new window is hidden (P-117a). To show the window, call ``makeKeyAndVisible()`` or set
/// `isHidden = false`. While a window is hidden or closed, its views are not on screen, and its
/// controllers have disappeared. The ``World`` retains a window only while the window is visible
/// (P-117b).
@preconcurrency @MainActor open class Window: View {
  final let ownWindowHandle = OwnWindowHandle()
  /// The ``World`` that owns the window; nil if the window was closed or the world has ended.
  public internal(set) final var owner: World? {
    get { windowHandle.owner }
    set { windowHandle.owner = newValue }
  }
  /// Whether the window is on screen: it is not hidden and has not been closed.
  public final var isVisible: Bool { isShown }
  /// The orientation of the window, which ``ModelObject/rotate(to:)`` changes.
  public internal(set) final var interfaceOrientation: InterfaceOrientation {
    get { orientation }
    set { orientation = newValue }
  }
  private var orientation = InterfaceOrientation.portrait
  /// The state of matched views in this window; created with the first matched view.
  final var matching: WindowMatching? {
    get { windowHandle.matching }
    set { windowHandle.matching = newValue }
  }
  /// The objects that place the window's views, for example by constraints.
  @exclusivity(unchecked) final var placements = WindowPlacements() {
    didSet { windowHandle.hasPlacements = !placements.isEmpty }
  }
  /// A new size that waits for the end of a modal transition (P-84) or of another size change; nil
  /// if no size waits.
  final var pending: Sizing?
  /// The size to which the window is changing; nil if no size change is being performed.
  final var changing: Sizing?
  /// The traits of the objects in the window before the callbacks of a size change.
  ///
  /// These callbacks can adapt a presentation, which changes the traits inside it (P-89). An object
  /// that hears a change meanwhile is removed.
  final var oldTraits: [ObjectIdentifier: MissedTraits] = [:]
  /// The changes of traits that objects outside the window will hear when they enter it (P-88c).
  @exclusivity(unchecked) final var missedTraits: [MissedTraits] = []

  /// The insets of the notch, the status bar and the home indicator, in points; zero by default.
  @exclusivity(unchecked) public final var deviceInsets = ViewInsets.zero {
    didSet {
      hasInsets = true
      forEachInside { $0.setNeedsLayout() }
    }
  }
  override final var outermostInsets: ViewInsets { deviceInsets }

  /// Whether safe area insets were ever set on this window or on a controller in it, or a bar was
  /// ever in it.
  final var hasInsets: Bool {
    get { windowHandle.hasInsets }
    set { windowHandle.hasInsets = newValue }
  }

  /// The root that the app has set; it may differ from `installedRoot` until the change is applied.
  private var root: ViewController?
  /// Whether the app has called `close()`.
  private var isClosing = false
  /// The root whose view is in the window now.
  private(set) final var installedRoot: ViewController?
  /// Whether the window is on screen now.
  private var isShown: Bool {
    get { windowHandle.isShown }
    set { windowHandle.isShown = newValue }
  }
  /// Whether the window was shown when its visibility was announced last.
  private var isKnownAsShown = false
  private var update = Update.none
  private var waitingChanges = 0
  /// Whether a change of the window waits until all callbacks of a transition have returned
  /// (P-115a).
  final var waitsForCallbacks: Bool { waitingChanges > 0 }

  /// The progress of the method that applies the requested root and visibility.
  private enum Update {
    case none
    case running
    /// A callback has requested another change, which the running method also applies.
    case runningAgain
  }

  /// Creates a hidden window in `world`; if `world` is nil, the window belongs to
  /// ``World/current``.
  ///
  /// The default frame has 390 x 844 points.
  public init(frame: CGRect = Window.usualFrame, world: World?) {
    super.init(frame: frame)
    enter(world ?? .current)
  }

  /// Creates a hidden window in ``World/current``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    enter(.current)
  }

  /// Creates a hidden window in the ``World`` of a scene.
  ///
  /// The window has the size of the first window of the world, or 390 x 844 points.
  public init(windowScene: WindowScene) {
    let world = windowScene.world ?? .current
    super.init(frame: world.screenBounds)
    enter(world)
  }

  /// Creates a hidden window with 390 x 844 points in ``World/current``.
  public convenience init() { self.init(frame: Window.usualFrame) }

  /// The frame of a window that is created without a frame.
  public static let usualFrame = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func enter(_ world: World) {
    named("window")
    owner = world
    windowHandle.stand(for: self)
    window = self
    isHidden = true
    world.windowList.insert(self)
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The root view controller; presented controllers are shown in front of the root's view.
  ///
  /// In a visible window, setting this property has two effects:
  ///
  /// 1. The presentations above the old root are removed, and the old root's running transitions
  ///    end (P-115a).
  /// 2. The new root's view replaces the old root's view (P-102, P-117).
  ///
  /// Both effects are complete when the setter returns. Inside a callback of a transition, the
  /// effects come later, when all callbacks have returned. A `present` or `dismiss` call on the
  /// new root waits for the effects. The last callbacks of a dismissal, such as its completion or
  /// the handler of an alert's action, do not delay the effects.
  ///
  /// Some controllers cannot become the root: a controller that is presented, a controller that has
  /// a parent, and the root of another window. If you set such a controller, the window reports an
  /// issue and keeps the old root (P-101a, C-15).
  open var rootViewController: ViewController? {
    get { root }
    set {
      guard root !== newValue, owner != nil, newValue?.mayEnter(.window(self)) != false else {
        return
      }
      newValue?.navigation?.leaveHost()
      root?.rootWindow = nil
      root = newValue
      newValue?.rootWindow = self
      applyChanges()
    }
  }

  /// Makes the window the key window and shows it, loads the root's view, and calls the root's
  /// `viewWillAppear`.
  ///
  /// The rest follows at the end of the run-loop turn: the root's `viewIsAppearing`, the layout of
  /// the views, and the root's `viewDidAppear` (P-117).
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the key window, without showing the window.
  ///
  /// A hidden window becomes the key window when it is shown. If ``canBecomeKey`` is false, nothing
  /// changes.
  open func makeKey() {
    owner?.windowList.makeKey(self)
    owner?.announceKeyWindow()
  }

  /// Called when the window has become the key window; does nothing by default.
  open func becomeKey() {}

  /// Called when the window is no longer the key window; does nothing by default.
  open func resignKey() {}

  /// Whether the window can become the key window; the default is true.
  open var canBecomeKey: Bool { true }

  /// The level of the window: windows with a higher level are in front of windows with a lower
  /// level.
  package final var level: CGFloat = 0 { didSet { owner?.windowList.sort() } }

  /// Closes the window permanently, as UIKit does when the window's scene disconnects (P-83).
  ///
  /// The presented controllers are removed without animation, beginning with the top-most. During
  /// this removal, no completion is called, and no delegate of a presentation controller is called.
  /// Then the root's view is removed, and the world, the window and the root release each other
  /// (P-83a). Inside a callback of a transition, the window is closed later, when all callbacks
  /// have returned.
  public final func close() {
    isClosing = true
    applyChanges()
  }

  override final func hiddenChanged() { applyChanges() }

  /// The scene of the window; nil if the module `HeadlessUIKit`, which has scenes, is not used.
  open override var next: Responder? { (owner as? any SceneOwner)?.scene(of: self) }

  /// The undo manager of the window, which the responders inside the window share.
  open override var undoManager: UndoManager? {
    let manager = madeUndoManager ?? UndoManager()
    madeUndoManager = manager
    return manager
  }
  private(set) final var madeUndoManager: UndoManager?

  /// Sends an event to the gesture recognizers and the views of the window.
  ///
  /// Called when the user puts down, moves or lifts a finger. An override must call super.
  open func sendEvent(_ event: ViewEvent) {
    guard let owner else { return }
    TouchDispatcher.of(owner).send(event)
  }

  // MARK: Applying the requested state

  private func applyChanges() {
    guard let owner else { return }
    if owner.isDelivering(includesLastCallbacks: isClosing),
      installedRoot != nil || TearDown(ofAllIn: self, in: owner).endsAnything
    {
      return applyAfterCalls(in: owner)
    }
    guard update == .none else { return update = .runningAgain }
    var isLeft = true
    for _ in 0..<Self.passesPerTurn where isLeft {
      update = .running
      owner.use { changeContents(owner) }
      isLeft = update == .runningAgain && self.owner != nil
    }
    update = .none
    announceVisibility(in: owner)
    owner.announceKeyWindow()
    if isLeft { applyInNextTurn(owner) }
  }

  /// The number of changes, made in the callbacks of earlier changes, that one call applies.
  ///
  /// The next turn applies the remaining changes, so that callbacks that hide and show their window
  /// without end are reported like other endless work.
  private static let passesPerTurn = 10

  private func applyInNextTurn(_ owner: World) {
    owner.followCommits { [weak self] in
      self?.applyChanges()
      return false
    }
    owner.requestCommit()
  }

  /// Applies the changes when all callbacks have returned.
  ///
  /// Only another key window is chosen at once, if this window is to be hidden.
  private func applyAfterCalls(in owner: World) {
    waitingChanges += 1
    owner.afterCalls { [self] in
      waitingChanges -= 1
      applyChanges()
    }
    guard isHiddenByProgram else { return }
    owner.windowList.passKey(from: self)
    owner.announceKeyWindow()
  }

  private func announceVisibility(in owner: World) {
    guard isShown != isKnownAsShown else { return }
    isKnownAsShown = isShown
    (owner as? any SceneOwner)?.announce(isShown ? .becameVisible : .becameHidden, of: self)
  }

  private func changeContents(_ owner: World) {
    // If a callback closes the window, the next iteration of the loop closes it.
    let isClosing = isClosing
    if isClosing || installedRoot !== root { removeContents(owner) }
    let hasToShow = !isHidden && !isClosing
    if isShown != hasToShow { hasToShow ? show(owner) : hide(owner) }
    if isShown { installRoot(owner) }
    if isClosing { letGo(owner) }
  }

  private func removeContents(_ owner: World) {
    let tearDown =
      isClosing
      ? TearDown(ofAllIn: self, in: owner)
      : TearDown(
        ofLayersIn: installedRoot?.loadedView, from: [installedRoot].compactMap(\.self),
        in: owner)
    installedRoot = nil
    guard !tearDown.isEmpty else { return }
    let wasShown = isShown
    isShown = false
    noteForStacks()
    let waiting = tearDown.removeContents()
    isShown = wasShown
    noteForStacks()
    // During the removal, a callback may have moved a view into this window.
    reviewContents(in: owner)
    WaitingRequests(world: owner, requests: waiting).resume()
  }

  private func installRoot(_ owner: World) {
    guard let root, installedRoot == nil, owner.admits(root) else { return }
    installedRoot = root
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
  }

  private func show(_ owner: World) {
    TearDown(ofLayersIn: self, in: owner).endModalTransitions()
    isShown = true
    owner.windowList.show(self)
    noteForStacks()
    installRoot(owner)
    contentEntered(in: owner)
  }

  private func hide(_ owner: World) {
    let tearDown = TearDown(ofLayersIn: self, in: owner)
    tearDown.endModalTransitions(thatHaveBegun: true)
    isShown = false
    noteForStacks()
    tearDown.endModalTransitions()
    contentLeft(owner)
    tearDown.endContainerTransitions()
    owner.windowList.hide(self)
  }

  private func letGo(_ owner: World) {
    for view in subviews { view.removeFromSuperview() }
    owner.windowList.remove(self)
    end()
  }

  /// Releases all contents without callbacks, because the world has ended or the window was closed.
  final func end() {
    (owner, matching, pending) = (nil, nil, nil)
    placements = WindowPlacements()
    (isShown, isHidden) = (false, true)
    root?.rootWindow = nil
    (root, installedRoot) = (nil, nil)
    forEachInside { $0.window = nil }
    for view in subviews { view.superview = nil }
    changeSubviews { $0.removeAll() }
  }
}

extension View {
  /// Whether the view is in a window that is on screen.
  package final var isOnScreen: Bool { handleOfWindow?.isShown == true }

  /// Whether the view is in a window.
  final var isInWindow: Bool { handleOfWindow?.exists == true }
}

extension World {
  /// The bounds of the screen, which has the size of the first window, or else of a new window.
  package var screenBounds: CGRect {
    CGRect(origin: .zero, size: (windows.first?.bounds ?? Window.usualFrame).size)
  }
}
