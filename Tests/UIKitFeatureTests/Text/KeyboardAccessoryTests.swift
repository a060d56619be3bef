import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// The accessory view of a chat, and layouts above the keyboard.
@MainActor @Suite("The accessory view of the keyboard") struct KeyboardAccessoryTests {
  private final class Chat: UIViewController {
    let field = UITextView(frame: CGRect(x: 0, y: 5, width: 300, height: 40))
    let list = UIView()
    var sent: [String] = []
    lazy var bar: UIView = {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      let send = UIButton(frame: CGRect(x: 310, y: 5, width: 60, height: 40))
      send.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
      bar.addSubview(field)
      bar.addSubview(send)
      return bar
    }()
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(list)
      list.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: view.topAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }

    private func send() {
      sent.append(field.text)
      field.text = ""
    }
  }

  private let chat = Chat(nibName: "Chat", bundle: nil)
  private let stage: Stage
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: chat)
    stage = Stage(stack)
    stage.world.keyboardHeight = 300
  }

  private var barTop: CGFloat { chat.bar.convert(chat.bar.bounds, to: nil).minY }

  @Test func `the accessory view of a controller is at the lower edge of the window`() throws {
    try stage.settle()
    expect(chat.isFirstResponder && chat.bar.window === chat.view.window)
    expect(barTop == 794 && chat.bar.bounds.size == CGSize(width: 390, height: 50))
    expect(chat.list.frame.maxY, equals: 794)
    try stage.close()
  }

  @Test func `the accessory view and the layout guide move up when its text view begins editing`()
    throws
  {
    try stage.settle()
    let heights = Relay.Heights(stage)
    chat.field.type("Hello")
    stage.runTurn()
    expect(heights.lines, equals: ["show 350.0"])
    stage.advance(by: .milliseconds(125))
    let seen = chat.list.presentationValues().bounds.height
    expect(seen < 790 && seen > 500)
    try stage.settle()
    expect(barTop == 494 && chat.list.frame.maxY == 494 && chat.field.isFirstResponder)
    stage.user.tap(try #require(chat.bar.subviews.last))
    expect(chat.sent, equals: ["Hello"])
    heights.end()
    try stage.close()
  }

  @Test func `when the text view resigns, the controller is the first responder again`() throws {
    try stage.settle()
    chat.field.type("Hello")
    try stage.settle()
    let heights = Relay.Heights(stage)
    chat.field.resignFirstResponder()
    try stage.settle()
    expect(chat.isFirstResponder && barTop == 794 && chat.list.frame.maxY == 794)
    expect(heights.lines, equals: ["show 50.0"])
    heights.end()
    try stage.close()
  }

  @Test(.rule("N-107"))
  func `a push hides the accessory view, and the pop shows it again without the keyboard`() throws {
    try stage.settle()
    chat.field.type("Hello")
    try stage.settle()
    stack.pushViewController(PlainViewController(title: "Info"), animated: true)
    try stage.settle()
    expect(!chat.field.isFirstResponder && chat.bar.window == nil)
    stack.popViewController(animated: true)
    try stage.settle()
    expect(chat.isFirstResponder && barTop == 794)
    try stage.close()
  }

  @Test func `reloadInputViews() shows a bar of another height`() throws {
    try stage.settle()
    chat.bar.frame.size.height = 90
    stage.world.use { chat.reloadInputViews() }
    try stage.settle()
    expect(barTop == 754 && chat.bar.bounds.height == 90 && chat.list.frame.maxY == 754)
    try stage.close()
  }

  @Test func `a bar with allowsSelfSizing is as high as its constraints demand`() throws {
    final class Notes: UIViewController {
      let bar = UIInputView(frame: .zero, inputViewStyle: .keyboard), text = UIView()
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let notes = Notes(nibName: "Notes", bundle: nil), stage = Stage(notes)
    stage.world.keyboardHeight = 300
    notes.bar.allowsSelfSizing = true
    notes.text.translatesAutoresizingMaskIntoConstraints = false
    notes.bar.addSubview(notes.text)
    let height = notes.text.heightAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      notes.text.topAnchor.constraint(equalTo: notes.bar.topAnchor, constant: 5),
      notes.text.bottomAnchor.constraint(equalTo: notes.bar.bottomAnchor, constant: -5), height,
      notes.text.leadingAnchor.constraint(equalTo: notes.bar.leadingAnchor),
      notes.text.trailingAnchor.constraint(equalTo: notes.bar.trailingAnchor),
    ])
    try stage.settle()
    stage.world.use { _ = notes.becomeFirstResponder() }
    try stage.settle()
    expect(notes.bar.convert(notes.bar.bounds, to: nil).minY, equals: 804)
    height.constant = 60
    stage.world.use { notes.reloadInputViews() }
    try stage.settle()
    expect(notes.bar.bounds.height == 70 && notes.text.frame.height == 60)
    stage.world.use { _ = notes.resignFirstResponder() }
    try stage.settle()
    expect(notes.bar.window == nil)
    try stage.close()
  }

  @Test func `the toolbar of a text field is above the keyboard, and its button ends editing`()
    throws
  {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in field.resignFirstResponder() })
    (bar.items, field.inputAccessoryView) = ([done], bar)
    let form = PlainViewController(title: "Form"), stage = Stage(form)
    stage.world.keyboardHeight = 300
    form.view.addSubview(field)
    field.type("Ada")
    try stage.settle()
    expect(bar.window != nil && bar.convert(bar.bounds, to: nil).minY == 500)
    done.tap()
    try stage.settle()
    expect(!field.isFirstResponder && bar.window == nil)
    try stage.close()
  }

  @Test func `without a bottom safe area, the guide of a hidden keyboard has no height`() throws {
    let form = PlainViewController(title: "Form"), stage = Stage(form)
    form.additionalSafeAreaInsets.bottom = 20
    try stage.settle()
    let guide = form.view.keyboardLayoutGuide
    let least = form.view.safeAreaInsets.bottom
    expect(guide.layoutFrame.height == least && least >= 20)
    guide.usesBottomSafeArea = false
    expect(guide.layoutFrame, equals: CGRect(x: 0, y: 844, width: 390, height: 0))
    try stage.close()
  }
}

extension Relay {
  /// The heights in the notifications of the keyboard of one stage.
  @MainActor fileprivate final class Heights {
    private(set) var lines: [String] = []
    private var relays: [Relay] = []

    init(_ stage: Stage) {
      for (name, text) in [
        (UIResponder.keyboardWillShowNotification, "show"),
        (UIResponder.keyboardWillHideNotification, "hide"),
      ] {
        let relay = Relay { [weak self, world = stage.world] (note: Notification) in
          guard World.current === world else { return }
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          self?.lines.append("\(text) \(frame?.cgRectValue.height ?? 0)")
        }
        relays.append(relay)
        NotificationCenter.default.addObserver(
          relay, selector: Relay.action, name: name, object: nil)
      }
    }

    func end() { for relay in relays { NotificationCenter.default.removeObserver(relay) } }
  }
}
