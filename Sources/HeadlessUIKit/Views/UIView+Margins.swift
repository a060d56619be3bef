import Foundation
public import Presentation

extension View {
  /// The layout margins: distances from the edges of the view in points, 8 on each side by default.
  ///
  /// The margins do not include the insets of the safe area. By default, ``layoutMarginsGuide``
  /// adds these insets.
  public final var layoutMargins: UIEdgeInsets {
    get { attached(ViewMargins.self)?.margins ?? ViewMargins.standard }
    set {
      margins.margins = newValue
      setNeedsLayout()
    }
  }

  /// The layout margins with a leading and a trailing side instead of a left and a right side.
  ///
  /// In this package, leading is always left.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
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

/// The layout margins of one view.
@MainActor private final class ViewMargins {
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var margins = ViewMargins.standard
  var followsSafeArea = true
  let guide: UILayoutGuide

  init(of view: View) {
    guide = UILayoutGuide(.margins, of: view)
  }
}
