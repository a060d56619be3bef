public import Foundation
public import Presentation

extension View.AnimationOptions {
  /// Of a transition between two views: shows and hides them, instead of adding and removing them.
  public static let showHideTransitionViews = View.AnimationOptions(rawValue: 1 << 8)
  /// Of a transition within one view: what its block changes is animated, too.
  public static let allowAnimatedContent = View.AnimationOptions(rawValue: 1 << 7)
  /// A turn around the vertical axis; it takes its time, and no property shows it.
  public static let transitionFlipFromLeft = View.AnimationOptions(rawValue: 1 << 20)
  /// A turn around the vertical axis; it takes its time, and no property shows it.
  public static let transitionFlipFromRight = View.AnimationOptions(rawValue: 2 << 20)
  /// A page that is turned up; it takes its time, and no property shows it.
  public static let transitionCurlUp = View.AnimationOptions(rawValue: 3 << 20)
  /// A page that is turned down; it takes its time, and no property shows it.
  public static let transitionCurlDown = View.AnimationOptions(rawValue: 4 << 20)
  /// A fade from one to the other; it takes its time, and no property shows it, which is reported
  /// once (`notModelled`).
  public static let transitionCrossDissolve = View.AnimationOptions(rawValue: 5 << 20)
  /// A turn around the horizontal axis; it takes its time, and no property shows it.
  public static let transitionFlipFromTop = View.AnimationOptions(rawValue: 6 << 20)
  /// A turn around the horizontal axis; it takes its time, and no property shows it.
  public static let transitionFlipFromBottom = View.AnimationOptions(rawValue: 7 << 20)
}

extension View {
  /// Changes what is inside a view, as one transition of that view.
  ///
  /// The block's changes take effect at once, unless `allowAnimatedContent` is among the options.
  /// The time and the end of the transition are modelled. Its look is not: that is reported once
  /// per kind (`notModelled`).
  ///
  /// - Parameters:
  ///   - view: The view that is seen to change.
  ///   - duration: Seconds.
  ///   - options: Which transition.
  ///   - animations: Changes the view.
  ///   - completion: Called when the time is over.
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    options.reportLook()
    let isAnimated = options.contains(.allowAnimatedContent)
    if !isAnimated, let animations { performWithoutAnimation(animations) }
    let changes = isAnimated ? animations : nil
    animate(
      withDuration: duration, options: options, animations: changes ?? {},
      completion: completion ?? { _ in })
  }

  /// Replaces a view by another one, where it is.
  ///
  /// The views change places at once, the transition then takes its time. Its look is not modelled,
  /// which is reported once per kind (`notModelled`).
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes; it enters the same superview, at the same place.
  ///   - duration: Seconds.
  ///   - options: Which transition, and whether views are hidden instead of removed.
  ///   - completion: Called when the time is over.
  public static func transition(
    from fromView: View, to toView: View, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    options.reportLook()
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

extension View.AnimationOptions {
  /// The kinds of transitions, by their raw values.
  private static let kinds: [UInt: String] = [
    1: "flip from the left", 2: "flip from the right", 3: "curl up", 4: "curl down",
    5: "cross dissolve", 6: "flip from the top", 7: "flip from the bottom",
  ]

  /// Reports once per kind that nothing shows the look of a transition.
  @MainActor fileprivate func reportLook() {
    guard let kind = Self.kinds[rawValue >> 20 & 7] else { return }
    World.acting("View.transition").reportOnce(
      "View.transition, \(kind)",
      "A transition of views takes its time, but its look is not modelled: \(kind).",
      advice: "Test the time and the end, or animate the alpha or the transform of both views.")
  }
}
