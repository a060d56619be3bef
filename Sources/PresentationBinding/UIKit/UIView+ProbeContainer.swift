#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  extension UIView {
    /// The view that holds a probe: a visual effect view raises for subviews outside its content
    /// view.
    var probeContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
  }
#endif
