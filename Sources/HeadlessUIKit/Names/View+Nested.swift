public import Foundation
public import Presentation

extension View.AnimationOptions {
  /// For a transition between two views: hides and shows the views instead of removing and adding
  /// them.
  public static let showHideTransitionViews = View.AnimationOptions(rawValue: 1 << 8)
  /// For a transition within one view: also animates the changes of the block.
  public static let allowAnimatedContent = View.AnimationOptions(rawValue: 1 << 7)
  /// A turn around the vertical axis; it takes its time and changes no visible property.
  public static let transitionFlipFromLeft = View.AnimationOptions(rawValue: 1 << 20)
  /// A turn around the vertical axis; it takes its time and changes no visible property.
  public static let transitionFlipFromRight = View.AnimationOptions(rawValue: 2 << 20)
  /// A page that is turned up; it takes its time and changes no visible property.
  public static let transitionCurlUp = View.AnimationOptions(rawValue: 3 << 20)
  /// A page that is turned down; it takes its time and changes no visible property.
  public static let transitionCurlDown = View.AnimationOptions(rawValue: 4 << 20)
  /// A fade from the old content to the new; it takes its time and changes no visible property.
  public static let transitionCrossDissolve = View.AnimationOptions(rawValue: 5 << 20)
  /// A turn around the horizontal axis; it takes its time and changes no visible property.
  public static let transitionFlipFromTop = View.AnimationOptions(rawValue: 6 << 20)
  /// A turn around the horizontal axis; it takes its time and changes no visible property.
  public static let transitionFlipFromBottom = View.AnimationOptions(rawValue: 7 << 20)
}

extension View {
  /// Changes the contents of a view in a transition of that view.
  ///
  /// The block's changes take effect at once unless `allowAnimatedContent` is among the options.
  /// The look of the transition is not modeled; its duration and its end are.
  ///
  /// - Parameters:
  ///   - view: The view whose contents change.
  ///   - duration: The duration in seconds.
  ///   - options: The kind of transition and other options.
  ///   - animations: A block that changes the contents.
  ///   - completion: A block that is called at the end of the transition.
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isAnimated = options.contains(.allowAnimatedContent)
    if !isAnimated, let animations { performWithoutAnimation(animations) }
    let changes = isAnimated ? animations : nil
    animate(
      withDuration: duration, options: options, animations: changes ?? {},
      completion: completion ?? { _ in })
  }

  /// Replaces a view by another one at the same place.
  ///
  /// The views are exchanged at once, and the transition then takes its time; its look is not
  /// modeled.
  ///
  /// - Parameters:
  ///   - fromView: The view that is removed or hidden.
  ///   - toView: The view that replaces it; it is added to the same superview at the same place.
  ///   - duration: The duration in seconds.
  ///   - options: The kind of transition, and whether views are hidden instead of removed.
  ///   - completion: A block that is called at the end of the transition.
  public static func transition(
    from fromView: View, to toView: View, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    animate(
      withDuration: duration, options: options, animations: {}, completion: completion ?? { _ in })
  }
}
