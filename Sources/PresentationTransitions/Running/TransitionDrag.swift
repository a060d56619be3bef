public import Foundation
public import Presentation

/// A drag that begins a transition and drives it, or that takes over a running transition.
///
/// ```swift
/// slide.drag.begin(length: 390) { stack.popViewController(animated: true) }
/// stage.runTurn()
/// slide.drag.update(translation: 150)
/// slide.drag.release(velocity: 300)
/// ```
@MainActor public final class TransitionDrag: PercentDrivenInteractiveTransition {
  /// The distance of the drag in points that corresponds to the whole transition.
  public private(set) var length: CGFloat = 1
  /// Whether the drag has begun and has not ended.
  public private(set) var isDown = false
  /// The fraction of the transition at which the drag has taken over the transition.
  ///
  /// If the drag has begun the transition, the fraction is 0.
  private var start: CGFloat = 0

  /// Creates a drag that has not begun.
  public override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// Begins the drag and requests a transition, which the drag then drives (T-34).
  ///
  /// - Parameters:
  ///   - length: The distance of the drag in points that corresponds to the whole transition. A
  ///     value of 0 or less counts as 1.
  ///   - request: A function that presents, dismisses, pushes or pops a controller, animated.
  public func begin(length: CGFloat, _ request: () -> Void) {
    putDown(length)
    wantsInteractiveStart = true
    request()
  }

  /// Takes over the running transition at its current position (T-35).
  ///
  /// - Parameter length: The distance of the drag in points that corresponds to the whole
  ///   transition.
  public func grab(length: CGFloat) {
    putDown(length)
    pause()
    start = percentComplete
  }

  private func putDown(_ length: CGFloat) {
    self.length = length > 0 ? length : 1
    (isDown, start) = (true, 0)
  }

  /// Moves the transition to a distance in points, measured from the start of the drag.
  ///
  /// Negative distances move the transition backward.
  public func update(translation: CGFloat) {
    guard isDown, translation.isFinite else { return }
    update(start + translation / length)
  }

  /// Ends the drag, and finishes or cancels the transition.
  ///
  /// The transition finishes if it is past the middle, or if it would be past the middle a quarter
  /// of a second later at this velocity.
  ///
  /// - Parameter velocity: The velocity in points per second; positive values move the transition
  ///   forward.
  public func release(velocity: CGFloat = 0) {
    guard lift() else { return }
    percentComplete + velocity / length * 0.25 >= 0.5 ? finish() : cancel()
  }

  /// Cancels the drag and the transition.
  public func takeBack() {
    if lift() { cancel() }
  }

  /// Ends the drag because the transition has ended.
  func drop() { _ = lift() }

  private func lift() -> Bool {
    defer { (isDown, wantsInteractiveStart) = (false, false) }
    return isDown
  }
}
