import PresentationTesting
import Testing
import UIKit

/// A screen with two action methods that record their calls.
private final class Screen: UIViewController {
  private(set) var log: [String] = []

  #if canImport(ObjectiveC)
    static let close = #selector(closed)
    static let pan = #selector(panned(_:))

    @objc private func closed() { log.append("closed") }
    @objc private func panned(_ pan: UIPanGestureRecognizer) { log.append("panned \(pan.state)") }
  #else
    static let close = Selector("closed") { (screen: Screen) in screen.log.append("closed") }
    static let pan = Selector("panned:") { (screen: Screen, pan: UIPanGestureRecognizer) in
      screen.log.append("panned \(pan.state)")
    }
  #endif
}

@MainActor @Suite("Selectors") struct SelectorTests {
  private let screen = Screen(nibName: "Screen", bundle: nil)

  @Test
  func `a recognizer passes itself to a target's method that has a parameter`() {
    let stage = Stage(screen)
    let tap = UITapGestureRecognizer(target: screen, action: Screen.close)
    let pan = UIPanGestureRecognizer(target: screen, action: Screen.pan)
    screen.view.addGestureRecognizer(tap)
    screen.view.addGestureRecognizer(pan)
    tap.tap()
    pan.pan(.began)
    #expect(screen.log == ["closed", "panned began"])
    #expect(stage.issues.isEmpty)
  }

  @Test func `a tap is reported if the recognizer's target has no method for the action`() {
    let stage = Stage(screen)
    let other = UIViewController(nibName: "Other", bundle: nil)
    let tap = UITapGestureRecognizer(target: other, action: Screen.close)
    screen.view.addGestureRecognizer(tap)
    tap.tap()
    #expect(screen.log == [])
    #expect(stage.issues.map(\.code) == [.notModelled])
  }
}
