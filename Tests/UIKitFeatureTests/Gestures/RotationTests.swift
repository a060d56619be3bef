import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Rotations with two fingers") struct RotationTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  @Test func `a rotation recognizer measures the angle by which two fingers rotate`() {
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let rotation = UIRotationGestureRecognizer()
    home.view.addSubview(pad)
    pad.addGestureRecognizer(rotation)
    let one = stage.user.touch(pad), two = stage.user.touch(pad, at: CGPoint(x: 150, y: 100))
    two.move(to: CGPoint(x: 100, y: 150))
    expect(rotation.state == .began && abs(rotation.rotation - .pi / 2) < 1e-9)
    rotation.rotation = 0
    two.move(to: CGPoint(x: 50, y: 99))
    two.move(to: CGPoint(x: 50, y: 101))
    expect(rotation.state == .changed && rotation.rotation < 1.6 && rotation.rotation > 1.5)
    let third = stage.user.touch(pad)
    third.lift()
    one.lift()
    two.lift()
    expect(rotation.state == .possible && rotation.rotation == 0)
    rotation.rotate(.began, rotation: 1, velocity: 2)
    expect(rotation.rotation == 1 && rotation.velocity == 2 && rotation.numberOfTouches == 2)
    let again = stage.user.touch(pad), other = stage.user.touch(pad, at: .zero)
    again.cancel()
    other.cancel()
    stage.user.tap(pad)
    expect(stage.issues.isEmpty)
  }
}
