public import Foundation
public import PresentationMotion

/// The root of a view tree, and the place where a world begins to be seen.
@preconcurrency @MainActor open class Window: View {
  /// The world the window belongs to; nil once that has ended.
  public internal(set) final var owner: World? {
    get { owningWorld }
    set { owningWorld = newValue }
  }
  private final var owningWorld: World?
  /// Whether `makeKeyAndVisible()` was called and the world has not ended.
  public private(set) final var isVisible: Bool {
    get { isShown }
    set { isShown = newValue }
  }
  private var isShown = false
  /// How the window stands; `rotate(to:)` turns it.
  public internal(set) final var interfaceOrientation: InterfaceOrientation {
    get { orientation }
    set { orientation = newValue }
  }
  private var orientation = InterfaceOrientation.portrait
  /// Which of its views are matched; made for the first.
  final var matching: WindowMatching?
  /// A new size that waits for a modal transition to end (P-84).
  final var pending: Sizing?

  /// How far notch, status bar and home indicator reach into the window; zero unless set.
  public final var deviceInsets = ViewInsets.zero {
    didSet { forEachInside { $0.setNeedsLayout() } }
  }

  /// A window of `world`, the current one by default, 390 x 844 points unless told.
  public init(
    frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844), world: World? = nil
  ) {
    let world = world ?? .current
    owningWorld = world
    super.init(frame: frame)
    named("window")
    window = self
    world.windows.append(self)
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The controller at the bottom of everything this window shows.
  ///
  /// In a visible window the old root's view leaves and the new one's enters within the call
  /// (P-102, P-117). What the old root presents is left behind (P-115): dismiss it first.
  public final var rootViewController: ViewController? {
    get { root }
    set {
      let old = root
      root = newValue
      guard isVisible, old !== newValue else { return }
      old?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }
  private var root: ViewController?

  /// Shows the window: loads the root's view and sends it `viewWillAppear` within the call;
  /// `viewIsAppearing` and layout follow in the next commit, `viewDidAppear` at its end (P-117).
  public final func makeKeyAndVisible() {
    guard !isVisible else { return }
    isVisible = true
    showRoot()
  }

  private func showRoot() {
    guard let root = rootViewController, let owner, owner.admits(root) else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
  }

  /// Takes the window away, as a scene that disconnects: what is presented goes from the top down,
  /// without animation; its controllers disappear, no completion and no adaptive delegate is called
  /// (P-83).
  ///
  /// Then the root's view leaves.
  ///
  /// From inside a callback it happens when that has returned, before the next commit.
  public final func close() {
    guard let owner, isVisible else { return }
    owner.whenNothingIsCalled { [weak self] in
      guard let self, isVisible else { return }
      owner.tearDownPresentations(in: self)
      isVisible = false
      for view in subviews { view.removeFromSuperview() }
    }
  }

  /// Lets everything go at once: the world has ended.
  final func end() {
    isVisible = false
    (owner, matching) = (nil, nil)
    rootViewController = nil
    forEachInside { $0.window = nil }
    for view in subviews { view.superview = nil }
    changeSubviews { $0.removeAll() }
  }
}
