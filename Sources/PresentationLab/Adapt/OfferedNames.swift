/// The names of `HeadlessUIKit` that a file with `import UIKit` can use.
///
/// A test compares these lists with the sources of `HeadlessUIKit`.
enum OfferedNames {
  /// The names of types and functions.
  static let all = names(
    """
    BitmapImage CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup
    CABasicAnimation CACornerMask CACurrentMediaTime CADisplayLink CAFrameRateRange CAGradientLayer
    CAGradientLayerType CAKeyframeAnimation CALayer CALayerContentsGravity CALayerCornerCurve
    CALayerDelegate CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName
    CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin
    CASpringAnimation CATransaction CATransform3D CATransform3DConcat CATransform3DEqualToTransform
    CATransform3DGetAffineTransform CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine
    CATransform3DIsIdentity CATransform3DMakeAffineTransform CATransform3DMakeRotation
    CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale
    CATransform3DTranslate CATransition CATransitionSubtype CATransitionType CFTimeInterval
    CGAffineTransformConcat CGAffineTransformMakeRotation CGAffineTransformMakeScale
    CGAffineTransformMakeTranslation CGAffineTransformRotate CGAffineTransformScale
    CGAffineTransformTranslate CGColor CGContext CGImage CGMutablePath CGPath CGPointMake
    CGRectContainsPoint CGRectGetHeight CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY
    CGRectGetMinX CGRectGetMinY CGRectGetWidth CGRectInset CGRectIntersectsRect CGRectMake
    CGRectOffset CGRectUnion CGSizeMake DiffableDataSource DispatchGroup DispatchTime
    DispatchWallTime DispatchWorkItem DrawingContext HUGE ItemListBehavior KeyValueObserver
    LayerPath MutableLayerPath NSAttributedStringKey NSCollectionLayoutAnchor
    NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutContainer
    NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
    NSCollectionLayoutEnvironment NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem
    NSCollectionLayoutGroupCustomItemProvider NSCollectionLayoutItem NSCollectionLayoutSection
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler NSCollectionLayoutSize
    NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem
    NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSDirectionalRectEdge NSEC_PER_MSEC
    NSEC_PER_SEC NSKeyValueChange NSKeyValueChangeKey NSKeyValueObservation NSKeyValueObservedChange
    NSKeyValueObservingOptions NSLayoutAnchor NSLayoutAttribute NSLayoutConstraint NSLayoutDimension
    NSLayoutFormatOptions NSLayoutRelation NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode
    NSMutableParagraphStyle NSParagraphStyle NSRectAlignment NSSelectorFromString
    NSStringDrawingContext NSStringDrawingOptions NSStringFromSelector NSTextAlignment
    NSTextAttachment NSTextContainer NSUnderlineStyle NSUserActivity NSUserActivityTypeBrowsingWeb
    SelectorTarget Timer UIAccessibility UIAccessibilityCustomAction UIAccessibilityTraits UIAction
    UIActivity UIActivityIndicatorView UIActivityIndicatorViewStyle UIActivityItemSource
    UIActivityViewController UIAdaptivePresentationControllerDelegate UIAlertAction
    UIAlertActionStyle UIAlertController UIAlertControllerStyle UIAppearance UIAppearanceContainer
    UIApplication UIApplicationDelegate UIApplicationShortcutIcon UIApplicationShortcutItem
    UIApplicationState UIAttachmentBehavior UIBackgroundConfiguration UIBackgroundFetchResult
    UIBackgroundRefreshStatus UIBackgroundTaskIdentifier UIBarAppearance UIBarButtonItem
    UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBarMetrics UIBarPosition
    UIBarPositioning UIBarPositioningDelegate UIBarStyle UIBaselineAdjustment UIBezierPath
    UIBlurEffect UIBlurEffectStyle UIButton UIButtonType UICellAccessory UICellConfigurationState
    UICollectionElementKindSectionFooter UICollectionElementKindSectionHeader
    UICollectionLayoutListConfiguration UICollectionLayoutSectionOrthogonalScrollingBehavior
    UICollectionReusableView UICollectionView UICollectionViewCell
    UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
    UICollectionViewCompositionalLayoutSectionProvider UICollectionViewController
    UICollectionViewDataSource UICollectionViewDataSourcePrefetching UICollectionViewDelegate
    UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource UICollectionViewFlowLayout
    UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout
    UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    UICollectionViewListCell UICollectionViewUpdateItem UICollisionBehavior
    UICollisionBehaviorDelegate UIColor UICommand UICommandAlternate UIConfigurationState
    UIContentConfiguration UIContentContainer UIContentInsetsReference UIContentSizeCategory
    UIContentUnavailableConfiguration UIContentUnavailableView UIContentView
    UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionAnimating
    UIContextMenuInteractionCommitAnimating UIContextMenuInteractionCommitStyle
    UIContextMenuInteractionDelegate UIContextualAction UIControl UIControlEvents UIControlState
    UICoordinateSpace UICubicTimingParameters UIDataDetectorTypes UIDatePicker UIDatePickerStyle
    UIDeferredMenuElement UIDevice UIDeviceOrientation UIDeviceOrientationIsLandscape
    UIDeviceOrientationIsPortrait UIDocumentPickerDelegate UIDocumentPickerMode
    UIDocumentPickerViewController UIDynamicAnimator UIDynamicAnimatorDelegate UIDynamicBehavior
    UIDynamicItem UIDynamicItemBehavior UIDynamicItemCollisionBoundsType UIEdgeInsets
    UIEdgeInsetsInsetRect UIEdgeInsetsMake UIEvent UIFeedbackGenerator UIFieldBehavior UIFont
    UIFontDescriptor UIFontMetrics UIFontTextStyle UIGestureRecognizer UIGestureRecognizerDelegate
    UIGestureRecognizerState UIGlassContainerEffect UIGlassEffect UIGraphicsBeginImageContext
    UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext
    UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer UIGraphicsImageRendererContext
    UIGravityBehavior UIHoverGestureRecognizer UIImage UIImagePickerController
    UIImagePickerControllerDelegate UIImageRenderingMode UIImageView UIImpactFeedbackGenerator
    UIInteraction UIInterfaceOrientation UIInterfaceOrientationIsLandscape
    UIInterfaceOrientationIsPortrait UIInterfaceOrientationMask UIInterpolatingMotionEffect
    UIKeyCommand UIKeyInput UIKeyModifierFlags UIKeyboardAppearance UIKeyboardLayoutGuide
    UIKeyboardType UILabel UILayoutConstraintAxis UILayoutFittingCompressedSize
    UILayoutFittingExpandedSize UILayoutGuide UILayoutPriority UILayoutSupport
    UIListContentConfiguration UIListContentView UILongPressGestureRecognizer UIMenu UIMenuBuilder
    UIMenuController UIMenuElement UIMenuItem UIMenuSystem UIModalPresentationStyle
    UIModalTransitionStyle UIMotionEffect UIMotionEffectGroup UIMutableTraits UINavigationBar
    UINavigationBarAppearance UINavigationBarDelegate UINavigationController
    UINavigationControllerDelegate UINavigationControllerOperation UINavigationItem
    UINavigationItemBackButtonDisplayMode UINavigationItemLargeTitleDisplayMode UINib
    UINotificationFeedbackGenerator UIOffset UIOffsetMake UIOpenURLContext UIPageControl
    UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate
    UIPageViewControllerNavigationDirection UIPageViewControllerNavigationOrientation
    UIPageViewControllerTransitionStyle UIPanGestureRecognizer UIPasteboard
    UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewDataSource UIPickerViewDelegate
    UIPinchGestureRecognizer UIPopoverArrowDirection UIPopoverPresentationController
    UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem
    UIPresentationController UIPreviewParameters UIPreviewTarget UIProgressView UIPushBehavior
    UIRectCorner UIRectEdge UIRectFill UIRefreshControl UIResponder UIResponderStandardEditActions
    UIReturnKeyType UIRotationGestureRecognizer UIScene UISceneActivationConditions
    UISceneConfiguration UISceneDelegate UISceneDestructionRequestOptions UISceneSession UIScreen
    UIScreenEdgePanGestureRecognizer UIScrollTypeMask UIScrollView
    UIScrollViewContentInsetAdjustmentBehavior UIScrollViewDelegate UISearchBar UISearchBarDelegate
    UISearchController UISearchControllerDelegate UISearchResultsUpdating UISearchTab
    UISearchTextField UISegmentedControl UISelectionFeedbackGenerator UISemanticContentAttribute
    UISheetPresentationController UISheetPresentationControllerDelegate
    UISheetPresentationControllerDetentResolutionContext UISlider UISnapBehavior
    UISplitViewController UISplitViewControllerDelegate UISpringTimingParameters UIStackView
    UIStackViewAlignment UIStackViewDistribution UIStatusBarAnimation UIStatusBarManager
    UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration
    UISwipeGestureRecognizer UISwipeGestureRecognizerDirection UISwitch UITab UITabBar
    UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarDelegate UITabBarItem
    UITabBarItemAppearance UITabBarItemStateAppearance UITabGroup UITableView UITableViewCell
    UITableViewCellStyle UITableViewController UITableViewDataSource
    UITableViewDataSourcePrefetching UITableViewDelegate UITableViewDiffableDataSource
    UITableViewHeaderFooterView UITableViewRowAction UITableViewScrollPosition UITableViewStyle
    UITapGestureRecognizer UITargetedPreview UITextAutocapitalizationType UITextAutocorrectionType
    UITextContentType UITextField UITextFieldDelegate UITextInput UITextInputMode
    UITextInputTraits UITextPosition UITextRange UITextSelectionRect
    UITextSmartDashesType UITextSmartInsertDeleteType
    UITextSmartQuotesType UITextSpellCheckingType UITextView UITextViewDelegate
    UITimingCurveProvider UITimingCurveType UIToolbar UIToolbarAppearance UITouch UITrait
    UITraitChangeObservable UITraitChangeRegistration UITraitCollection UITraitDefinition
    UITraitDisplayScale UITraitEnvironment UITraitEnvironmentLayoutDirection
    UITraitHorizontalSizeClass UITraitLayoutDirection UITraitOverrides
    UITraitPreferredContentSizeCategory UITraitUserInterfaceIdiom UITraitUserInterfaceStyle
    UITraitVerticalSizeClass UITransitionContextViewControllerKey UITransitionContextViewKey
    UIUserActivityRestoring UIUserInterfaceIdiom UIUserInterfaceLayoutDirection
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIVibrancyEffectStyle UIView
    UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState UIViewAnimationCurve
    UIViewAnimationOptions UIViewAutoresizing UIViewContentMode UIViewController
    UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
    UIViewImplicitlyAnimating UIViewKeyframeAnimationOptions UIViewPropertyAnimator UIVisualEffect
    UIVisualEffectView UIWindow UIWindowLevel UIWindowScene UIWindowSceneDelegate
    UIZoomTransitionSourceViewProviderContext USEC_PER_SEC _ColorLiteralType _ImageLiteralType
    autoreleasepool kCAFillModeBackwards kCAFillModeBoth kCAFillModeForwards kCAFillModeRemoved
    kCAMediaTimingFunctionDefault kCAMediaTimingFunctionEaseIn kCAMediaTimingFunctionEaseInEaseOut
    kCAMediaTimingFunctionEaseOut kCAMediaTimingFunctionLinear kCATransactionAnimationDuration
    kCATransactionAnimationTimingFunction kCATransactionDisableActions kCATransition
    kCATransitionFade kCATransitionFromBottom kCATransitionFromLeft kCATransitionFromRight
    kCATransitionFromTop kCATransitionMoveIn kCATransitionPush kCATransitionReveal
    objc_AssociationPolicy objc_getAssociatedObject objc_removeAssociatedObjects
    objc_setAssociatedObject
    """)

