import PresentationTesting
import TestSupport
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

#if !canImport(ObjectiveC)
  /// The example in the docstring of `Selector`, line by line.
  @MainActor private final class Sheet: UIViewController {
    private(set) var states: [UIGestureRecognizer.State] = []

    func panned(_ pan: UIPanGestureRecognizer) { states.append(pan.state) }

    func observe(_ pan: UIPanGestureRecognizer) {
      let action = Selector("panned:") { (sheet: Sheet, pan: UIPanGestureRecognizer) in
        sheet.panned(pan)
      }
      pan.addTarget(self, action: action)
    }
  }
#endif

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
    expect(screen.log, equals: ["closed", "panned began"])
    expect(stage.issues.isEmpty)
  }

  @Test func `if the recognizer's target has no method for the action, the tap is reported`() {
    let stage = Stage(screen)
    let other = UIViewController(nibName: "Other", bundle: nil)
    let tap = UITapGestureRecognizer(target: other, action: Screen.close)
    screen.view.addGestureRecognizer(tap)
    tap.tap()
    expect(screen.log, equals: [])
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  #if !canImport(ObjectiveC)
    @Test func `the documented selector calls the method of the sheet`() {
      let sheet = Sheet(nibName: "Sheet", bundle: nil), stage = Stage(sheet)
      let pan = UIPanGestureRecognizer()
      sheet.observe(pan)
      sheet.view.addGestureRecognizer(pan)
      pan.pan(.began)
      expect(sheet.states == [.began] && stage.issues.isEmpty)
    }

    @Test func `if the action declares another type for its sender, the report names the sender`() {
      let stage = Stage(screen)
      let tap = UITapGestureRecognizer(target: screen, action: Screen.pan)
      screen.view.addGestureRecognizer(tap)
      tap.tap()
      expect(screen.log, equals: [])
      let text = stage.issues.map { "\($0)" }.joined()
      expect(text.contains("the method declares another type for its sender, which is "))
      expect(text.contains("TapGestureRecognizer"), "\(text)")
    }
  #endif

  private func addButton() -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.view.addSubview(button)
    return button
  }

  @Test func `an action that is added repeatedly for the same target is called once per event`() {
    let stage = Stage(screen), button = addButton()
    for _ in 1...3 { button.addTarget(screen, action: Screen.close, for: .touchUpInside) }
    stage.user.tap(button)
    expect(screen.log, equals: ["closed"])
    button.addTarget(screen, action: Screen.close, for: .touchDown)
    stage.user.tap(button)
    expect(screen.log.count, equals: 3)
    button.removeTarget(screen, action: Screen.close, for: .touchUpInside)
    stage.user.tap(button)
    expect(screen.log.count, equals: 4)
  }

  @Test func `a UIAction that is added to a control repeatedly is called once per event`() {
    let stage = Stage(screen), button = addButton()
    var taps = 0
    let tap = UIAction { _ in taps += 1 }
    for _ in 1...3 { button.addAction(tap, for: .touchUpInside) }
    button.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
    stage.user.tap(button)
    expect(taps, equals: 11)
    button.addAction(tap, for: .touchDown)
    button.removeAction(tap, for: .touchUpInside)
    stage.user.tap(button)
    expect(taps, equals: 22)
  }

  @Test func `a UIAction replaces an action with the same identifier, but only for its own events`()
  {
    let stage = Stage(screen), button = addButton(), save = UIAction.Identifier("save")
    var log: [String] = []
    let old = UIAction(identifier: save) { _ in log.append("old") }
    let new = UIAction(identifier: save) { _ in log.append("new") }
    button.addAction(old, for: [.touchDown, .touchUpInside])
    button.addAction(new, for: .touchUpInside)
    stage.user.tap(button)
    expect(log, equals: ["old", "new"])
    button.removeAction(identifiedBy: save, for: .allEvents)
    stage.user.tap(button)
    expect(log.count, equals: 2)
    expect(old.identifier == new.identifier && UIAction { _ in }.identifier != save)
    expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
  }

  @Test func `a recognizer ignores a target and action that it already has`() {
    let stage = Stage(screen)
    let tap = UITapGestureRecognizer(target: screen, action: Screen.close)
    tap.addTarget(screen, action: Screen.close)
    screen.view.addGestureRecognizer(tap)
    stage.user.tap(screen.view)
    expect(screen.log, equals: ["closed"])
  }

  @Test
  func `an action with a nil target uses the first responder's chain or the control's chain`() {
    let home = UIViewController(nibName: "Home", bundle: nil), stage = Stage(home)
    home.addChild(screen)
    home.view.addSubview(screen.view)
    let button = addButton(), outside = UITextField(), inside = UITextField()
    home.view.addSubview(outside)
    screen.view.addSubview(inside)
    for _ in 1...2 { button.addTarget(nil, action: Screen.close, for: .touchUpInside) }
    stage.user.tap(button)
    expect(screen.log.count, equals: 1)
    expect(outside.becomeFirstResponder())
    stage.user.tap(button)
    expect(screen.log.count, equals: 2)
    let item = UIBarButtonItem(title: nil, style: .plain, target: nil, action: Screen.close)
    stage.world.use { item.tap() }
    expect(screen.log.count, equals: 2)
    expect(inside.becomeFirstResponder())
    stage.world.use { item.tap() }
    expect(screen.log.count, equals: 3)
    button.removeTarget(nil, action: Screen.close, for: .allEvents)
    stage.user.tap(button)
    expect(screen.log.count == 3 && stage.issues.isEmpty)
  }

  @Test func `an action whose target was deallocated is not performed by another object`() {
    let stage = Stage(screen), button = addButton()
    do {
      let other = Screen(nibName: "Other", bundle: nil)
      button.addTarget(other, action: Screen.close, for: .touchUpInside)
    }
    stage.user.tap(button)
    expect(screen.log == [] && stage.issues.isEmpty)
  }
}
