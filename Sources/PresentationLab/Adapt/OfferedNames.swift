/// The names of `HeadlessUIKit` that a file with `import UIKit` can use.
///
/// A test compares these lists with the sources of `HeadlessUIKit`.
enum OfferedNames {
  /// The names of types and functions.
  static let all = names(
    """
    BitmapImage CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate
    CAAnimationGroup CABasicAnimation CACornerMask CACurrentMediaTime CADisplayLink
    CAGradientLayer CAKeyframeAnimation CALayer CALayerContentsGravity CALayerCornerCurve
    CALayerDelegate CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName
    CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap
    CAShapeLayerLineJoin CASpringAnimation CATransaction CATransform3D CATransform3DConcat
    CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity
    CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
    CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
    CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate
    CATransition CATransitionType CFTimeInterval CGAffineTransformConcat
    CGAffineTransformMakeRotation CGAffineTransformMakeScale CGAffineTransformMakeTranslation
    CGAffineTransformRotate CGAffineTransformScale CGAffineTransformTranslate CGColor CGContext
    CGImage CGMutablePath CGPath CGPointMake CGRectContainsPoint CGRectGetHeight CGRectGetMaxX
    CGRectGetMaxY CGRectGetMidX CGRectGetMidY CGRectGetMinX CGRectGetMinY CGRectGetWidth
    CGRectInset CGRectIntersectsRect CGRectMake CGRectOffset CGRectUnion CGSizeMake
    DispatchGroup DispatchTime DispatchWallTime DispatchWorkItem DrawingContext HUGE LayerPath
    MutableLayerPath NSDirectionalEdgeInsets NSLayoutAnchor NSLayoutConstraint NSLayoutDimension
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSTextAlignment Selector
    SelectorTarget Timer UIAccessibility UIAction UIActivityIndicatorView
    UIActivityIndicatorViewStyle UIActivityViewController
    UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIApplication
    UIApplicationDelegate UIBarButtonItem UIBarItem UIBarMetrics UIBarPosition UIBarStyle
    UIBezierPath UIBlurEffect UIBlurEffectStyle UIButton UIButtonType UICollectionView
    UICollectionViewCell UICollectionViewDataSource UICollectionViewDelegate
    UICollectionViewDelegateFlowLayout UICollectionViewFlowLayout UICollectionViewLayout UIColor
    UIContentContainer UIControl UIControlEvents UIControlState UICubicTimingParameters UIDevice
    UIDeviceOrientation UIDeviceOrientationIsLandscape UIDeviceOrientationIsPortrait
    UIEdgeInsets UIEdgeInsetsInsetRect UIEdgeInsetsMake UIEvent UIFeedbackGenerator UIFont
    UIGestureRecognizer UIGestureRecognizerDelegate UIGestureRecognizerState
    UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext
    UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext
    UIGraphicsImageRenderer UIGraphicsImageRendererContext UIImage UIImageView
    UIImpactFeedbackGenerator UIInterfaceOrientation UIInterfaceOrientationIsLandscape
    UIInterfaceOrientationIsPortrait UIInterfaceOrientationMask UIInterpolatingMotionEffect
    UILabel UILayoutFittingCompressedSize UILayoutFittingExpandedSize UILayoutGuide
    UILayoutPriority UILongPressGestureRecognizer UIModalPresentationStyle
    UIModalTransitionStyle UIMotionEffect UIMotionEffectGroup UINavigationBar
    UINavigationController UINavigationControllerDelegate UINavigationControllerOperation
    UINavigationItem UINotificationFeedbackGenerator UIOffset UIOffsetMake UIPageControl
    UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate
    UIPageViewControllerNavigationDirection UIPanGestureRecognizer
    UIPercentDrivenInteractiveTransition UIPinchGestureRecognizer
    UIPopoverPresentationController UIPresentationController UIProgressView UIRectCorner
    UIRectEdge UIRectFill UIRefreshControl UIResponder UIRotationGestureRecognizer UIScene
    UISceneDelegate UISceneSession UIScreen UIScreenEdgePanGestureRecognizer UIScrollView
    UIScrollViewDelegate UISearchController UISearchResultsUpdating UISegmentedControl
    UISelectionFeedbackGenerator UISemanticContentAttribute UISheetPresentationController
    UISheetPresentationControllerDelegate UISheetPresentationControllerDetentResolutionContext
    UISlider UISplitViewController UISpringTimingParameters UIStackView UIStatusBarAnimation
    UIStatusBarManager UIStatusBarStyle UIStoryboard UIStoryboardSegue UISwipeGestureRecognizer
    UISwitch UITabBar UITabBarController UITabBarControllerDelegate UITabBarItem UITableView
    UITableViewCell UITableViewCellStyle UITableViewController UITableViewDataSource
    UITableViewDelegate UITableViewStyle UITapGestureRecognizer UITextField UITextFieldDelegate
    UITextView UITextViewDelegate UITimingCurveProvider UITimingCurveType UIToolbar UITouch
    UITraitCollection UITransitionContextViewControllerKey UITransitionContextViewKey
    UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceSizeClass
    UIVibrancyEffect UIView UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState
    UIViewAnimationCurve UIViewAnimationOptions UIViewAutoresizing UIViewContentMode
    UIViewController UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
    UIViewImplicitlyAnimating UIViewKeyframeAnimationOptions UIViewPropertyAnimator
    UIVisualEffect UIVisualEffectView UIWindow UIWindowScene UIWindowSceneDelegate
    UIZoomTransitionSourceViewProviderContext _ImageLiteralType kCAFillModeBackwards
    kCAFillModeBoth kCAFillModeForwards kCAFillModeRemoved kCAMediaTimingFunctionDefault
    kCAMediaTimingFunctionEaseIn kCAMediaTimingFunctionEaseInEaseOut
    kCAMediaTimingFunctionEaseOut kCAMediaTimingFunctionLinear kCATransition
    objc_AssociationPolicy objc_getAssociatedObject objc_removeAssociatedObjects
    objc_setAssociatedObject
    """)

  /// The base names of optional methods in the protocols of delegates and data sources.
  ///
  /// In `HeadlessUIKit`, these methods have default implementations.
  static let optionalMethods = names(
    """
    adaptivePresentationStyle animationController animationDidStart animationDidStop
    animationEnded application applicationDidBecomeActive applicationDidEnterBackground
    applicationWillEnterForeground applicationWillResignActive collectionView gestureRecognizer
    gestureRecognizerShouldBegin interactionControllerForDismissal
    interactionControllerForPresentation interruptibleAnimator navigationController
    numberOfSections pageViewController presentationController
    presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
    presentationControllerShouldDismiss presentationControllerWillDismiss scene
    sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground
    sceneWillResignActive scrollViewDidEndDecelerating scrollViewDidEndDragging
    scrollViewDidScroll scrollViewWillBeginDragging
    sheetPresentationControllerDidChangeSelectedDetentIdentifier tabBarController tableView
    textField textFieldDidBeginEditing textFieldDidEndEditing textFieldShouldBeginEditing
    textFieldShouldEndEditing textFieldShouldReturn textView textViewDidBeginEditing
    textViewDidChange textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
