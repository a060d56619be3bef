public import Foundation
public import Presentation

/// A rectangle that constraints can refer to and that is no view.
///
/// A guide of the app is placed by constraints, after `addLayoutGuide(_:)`. The system's guides
/// follow their view: its safe area, and the contents and the frame of a scroll view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutNode {
  enum Kind {
    case own
    case safeArea
    /// The area inside the layout margins.
    case margins
    /// The contents of a scroll view, whose size constraints may decide.
    case contents
    /// The visible part of a scroll view.
    case visiblePart
  }

  /// The view whose guide it is.
  public internal(set) final weak var owningView: View?
  /// A name for debugging.
  public final var identifier = ""
  final var concerning: [NSLayoutConstraint] = []
  final var group: ConstraintGroup?
  final var solved = CGRect.zero
  final let kind: Kind

  /// A guide that constraints will place.
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

  /// The rectangle in the view's coordinates.
  public final var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .own: return solved
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.marginsWithSafeArea)
    case .contents:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .visiblePart: return view.bounds
    }
  }

  /// Gives a scroll view the size of its contents, if constraints decide it.
  final func placeContent() {
    guard kind == .contents, group != nil, let scrollView = owningView as? UIScrollView,
      scrollView.contentSize != solved.size
    else { return }
    scrollView.contentSize = solved.size
  }
}
