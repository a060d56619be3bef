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

  /// The area inside the layout margins; by default also inside the safe area (L-18).
  public final var layoutMarginsGuide: UILayoutGuide { margins.guide }

  private var margins: ViewMargins { attachment { ViewMargins(of: self) } }
}

/// The guide for the layout margins of one view.
@MainActor private final class ViewMargins {
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
