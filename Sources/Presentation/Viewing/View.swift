public import Foundation

/// A rectangle on the stage: a place in a tree, model geometry, and layout.
///
/// It draws nothing. Geometry is in points, y downwards; `frame` is derived from `bounds`,
/// `center` and `transform`. A value that is not finite is reported and not taken.
@preconcurrency @MainActor open class View: NSObject {
  /// The name a view tree prints; an unnamed view prints its type.
  public nonisolated let name: String
  /// The views inside this one, back to front.
  public final var subviews: [View] { surroundings.subviews }
  /// The view that this one is in.
  public internal(set) final var superview: View? {
    get { surroundings.superview }
    set { surroundings.superview = newValue }
  }
  /// The window that this view is in, however deep.
  public internal(set) final var window: Window? {
    get { surroundings.window }
    set { surroundings.window = newValue }
  }
  /// The controller whose view this is.
  public internal(set) final var controller: ViewController? {
    get { surroundings.controller }
    set { surroundings.controller = newValue }
  }
  /// Whether the view and everything inside it is left out.
  public final var isHidden = false

  private final var surroundings = Surroundings()
  final var geometry = Geometry()
  /// The changes that are on their way, in the order in which they were made.
  final var motions: [PropertyMotion] = []
  final var needsLayout = true
  final var isLayoutQueued = false

  /// What is around the view.
  ///
  /// Of storage that only this module sees, the compiler proves exclusive access beforehand.
  private struct Surroundings {
    var subviews: [View] = []
    weak var superview: View?
    /// Lives as long as its world, which makes its views forget it.
    var window: Window?
    weak var controller: ViewController?
  }

  /// Changes the subviews, which are taken out meanwhile, so that no array is copied.
  final func changeSubviews(_ change: (inout [View]) -> Void) {
    var subviews = surroundings.subviews
    surroundings.subviews = []
    change(&subviews)
    surroundings.subviews = subviews
  }

  /// A view with a name, at a frame in the coordinates of the superview to be.
  public init(_ name: String = "", frame: CGRect = .zero) {
    self.name = name
    super.init()
    self.frame = frame
  }

  /// A view at a frame in the coordinates of the superview to be.
  public init(frame: CGRect) {
    name = ""
    super.init()
    self.frame = frame
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Its type and name, never an address.
  open nonisolated override var description: String {
    name.isEmpty ? "<\(type(of: self))>" : "<\(type(of: self)): \(name)>"
  }

  /// Sets the places of the subviews.
  ///
  /// Called once per layout of this view; does nothing here.
  open func layoutSubviews() {}

  /// Called when the view has entered or left a window, before any callback of its controller.
  open func didMoveToWindow() {}

  /// Called when the view has entered or left a superview.
  open func didMoveToSuperview() {}
}
