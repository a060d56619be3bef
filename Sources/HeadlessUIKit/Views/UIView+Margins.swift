import Foundation
public import Presentation

extension View {
  /// The layout margins: distances from the edges of the view in points.
  ///
  /// By default, the margins are 8 on each side. Those of a controller's root view are 16 at the
  /// left and at the right side, and 0 at the top and at the bottom.
  ///
  /// The margins do not include the insets of the safe area. By default, ``layoutMarginsGuide``
  /// adds these insets.
  public final var layoutMargins: UIEdgeInsets {
    get {
      if let own = attached(ViewMargins.self)?.own { return own }
      return next is ViewController ? ViewMargins.ofRoot : ViewMargins.standard
    }
    set {
      margins.own = newValue
      setNeedsLayout()
      layoutMarginsDidChange()
      (next as? ViewController)?.viewLayoutMarginsDidChange()
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

/// The layout margins of one view.
@MainActor private final class ViewMargins {
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  static let ofRoot = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  /// The margins that the app has set; nil if the app has set none.
  var own: UIEdgeInsets?
  var followsSafeArea = true
  let guide: UILayoutGuide

  init(of view: View) {
    guide = UILayoutGuide(.margins, of: view)
  }
}
