public import Foundation
public import Presentation

extension View {
  /// The point of the view that lies at `center`, in fractions of the view's size.
  ///
  /// The default is the center, (0.5, 0.5). Changing the anchor point moves the view.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
