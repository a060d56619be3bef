import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor @Suite("Appearance and geometry of views") struct LookTests {
  private let home = ViewController("Home")
  private let card = View("card", frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  private func onStage() -> Stage {
    home.view.addSubview(card)
    return Stage(home)
  }

  @Test(.rule("A-15"), .rule("S-33"))
  func `colors, corners, shadows and layer positions are animated`() throws {
    let stage = onStage()
    card.backgroundColor = ViewColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.world.use {
      View.animate(withDuration: 1, options: .curveLinear) {
        card.backgroundColor = ViewColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        card.layer.cornerRadius = 10
        card.layer.shadowOffset = CGSize(width: 8, height: 3)
        card.layer.shadowOpacity = 1
        card.layer.zPosition = 4
      }
    }
    stage.advance(by: .milliseconds(500))
    let seen = card.presentationValues().look
    expect(
      seen.backgroundColor, equals: ColorComponents(red: 0.5, green: 0.5, blue: 0, alpha: 0.75))
    expect(seen.cornerRadius, equals: 5)
    expect(seen.shadowOffset, equals: CGSize(width: 4, height: 0))
    expect(seen.shadowOpacity, equals: 0.5)
    expect(seen.zPosition, equals: 2)
    expect(card.layer.presentation()?.cornerRadius, equals: 5)
    expect(card.layer.cornerRadius, equals: 10)
    try stage.settle()
    expect(card.presentationValues().look, equals: card.look)
    try stage.close()
  }

  @Test func `a translation moves the frame, and setting the frame keeps the translation`() {
    card.transform = CGAffineTransform(translationX: 5, y: 7)
    expect(card.frame, equals: CGRect(x: 15, y: 27, width: 100, height: 50))
    card.frame.size = CGSize(width: 200, height: 80)
    expect(card.frame, equals: CGRect(x: 15, y: 27, width: 200, height: 80))
    expect(card.bounds.size, equals: CGSize(width: 200, height: 80))
    card.transform = .identity
    expect(card.frame, equals: CGRect(x: 10, y: 20, width: 200, height: 80))
  }

  @Test func `changing a layer's anchorPoint moves its frame and keeps its position`() {
    card.layer.anchorPoint = CGPoint(x: 0, y: 0)
    expect(card.frame, equals: CGRect(x: 60, y: 45, width: 100, height: 50))
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(card.frame, equals: CGRect(x: 60, y: 45, width: 200, height: 100))
    let outer = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    outer.addSubview(card)
    expect(card.convert(CGPoint(x: 50, y: 25), to: outer), equals: CGPoint(x: 160, y: 95))
  }

  @Test func `hit testing returns the front-most view that is visible and receives touches`() {
    let stage = onStage()
    let above = View("above", frame: card.frame)
    home.view.addSubview(above)
    let point = CGPoint(x: 20, y: 30)
    expect(stage.window.hitTest(point, with: nil) === above)
    above.isUserInteractionEnabled = false
    expect(stage.window.hitTest(point, with: nil) === card)
    card.isHidden = true
    expect(stage.window.hitTest(point, with: nil) === home.view)
    expect(stage.window.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
  }

  @Test func `subviews can change their order and can be found by tag`() {
    let outer = View(), views = [View("a"), View("b"), View("c")]
    views.forEach(outer.addSubview)
    outer.bringSubviewToFront(views[0])
    expect(outer.subviews.map(\.name), equals: ["b", "c", "a"])
    outer.sendSubviewToBack(views[2])
    expect(outer.subviews.map(\.name), equals: ["c", "b", "a"])
    outer.exchangeSubview(at: 0, withSubviewAt: 2)
    expect(outer.subviews.map(\.name), equals: ["a", "b", "c"])
    views[1].tag = 7
    expect(outer.viewWithTag(7) === views[1])
    expect(outer.viewWithTag(8) == nil)
  }

  @Test func `autoresizingMask changes a view's size and margins with the superview's size`() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.addSubview(card)
    card.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.frame.size = CGSize(width: 300, height: 150)
    expect(card.frame, equals: CGRect(x: 10, y: 70, width: 200, height: 50))
  }

  @Test func `the safe area includes device insets and the controller's additional insets`() {
    let stage = onStage()
    stage.window.deviceInsets = ViewInsets(top: 47, left: 0, bottom: 34, right: 0)
    home.additionalSafeAreaInsets.top = 10
    expect(home.view.safeAreaInsets, equals: ViewInsets(top: 57, left: 0, bottom: 34, right: 0))
    expect(card.safeAreaInsets, equals: ViewInsets(top: 37, left: 0, bottom: 0, right: 0))
  }

  @Test(.rule("A-15"))
  func `the snapshot of an animated view has the view's current size on screen`() throws {
    let stage = onStage()
    card.layer.cornerRadius = 4
    let inner = View("inner", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    card.addSubview(inner)
    stage.world.use {
      View.animate(withDuration: 1, options: .curveLinear) { card.bounds.size.width = 200 }
    }
    stage.advance(by: .milliseconds(500))
    let copy = try #require(card.snapshotView(afterScreenUpdates: false))
    expect(copy.frame, equals: CGRect(x: 0, y: 0, width: 150, height: 50))
    expect(copy.look.cornerRadius, equals: 4)
    expect(copy.subviews.map(\.frame), equals: [inner.frame])
    expect(copy.subviews[0] !== inner)
  }
}
