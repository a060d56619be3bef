public import Foundation

extension NSString {
  /// Has no effect: nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Has no effect: nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
  /// Has no effect: nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Has no effect: nothing is drawn.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  /// Has no effect: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  public func draw(at point: CGPoint) {}
}
