public import Foundation
public import Presentation

/// A rectangle without a view, to which constraints can refer.
///
/// An app adds its own guide to a view with `addLayoutGuide(_:)`, and constraints place this guide.
/// The guides of the system follow an area of their view, such as the safe area, the layout
/// margins, or the contents of a scroll view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutNode {
  enum Kind {
    case own
    case safeArea
    /// The area inside the layout margins.
    case margins
    /// The contents of a scroll view; constraints can determine the size of the contents.
    case contents
    /// The visible part of a scroll view.
    case visiblePart
    /// The area above the safe area.
    case top
    /// The area below the safe area, or the area that the keyboard covers.
    case bottom
  }

  /// The view that owns the guide.
  public internal(set) final weak var owningView: View?
  /// The name of the layout guide, for debugging.
  public final var identifier = ""
  final var concerning: [NSLayoutConstraint] = []
  final var group: ConstraintGroup?
  final var solved = CGRect.zero
  final let kind: Kind

  /// Creates a guide for an app's own constraints.
  public override init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: View) {
    (self.kind, owningView) = (kind, view)
    super.init()
  }

  final var view: View? { owningView }

  final var isFree: Bool { owningView != nil && (kind == .own || kind == .contents) }

  /// The rectangle of the guide, in the coordinates of the owning view.
  public final var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .own: return solved
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .contents:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .visiblePart: return view.bounds
    case .top:
      let (bounds, height) = (view.bounds, view.safeAreaInsets.top)
      return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    case .bottom:
      let (bounds, height) = (view.bounds, bottomHeight(of: view))
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
  }

  /// Returns the height of a guide at the lower edge of a view.
  func bottomHeight(of view: View) -> CGFloat { view.safeAreaInsets.bottom }

  /// Sets `contentSize` of a scroll view if constraints determine the size of its contents.
  final func placeContent() {
    guard kind == .contents, group != nil, let scrollView = owningView as? UIScrollView
    else { return }
    let scale = scrollView.zoomScale
    let size = CGSize(width: solved.width * scale, height: solved.height * scale)
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }
}
