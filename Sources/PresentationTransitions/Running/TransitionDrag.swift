public import Foundation
public import Presentation

/// A drag that begins a transition and drives it, or takes over a running transition.
///
/// ```swift
/// slide.drag.begin(length: 390) { stack.popViewController(animated: true) }
/// stage.runTurn()
/// slide.drag.update(translation: 150)
/// slide.drag.release(velocity: 300)
/// ```
@MainActor public final class TransitionDrag: PercentDrivenInteractiveTransition {
  /// The distance of the whole transition, in points.
  public private(set) var length: CGFloat = 1
  /// Whether the drag has begun and has not ended.
  public private(set) var isDown = false
  /// The fraction of the transition at which the drag has taken over; 0 if the drag began the
  /// transition.
  private var start: CGFloat = 0

  /// Creates a drag that has not begun.
  public override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// Begins the drag and requests a transition, which the drag then drives (T-34).
  ///
  /// - Parameters:
  ///   - length: The distance of the whole transition in points; a value of 0 or less counts as 1.
  ///   - request: A function that presents, dismisses, pushes or pops a controller, animated.
  public func begin(length: CGFloat, _ request: () -> Void) {
    putDown(length)
    wantsInteractiveStart = true
    request()
  }

  /// Takes over the running transition at its current position (T-35).
  public func grab(length: CGFloat) {
    putDown(length)
    pause()
    start = percentComplete
  }

  private func putDown(_ length: CGFloat) {
    self.length = length > 0 ? length : 1
    (isDown, start) = (true, 0)
  }

  /// Moves the transition by a distance from the start of the drag, in points; negative distances
  /// move it backward.
  public func update(translation: CGFloat) {
    guard isDown, translation.isFinite else { return }
    update(start + translation / length)
  }

  /// Ends the drag, and finishes or cancels the transition.
  ///
  /// The transition finishes if it is past the middle, or would be past the middle a quarter of a
  /// second later.
  ///
  /// - Parameter velocity: The velocity along the way, in points per second.
  public func release(velocity: CGFloat = 0) {
    guard lift() else { return }
    percentComplete + velocity / length * 0.25 >= 0.5 ? finish() : cancel()
  }

  /// Cancels the drag and the transition.
  public func takeBack() {
    if lift() { cancel() }
  }

  /// Ends the drag because its transition has ended.
  func drop() { _ = lift() }

  private func lift() -> Bool {
    defer { (isDown, wantsInteractiveStart) = (false, false) }
    return isDown
  }
}
