/// A delegate that chooses the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of a bar; optional, by default `any`.
  ///
  /// The method is never called, because bars are not drawn.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any` by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
