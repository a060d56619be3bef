import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Dynamic animators") struct DynamicsTests {
  @Test func `a dynamic animator moves no views, and is reported once as not modeled`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home), box = UIView()
    box.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    home.view.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: home.view)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 200))
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.magnitude = 3
    let gravity = UIGravityBehavior(items: [box]), collision = UICollisionBehavior()
    collision.addItem(box)
    collision.translatesReferenceBoundsIntoBoundary = true
    let physics = UIDynamicItemBehavior(items: [box])
    physics.addLinearVelocity(CGPoint(x: 0, y: 10), for: box)
    let rope = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 1, y: 2))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 5, y: 5))
    field.addItem(box)
    let all = [snap, push, gravity, collision, physics, rope, field]
    for behavior in all { animator.addBehavior(behavior) }
    expect(animator.behaviors == all && snap.dynamicAnimator === animator)
    try stage.settle()
    expect(box.frame.origin == CGPoint(x: 10, y: 10) && !animator.isRunning)
    expect(stage.issues.map(\.code), equals: [.notModelled])
    expect(rope.anchorPoint == CGPoint(x: 1, y: 2) && field.position == CGPoint(x: 5, y: 5))
    animator.removeBehavior(snap)
    expect(snap.dynamicAnimator == nil && animator.behaviors.count == 6)
    animator.removeAllBehaviors()
    expect(animator.behaviors.isEmpty)
  }
}
