public import Foundation
public import Presentation

/// The key under which Core Animation stores the transition of a layer.
public let kCATransition = "transition"
/// The key with which a transaction turns animations off.
public let kCATransactionDisableActions = "disableActions"
/// The key of the duration of a transaction's animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the timing function of a transaction's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// An older name of `CATransitionType.fade`.
public let kCATransitionFade = CATransitionType.fade
/// An older name of `CATransitionType.moveIn`.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// An older name of `CATransitionType.push`.
public let kCATransitionPush = CATransitionType.push
/// An older name of `CATransitionType.reveal`.
public let kCATransitionReveal = CATransitionType.reveal
/// An older name of `CATransitionSubtype.fromRight`.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// An older name of `CATransitionSubtype.fromLeft`.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// An older name of `CATransitionSubtype.fromTop`.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// An older name of `CATransitionSubtype.fromBottom`.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// An older name of `CAMediaTimingFunctionName.linear`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear

/// An older name of `CAMediaTimingFunctionName.easeIn`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn

/// An older name of `CAMediaTimingFunctionName.easeOut`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut

/// An older name of `CAMediaTimingFunctionName.easeInEaseOut`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut

/// An older name of `CAMediaTimingFunctionName.default`.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// An older name of `CAMediaTimingFillMode.forwards`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards

/// An older name of `CAMediaTimingFillMode.backwards`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards

/// An older name of `CAMediaTimingFillMode.both`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public let kCAFillModeBoth = CAMediaTimingFillMode.both

/// An older name of `CAMediaTimingFillMode.removed`.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// An older name of `UIView.layoutFittingCompressedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public let UILayoutFittingCompressedSize =
  View.layoutFittingCompressedSize

/// An older name of `UIView.layoutFittingExpandedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public let UILayoutFittingExpandedSize = View.layoutFittingExpandedSize

/// Returns whether an orientation is `landscapeLeft` or `landscapeRight`; an older form of
/// `isLandscape`.
@available(*, deprecated, message: "Use orientation.isLandscape.")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// Returns whether an orientation is `portrait` or `portraitUpsideDown`; an older form of
/// `isPortrait`.
@available(*, deprecated, message: "Use orientation.isPortrait.")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// Returns whether an orientation is `landscapeLeft` or `landscapeRight`; an older form of
/// `isLandscape`.
@available(*, deprecated, message: "Use orientation.isLandscape.")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

/// Returns whether an orientation is `portrait` or `portraitUpsideDown`; an older form of
/// `isPortrait`.
@available(*, deprecated, message: "Use orientation.isPortrait.")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// Returns insets with four values; an older form of the initializer.
@available(*, deprecated, message: "Use UIEdgeInsets(top:left:bottom:right:).")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle whose sides are moved inward by the insets; an older form of `inset(by:)`.
@available(*, deprecated, message: "Use rect.inset(by: insets).")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Returns an offset with two values; an older form of the initializer.
@available(*, deprecated, message: "Use UIOffset(horizontal:vertical:).")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
