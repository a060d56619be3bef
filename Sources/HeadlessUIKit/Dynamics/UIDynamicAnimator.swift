public import Foundation
public import Presentation

/// An animator that in UIKit moves items by physical laws, and moves nothing in this package.
///
/// The animator only stores its behaviors. In each world (the simulated system of one test), the
/// first call of ``addBehavior(_:)`` is reported as the issue `notModelled`. Instead of using the
/// animator, set the positions of the items in the test.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose coordinate system the animator uses for its items.
  public private(set) final var referenceView: View?
  /// The behaviors, in the order in which they were added.
  public private(set) final var behaviors: [UIDynamicBehavior] = []
  /// The delegate, which is never called; not retained.
  public final weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Creates an animator for the subviews of a view.
  public init(referenceView view: View) {
    referenceView = view
    super.init()
  }

  /// Creates an animator without a view.
  public override init() {
    super.init()
  }

  /// Whether items are moving; always false.
  public final var isRunning: Bool { false }

  /// The seconds during which the animator has moved items; always zero.
  public final var elapsedTime: TimeInterval { 0 }

  /// Adds a behavior; the behavior moves no items.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
    (referenceView?.clientWorld ?? .current).reportOnce(
      "UIDynamicAnimator",
      "A dynamic animator got a behavior (\(type(of: behavior))); no item is moved here.",
      advice: "Set the positions of the items in the test, or use UIView.animate.")
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Has no effect, because the animator stores no state of items.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  /// Returns the subviews of the reference view whose frames overlap a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    (referenceView?.subviews ?? []).filter { $0.frame.overlaps(rect) }
  }
}
