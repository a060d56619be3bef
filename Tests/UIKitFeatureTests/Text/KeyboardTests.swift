import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("The keyboard") struct KeyboardTests {
  private final class Notes {
    var lines: [String] = []
    var frames: [CGRect] = []
    var durations: [Double] = []
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let name = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
  private let mail = UITextField(frame: CGRect(x: 0, y: 200, width: 300, height: 44))

  init() {
    stage = Stage(home)
    list.contentSize = CGSize(width: 390, height: 4_000)
    for view in [list, name, mail] { home.view.addSubview(view) }
    stage.runTurn()
  }

  private func drag(by distance: CGFloat) {
    let finger = stage.user.touch(list, at: CGPoint(x: 350, y: list.bounds.midY))
    for _ in 0..<5 { finger.move(x: 0, y: distance / 5) }
    finger.lift()
  }

  @Test(arguments: [
    UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive, .onDragWithAccessory,
    .interactiveWithAccessory,
  ])
  func `a drag ends editing, depending on keyboardDismissMode`(
    mode: UIScrollView.KeyboardDismissMode
  ) throws {
    list.keyboardDismissMode = mode
    name.type("a")
    drag(by: -200)
    expect(name.isFirstResponder, equals: mode != .onDrag && mode != .onDragWithAccessory)
    name.becomeFirstResponder()
    drag(by: 200)
    expect(name.isFirstResponder, equals: mode == .none)
  }

  @Test func `the keyboard posts its notifications if it has a height`() throws {
    let notes = Notes()
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ]
    let relays = names.map { name, text in
      let relay = Relay { [world = stage.world] (note: Notification) in
        guard World.current === world else { return }
        let isLocal = note.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
        notes.lines.append(isLocal == true ? text : "\(text) in another app")
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        notes.frames.append(frame ?? .zero)
        let key = UIResponder.keyboardAnimationDurationUserInfoKey
        notes.durations.append(note.userInfo?[key] as? Double ?? 0)
      }
      NotificationCenter.default.addObserver(relay, selector: Relay.action, name: name, object: nil)
      return relay
    }
    name.type("a")
    name.resignFirstResponder()
    try stage.settle()
    expect(notes.lines, equals: [])

    stage.world.keyboardHeight = 300
    name.type("b")
    stage.runTurn()
    expect(notes.lines == ["will change", "will show"] && notes.durations == [0.25, 0.25])
    expect(Set(notes.frames.map(\.minY)) == [544] && notes.frames[0].height == 300)
    mail.type("c")
    try stage.settle()
    expect(notes.lines, equals: ["will change", "will show", "did change", "did show"])
    expect(stage.world.clock.now, equals: .milliseconds(250))
    mail.removeFromSuperview()
    try stage.settle()
    expect(notes.lines.suffix(4), equals: ["will change", "will hide", "did change", "did hide"])
    expect(notes.frames.last?.minY, equals: 844)
    for relay in relays { NotificationCenter.default.removeObserver(relay) }
    try stage.close()
  }
}
