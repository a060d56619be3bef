public import Foundation
public import Presentation

/// A drag that begins a transition and drives it, or takes hold of a running one.
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
  /// Whether the drag has begun and not ended.
  public private(set) var isDown = false
  /// The fraction of the transition when the drag took hold of it.
  private var start: CGFloat = 0

  /// Creates a drag that has not begun.
  public override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// Begins the drag and requests a transition, which the drag then drives (T-34).
  ///
  /// - Parameters:
  ///   - length: Points for the whole way; not above 0 counts as 1.
  ///   - request: Presents, dismisses, pushes or pops, animated.
  public func begin(length: CGFloat, _ request: () -> Void) {
    putDown(length)
    wantsInteractiveStart = true
    request()
  }

  /// Takes hold of the running transition, where it is (T-35).
  public func grab(length: CGFloat) {
    putDown(length)
    pause()
    start = percentComplete
  }

  private func putDown(_ length: CGFloat) {
    self.length = length > 0 ? length : 1
    (isDown, start) = (true, 0)
  }

  /// Moves the transition by a distance from where the drag began, in points; negative is
  /// backwards.
  public func update(translation: CGFloat) {
    guard isDown, translation.isFinite else { return }
    update(start + translation / length)
  }

  /// Ends the drag: the transition finishes if it is past the middle, or would be a quarter of a
  /// second later; otherwise it is canceled.
  ///
  /// - Parameter velocity: Points per second along the way.
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
