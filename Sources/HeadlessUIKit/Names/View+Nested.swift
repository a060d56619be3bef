public import Foundation
public import Presentation

extension View.AnimationOptions {
  /// An option of `transition(from:to:duration:options:completion:fileID:line:)`: both views stay
  /// in their superview.
  ///
  /// With this option, the method hides `fromView` and shows `toView`. Without this option, the
  /// method removes `fromView` and adds `toView`.
  public static let showHideTransitionViews = View.AnimationOptions(rawValue: 1 << 8)
  /// The option to animate the changes in the block of
  /// `transition(with:duration:options:animations:completion:fileID:line:)`.
  public static let allowAnimatedContent = View.AnimationOptions(rawValue: 1 << 7)
  /// A flip around the vertical axis, from left to right; only its duration is modeled.
  public static let transitionFlipFromLeft = View.AnimationOptions(rawValue: 1 << 20)
  /// A flip around the vertical axis, from right to left; only its duration is modeled.
  public static let transitionFlipFromRight = View.AnimationOptions(rawValue: 2 << 20)
  /// The upward curl of a page; only the duration of the transition is modeled.
  public static let transitionCurlUp = View.AnimationOptions(rawValue: 3 << 20)
  /// The downward curl of a page; only the duration of the transition is modeled.
  public static let transitionCurlDown = View.AnimationOptions(rawValue: 4 << 20)
  /// A fade from the old to the new contents; only the duration of the transition is modeled.
  public static let transitionCrossDissolve = View.AnimationOptions(rawValue: 5 << 20)
  /// A flip around the horizontal axis, from top to bottom; only its duration is modeled.
  public static let transitionFlipFromTop = View.AnimationOptions(rawValue: 6 << 20)
  /// A flip around the horizontal axis, from bottom to top; only its duration is modeled.
  public static let transitionFlipFromBottom = View.AnimationOptions(rawValue: 7 << 20)
}

extension View {
  /// Changes the contents of a view with a transition.
  ///
  /// By default, the changes of the block take effect immediately. If `options` contains
  /// `allowAnimatedContent`, the changes are animated. The appearance of the transition is not
  /// modeled.
  ///
  /// - Parameters:
  ///   - view: The view whose contents change.
  ///   - duration: The duration in seconds.
  ///   - options: The kind of transition and other options.
  ///   - animations: A block that changes the contents.
  ///   - completion: A block that is called at the end of the transition.
  ///   - fileID: The file to name in the result of an exploration.
  ///   - line: The line to name in the result of an exploration.
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    options.reportLook()
    let isAnimated = options.contains(.allowAnimatedContent)
    if !isAnimated, let animations { performWithoutAnimation(animations) }
    let changes = isAnimated ? animations : nil
    animateTransition(
      withDuration: duration, options: options, animations: changes ?? {},
      completion: completion ?? { _ in },
      from: completion == nil ? nil : ClosureSite(fileID, line))
  }

  /// Replaces a view with another view in the same superview.
  ///
  /// The views are exchanged immediately; the transition then runs for its duration. The appearance
  /// of the transition is not modeled.
  ///
  /// - Parameters:
  ///   - fromView: The view that is removed or hidden.
  ///   - toView: The view that is shown instead; its frame does not change. By default, the method
  ///     adds this view to the superview of `fromView`. With `showHideTransitionViews`, the method
  ///     only shows the view.
  ///   - duration: The duration in seconds.
  ///   - options: The kind of transition, and whether views are hidden instead of removed.
  ///   - completion: A block that is called at the end of the transition.
  ///   - fileID: The file to name in the result of an exploration.
  ///   - line: The line to name in the result of an exploration.
  public static func transition(
    from fromView: View, to toView: View, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line
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
    animateTransition(
      withDuration: duration, options: options, animations: {}, completion: completion ?? { _ in },
      from: completion == nil ? nil : ClosureSite(fileID, line))
  }
}

extension View.AnimationOptions {
  /// The names of the kinds of transitions, keyed by the bits 20 to 22 of the options' raw value.
  private static let kinds: [UInt: String] = [
    1: "flip from the left", 2: "flip from the right", 3: "curl up", 4: "curl down",
    5: "cross dissolve", 6: "flip from the top", 7: "flip from the bottom",
  ]

  /// Reports that the appearance of the transition is not modeled; each kind of transition is
  /// reported only once.
  @MainActor fileprivate func reportLook() {
    guard let kind = Self.kinds[rawValue >> 20 & 7] else { return }
    World.acting("View.transition").reportOnce(
      "View.transition, \(kind)",
      "A transition of views takes its time, but its look is not modelled: \(kind).",
      advice: "Test the time and the end, or animate the alpha or the transform of both views.")
  }
}
