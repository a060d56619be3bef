import Presentation

extension UIScrollView: DescribedClass {
  package static var describedClass: AnyClass { UIScrollView.self }

  package func describeProperties(to state: inout StateWriter) {
    state.add("calledDelegate", any: calledDelegate)
    state.add("contentSize", contentSize)
    state.add("contentInset", contentInset)
    state.add("keyboardInset", keyboardInset)
    state.add("isScrollEnabled", isScrollEnabled)
    state.add("bounces", bounces)
    state.add("alwaysBounceVertical", alwaysBounceVertical)
    state.add("alwaysBounceHorizontal", alwaysBounceHorizontal)
    state.add("isPagingEnabled", isPagingEnabled)
    state.add("showsVerticalScrollIndicator", showsVerticalScrollIndicator)
    state.add("showsHorizontalScrollIndicator", showsHorizontalScrollIndicator)
    state.add("contentInsetAdjustmentBehavior", plain: contentInsetAdjustmentBehavior)
    state.add("delaysContentTouches", delaysContentTouches)
    state.add("canCancelContentTouches", canCancelContentTouches)
    state.add("isDirectionalLockEnabled", isDirectionalLockEnabled)
    state.add("minimumZoomScale", minimumZoomScale)
    state.add("maximumZoomScale", maximumZoomScale)
    state.add("decelerationRate", plain: decelerationRate)
    state.add("keyboardDismissMode", plain: keyboardDismissMode)
    state.add("scrollsToTop", scrollsToTop)
    state.add("verticalScrollIndicatorInsets", verticalScrollIndicatorInsets)
    state.add("horizontalScrollIndicatorInsets", horizontalScrollIndicatorInsets)
    state.add(
      "automaticallyAdjustsScrollIndicatorInsets", automaticallyAdjustsScrollIndicatorInsets)
    state.add("scrollIndicatorInsets", scrollIndicatorInsets)
    state.add("refreshControl", any: refreshControl)
    state.add("panGestureRecognizer", any: panGestureRecognizer)
    state.add("knownInset", knownInset)
    state.add("heldOffset", heldOffset)
    state.add("laidOutSize", laidOutSize)
    state.add("movement", any: movement)
  }
}
