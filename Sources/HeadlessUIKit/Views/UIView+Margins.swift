import Foundation
public import Presentation

extension View {
  /// The layout margins with a leading and a trailing side instead of a left and a right side.
  ///
  /// In this package, leading is always left.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = newValue.edgeInsets }
  }

  /// Whether ``layoutMarginsGuide`` stays inside the safe area; true by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { attached(ViewMargins.self)?.followsSafeArea ?? true }
    set {
      margins.followsSafeArea = newValue
      setNeedsLayout()
    }
  }

  /// The area inside the layout margins; by default also inside the safe area.
  ///
  /// If ``insetsLayoutMarginsFromSafeArea`` is false, the safe area has no effect.
  public final var layoutMarginsGuide: UILayoutGuide { margins.guide }

  /// The distances of ``layoutMarginsGuide`` from the edges of the view.
  final var marginsWithSafeArea: UIEdgeInsets {
    let (margins, safe) = (
      layoutMargins, insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    )
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  private var margins: ViewMargins { attachment { ViewMargins(of: self) } }
}

/// The guide for the layout margins of one view.
@MainActor private final class ViewMargins {
  var followsSafeArea = true
  let guide: UILayoutGuide

  init(of view: View) {
    guide = UILayoutGuide(.margins, of: view)
  }
}

extension ViewController {
  /// The smallest layout margins of the controller's view: 16 points at both sides (L-15).
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(Self.minimumMargins)
  }
}
