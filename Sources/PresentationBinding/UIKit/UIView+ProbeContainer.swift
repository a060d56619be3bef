#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  extension UIView {
    /// The view that a probe is put into: a visual effect view raises for other subviews than those
    /// of its content view.
    var probeContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
  }
#endif
