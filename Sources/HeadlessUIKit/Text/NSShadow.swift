public import Foundation

/// A shadow of a text, which is stored but not drawn.
open class NSShadow: NSObject {
  /// The distance of the shadow from the text.
  open var shadowOffset = CGSize.zero
  /// The radius by which the shadow is blurred.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; nil for no shadow.
  open var shadowColor: Any?
}
