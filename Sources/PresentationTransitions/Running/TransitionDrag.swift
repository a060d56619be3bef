public import Foundation
public import Presentation

/// A drag that begins and controls a transition, or takes over a running transition.
///
/// ```swift
/// slide.drag.begin(length: 390) { stack.popViewController(animated: true) }
/// stage.runTurn()
/// slide.drag.update(translation: 150)
/// slide.drag.release(velocity: 300)
/// ```
@MainActor public final class TransitionDrag: PercentDrivenInteractiveTransition {
  /// The distance in points that the finger moves from the start to the end of the transition.
  public private(set) var length: CGFloat = 1
  /// Whether a drag is in progress.
  public private(set) var isDown = false
  /// The fraction of the transition that was complete when the drag began.
  ///
  /// The value is 0 if the drag itself has requested the transition.
  private var start: CGFloat = 0

  /// Creates a drag that has not begun.
  public override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// Begins the drag and requests a transition, which the drag then controls (T-34).
  ///
  /// - Parameters:
  ///   - length: The distance in points that the finger moves from the start to the end of the
  ///     transition. A value of 0 or less counts as 1.
  ///   - request: A function that presents, dismisses, pushes or pops a controller, animated.
  public func begin(length: CGFloat, _ request: () -> Void) {
    putDown(length)
    wantsInteractiveStart = true
    request()
  }

  /// Takes over the running transition at its current position (T-35).
  ///
  /// - Parameter length: The distance in points that the finger moves from the start to the end of
  ///   the transition. A value of 0 or less counts as 1.
  public func grab(length: CGFloat) {
    putDown(length)
    pause()
    start = percentComplete
  }

  private func putDown(_ length: CGFloat) {
    self.length = length > 0 ? length : 1
    (isDown, start) = (true, 0)
  }

  /// Moves the transition according to the finger's distance from the start of the drag.
  ///
  /// - Parameter translation: The distance in points; negative values move the transition backward.
  public func update(translation: CGFloat) {
    guard isDown, translation.isFinite else { return }
    update(start + translation / length)
  }

  /// Ends the drag, and finishes or cancels the transition.
  ///
  /// The method predicts the position of the finger a quarter of a second later. The transition
  /// finishes if at least half of the transition would be complete at this position.
  ///
  /// - Parameter velocity: The velocity in points per second; positive values move the transition
  ///   forward.
  public func release(velocity: CGFloat = 0) {
    guard lift() else { return }
    percentComplete + velocity / length * 0.25 >= 0.5 ? finish() : cancel()
  }

  /// Ends the drag and cancels the transition.
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
