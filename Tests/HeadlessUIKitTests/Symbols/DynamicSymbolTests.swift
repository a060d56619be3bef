import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Dynamics by name") struct DynamicSymbolTests {
  /// A delegate that counts its calls.
  private final class Listener: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var calls = 0

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls += 1 }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls += 1 }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint
    ) { calls += 1 }
  }

  private final class Mover: UIDynamicBehavior {
    var animators: [UIDynamicAnimator?] = []

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      animators.append(dynamicAnimator)
    }
  }

  private let home = PlainViewController(title: "Home")

  @Test func `a dynamic animator calls no delegate because dynamics are not modeled`() throws {
    let stage = Stage(home), listener = Listener()
    let animator = UIDynamicAnimator(referenceView: home.view)
    let collision = UICollisionBehavior(items: [home.view])
    (animator.delegate, collision.collisionDelegate) = (listener, listener)
    expect(animator.delegate === listener && collision.collisionDelegate === listener)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [home.view]))
    try stage.settle()
    expect(listener.calls == 0 && !animator.isRunning && animator.elapsedTime == 0)
  }

  @Test func `a dynamic behavior belongs to the last animator that added it`() {
    let behavior = Mover(), child = UIDynamicBehavior(), stage = Stage(home)
    let animator = UIDynamicAnimator(referenceView: home.view)
    let other = UIDynamicAnimator(referenceView: home.view)
    expect(behavior.childBehaviors.isEmpty && behavior.dynamicAnimator == nil)
    behavior.addChildBehavior(child)
    expect(behavior.childBehaviors, equals: [child])
    behavior.removeChildBehavior(child)
    expect(behavior.childBehaviors.isEmpty)
    animator.addBehavior(behavior)
    animator.addBehavior(behavior)
    expect(animator.behaviors == [behavior] && behavior.dynamicAnimator === animator)
    other.addBehavior(behavior)
    expect(animator.behaviors.isEmpty && behavior.dynamicAnimator === other)
    expect(behavior.animators.map { $0 === animator }, equals: [true, false, false])
    expect(behavior.animators.map { $0 === other }, equals: [false, false, true])
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  @Test func `a view is a dynamic item with rectangular collision bounds`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let item: any UIDynamicItem = view
    expect(item.center == CGPoint(x: 5, y: 10) && item.bounds.size.height == 20)
    item.center = CGPoint(x: 50, y: 60)
    expect(view.frame.origin, equals: CGPoint(x: 45, y: 50))
    expect(view.collisionBoundsType, equals: UIDynamicItemCollisionBoundsType.rectangle)
  }

  @Test func `a dynamic behavior keeps the order of its items`() {
    let a = UIView(), b = UIView()
    let behaviors: [ItemListBehavior] = [
      UICollisionBehavior(items: [a]), UIGravityBehavior(items: [a]),
      UIDynamicItemBehavior(items: [a]), UIPushBehavior(items: [a], mode: .continuous),
    ]
    for behavior in behaviors {
      behavior.addItem(b)
      expect(behavior.items.map { $0 === a }, equals: [true, false])
      behavior.removeItem(a)
      expect(behavior.items.count == 1 && behavior.items.first === b)
    }
    expect(ItemListBehavior().items.isEmpty)
  }
}
