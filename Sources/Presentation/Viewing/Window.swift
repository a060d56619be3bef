public import Foundation
import PresentationLifecycle
public import PresentationMotion

/// The root of a view tree, and the place where a world begins to be seen.
///
/// A new window is hidden (P-117a). ``makeKeyAndVisible()`` or `isHidden = false` shows it; what is
/// in a hidden or a closed window is not on screen, and its controllers have disappeared.
@preconcurrency @MainActor open class Window: View {
  /// The world the window belongs to; nil once it was closed, or the world has ended.
  public internal(set) final var owner: World? {
    get { owningWorld }
    set { owningWorld = newValue }
  }
  private final var owningWorld: World?
  /// Whether the window is on screen: it is not hidden, and was not closed.
  public final var isVisible: Bool { isShown }
  /// The orientation of the window; `rotate(to:)` changes it.
  public internal(set) final var interfaceOrientation: InterfaceOrientation {
    get { orientation }
    set { orientation = newValue }
  }
  private var orientation = InterfaceOrientation.portrait
  /// The matched views of the window; created for the first one.
  final var matching: WindowMatching?
  /// The views of the window that another module places.
  final var placements = WindowPlacements()
  /// A new size that waits for a modal transition to end (P-84).
  final var pending: Sizing?

  /// The insets of notch, status bar and home indicator in the window; zero unless set.
  public final var deviceInsets = ViewInsets.zero {
    didSet { forEachInside { $0.setNeedsLayout() } }
  }

  /// The root and the end that the program has asked for.
  private var root: ViewController?
  private var isClosing = false
  /// The root whose view is in the window now, and whether the window is on screen now.
  private var installedRoot: ViewController?
  private var isShown = false
  private var isUpdating = false
  private var hasToUpdate = false

  /// Creates a hidden window of `world`, by default of the current world and of 390 x 844 points.
  public init(
    frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844), world: World? = nil
  ) {
    let world = world ?? .current
    owningWorld = world
    super.init(frame: frame)
    named("window")
    window = self
    isHidden = true
    world.windows.append(self)
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Returns nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The controller at the bottom of everything this window shows.
  ///
  /// In a visible window everything that the old root presents is torn down, the running
  /// transitions around it end, its view leaves, and the new root's view enters, all within the
  /// call (P-115a, P-102, P-117); from inside a callback of a transition, as soon as the outermost
  /// callback has returned. A controller that is presented, has a parent, or is the root of another
  /// window is refused, and the old root stays (P-101a, C-15).
  public final var rootViewController: ViewController? {
    get { root }
    set {
      guard root !== newValue, owner != nil, newValue?.mayEnter(.window(self)) != false else {
        return
      }
      root?.rootWindow = nil
      root = newValue
      newValue?.rootWindow = self
      update()
    }
  }

  /// Shows the window: loads the root's view and sends it `viewWillAppear` within the call;
  /// `viewIsAppearing` and layout follow in the next commit, `viewDidAppear` at its end (P-117).
  public final func makeKeyAndVisible() { isHidden = false }

  /// Takes the window away, as a scene that disconnects (P-83).
  ///
  /// Presentations are torn down from the top, without animation: their controllers disappear, and
  /// no completion and no adaptive delegate is called. Then the root's view leaves, and world and
  /// window release each other and the root (P-83a). A closed window stays closed. From inside a
  /// callback of a transition it happens when the outermost callback has returned.
  public final func close() {
    isClosing = true
    update()
  }

  override final func hiddenChanged() { update() }

  /// The application, if the world has one.
  open override var next: Responder? { owner.flatMap { ResponderChain.of($0).end } }

  // MARK: What was asked for becomes the case

  private func update() {
    guard let owner else { return }
    if installedRoot != nil, owner.isDelivering { return owner.afterCalls { [self] in update() } }
    // A callback may ask for something else: that is next.
    hasToUpdate = true
    guard !isUpdating else { return }
    isUpdating = true
    while hasToUpdate, self.owner != nil {
      hasToUpdate = false
      owner.use { changeContents(owner) }
    }
    isUpdating = false
  }

  private func changeContents(_ owner: World) {
    // A callback may close the window: that is next.
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
        ofLayersIn: installedRoot?.viewIfLoaded, from: [installedRoot].compactMap(\.self),
        in: owner)
    installedRoot = nil
    guard !tearDown.isEmpty else { return }
    let wasShown = isShown
    isShown = false
    noteForStacks()
    let waiting = tearDown.removeContents()
    isShown = wasShown
    noteForStacks()
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
    noteForStacks()
    installRoot(owner)
    contentEntered(in: owner)
  }

  private func hide(_ owner: World) {
    let tearDown = TearDown(ofLayersIn: self, in: owner)
    isShown = false
    noteForStacks()
    tearDown.endModalTransitions()
    contentLeft(owner)
    tearDown.endContainerTransitions()
  }

  private func letGo(_ owner: World) {
    for view in subviews { view.removeFromSuperview() }
    owner.windows.removeAll { $0 === self }
    end()
  }

  /// Lets everything go at once: the world has ended, or the window was closed.
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
  final var isOnScreen: Bool { window?.isVisible == true }
}
