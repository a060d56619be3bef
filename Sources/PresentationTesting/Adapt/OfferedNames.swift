/// The names that a file with `import UIKit` finds in `HeadlessUIKit`; a test compares them with
/// the sources.
enum OfferedNames {
  /// Types and functions.
  static let all = names(
    """
    CACornerMask CACurrentMediaTime CADisplayLink CALayer CATransaction CATransform3D
    CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform
    CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
    CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
    CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate
    CFTimeInterval CGColor DispatchGroup DispatchTime DispatchWallTime DispatchWorkItem
    NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSTextAlignment Selector SelectorTarget Timer UIAction
    UIAdaptivePresentationControllerDelegate UIBarButtonItem UIBarItem UIBlurEffect UIButton
    UICollectionView UICollectionViewCell UICollectionViewDataSource UICollectionViewDelegate
    UICollectionViewDelegateFlowLayout UICollectionViewFlowLayout UICollectionViewLayout UIColor
    UIContentContainer UIControl UICubicTimingParameters UIEdgeInsets UIEvent UIFeedbackGenerator
    UIFont UIGestureRecognizer UIGestureRecognizerDelegate UIGestureRecognizerState UIImage
    UIImageView UIImpactFeedbackGenerator UIInterfaceOrientation UILabel UILayoutGuide
    UILayoutPriority UIModalPresentationStyle UINavigationBar UINavigationController
    UINavigationControllerDelegate UINavigationControllerOperation UINavigationItem
    UINotificationFeedbackGenerator UIPanGestureRecognizer UIPercentDrivenInteractiveTransition
    UIPinchGestureRecognizer UIPopoverPresentationController UIPresentationController UIRectEdge
    UIScreen UIScreenEdgePanGestureRecognizer UIScrollView UIScrollViewDelegate
    UISelectionFeedbackGenerator UISpringTimingParameters UITabBar UITabBarController
    UITabBarControllerDelegate UITabBarItem UITableView UITableViewCell UITableViewDataSource
    UITableViewDelegate UITapGestureRecognizer UITimingCurveProvider UITimingCurveType
    UITraitCollection UITransitionContextViewControllerKey UITransitionContextViewKey
    UIUserInterfaceSizeClass UIView UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState
    UIViewAnimationCurve UIViewAnimationOptions UIViewAutoresizing UIViewContentMode
    UIViewController UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
    UIViewImplicitlyAnimating UIViewKeyframeAnimationOptions UIViewPropertyAnimator UIVisualEffect
    UIVisualEffectView UIWindow UIZoomTransitionSourceViewProviderContext
    """)

  /// Requirements of delegates and data sources that have defaults.
  static let optionalMethods = names(
    """
    adaptivePresentationStyle animationController animationEnded collectionView
    gestureRecognizerShouldBegin interactionControllerForDismissal
    interactionControllerForPresentation interruptibleAnimator navigationController
    numberOfSections presentationController presentationControllerDidAttemptToDismiss
    presentationControllerDidDismiss presentationControllerShouldDismiss
    presentationControllerWillDismiss scrollViewDidScroll tabBarController tableView
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