  /// The base names of optional methods in the protocols of delegates and data sources.
  ///
  /// In `HeadlessUIKit`, these methods have default implementations.
  static let optionalMethods = names(
    """
    adaptivePresentationStyle animationController animationDidStart animationDidStop animationEnded
    application applicationDidBecomeActive applicationDidEnterBackground
    applicationWillEnterForeground applicationWillResignActive collectionView collisionBehavior
    dynamicAnimatorDidPause dynamicAnimatorWillResume gestureRecognizer gestureRecognizerShouldBegin
    interactionControllerForDismissal interactionControllerForPresentation interruptibleAnimator
    navigationBar navigationController numberOfSections pageViewController pickerView
    presentationController presentationControllerDidAttemptToDismiss
    presentationControllerDidDismiss presentationControllerShouldDismiss
    presentationControllerWillDismiss scene sceneDidBecomeActive sceneDidDisconnect
    sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive
    scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging
    scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll
    scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop
    scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming
    scrollViewWillEndDragging sectionIndexTitles
    sheetPresentationControllerDidChangeSelectedDetentIdentifier tabBar tabBarController tableView
    textField textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing
    textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn
    textView textViewDidBeginEditing textViewDidChange textViewDidChangeSelection
    textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing viewForZooming
    """)

  /// The names of members that begin like types, such as older names of notifications.
  static let members = names(
    """
    UIApplicationDidBecomeActive UIApplicationDidChangeStatusBarOrientation
    UIApplicationDidEnterBackground UIApplicationWillChangeStatusBarOrientation
    UIApplicationWillEnterForeground UIApplicationWillResignActive UIDeviceOrientationDidChange
    UIKeyboardDidHide UIKeyboardDidShow UIKeyboardWillChangeFrame UIKeyboardWillHide
    UIKeyboardWillShow UIWindowDidBecomeHidden UIWindowDidBecomeKey UIWindowDidBecomeVisible
    """)

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
