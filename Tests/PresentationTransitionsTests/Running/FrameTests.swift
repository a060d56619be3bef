import Foundation
import Presentation
import TestSupport
import Testing

@Suite("Frames of transformed views") @MainActor
struct FrameTests {
  @Test
  func `frame is the rectangle around a transformed view, and setting frame keeps the transform`() {
    let view = View("view", frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(translationX: 5, y: -5)
    expect(view.frame, equals: CGRect(x: 15, y: 15, width: 100, height: 50))
    expect(view.convert(view.bounds, to: nil), equals: view.bounds)
    let home = View("home")
    home.addSubview(view)
    expect(view.convert(view.bounds, to: home), equals: view.frame)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    expect(view.center == CGPoint(x: 95, y: 30) && view.transform.tx == 5)
    view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    expect(view.frame, equals: CGRect(x: -85, y: -20, width: 400, height: 100))
    expect(view.convert(view.bounds, to: home), equals: view.frame)
  }
}
