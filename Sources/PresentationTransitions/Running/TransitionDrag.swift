public import Foundation
public import Presentation

/// A hand on a transition: it begins one and pulls it along, or takes hold of one that runs.
///
/// ```swift
/// slide.drag.begin(length: 390) { stack.popViewController(animated: true) }
/// stage.runTurn()
/// slide.drag.update(translation: 150)
/// slide.drag.release(velocity: 300)
/// ```
@MainActor public final class TransitionDrag: PercentDrivenInteractiveTransition {
  /// Points that the hand moves for the whole way.
  public private(set) var length: CGFloat = 1
  /// Whether the hand is down.
  public private(set) var isDown = false
  /// How far it had come before it moved.
  private var start: CGFloat = 0

  /// A hand in the air: time steers.
  public override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// Puts the hand down and asks for a transition, which begins under it (T-34).
  ///
  /// - Parameters:
  ///   - length: Points for the whole way; not above 0 counts as 1.
  ///   - request: Presents, dismisses, pushes or pops, animated.
  public func begin(length: CGFloat, _ request: () -> Void) {
    putDown(length)
    wantsInteractiveStart = true
    request()
  }

  /// Takes hold of the run that is on its way, where it is (T-35).
  public func grab(length: CGFloat) {
    putDown(length)
    pause()
    start = percentComplete
  }

  private func putDown(_ length: CGFloat) {
    self.length = length > 0 ? length : 1
    (isDown, start) = (true, 0)
  }

  /// The hand has moved so many points along the way, onwards or back, since it was put down.
  public func update(translation: CGFloat) {
    guard isDown, translation.isFinite else { return }
    update(start + translation / length)
  }

  /// The hand lets go: on if it is past the middle, or would be a quarter of a second later.
  ///
  /// - Parameter velocity: Points per second along the way.
  public func release(velocity: CGFloat = 0) {
    guard lift() else { return }
    percentComplete + velocity / length * 0.25 >= 0.5 ? finish() : cancel()
  }

  /// The hand is taken away: back.
  public func takeBack() {
    if lift() { cancel() }
  }

  /// The transition has ended in the hand, which holds nothing from here on.
  func drop() { _ = lift() }

  private func lift() -> Bool {
    defer { (isDown, wantsInteractiveStart) = (false, false) }
    return isDown
  }
}
