import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Members of labels, text fields, buttons and views that an app's subclass overrides.
@MainActor @Suite("Overrides in controls and views") struct ControlOverrideTests {
  private final class Label: UILabel {
    var changes: [String] = []
    override var numberOfLines: Int { didSet { changes.append("lines") } }
    override var textAlignment: NSTextAlignment { didSet { changes.append("alignment") } }
    override var lineBreakMode: NSLineBreakMode { didSet { changes.append("breaks") } }
    override var preferredMaxLayoutWidth: CGFloat { didSet { changes.append("width") } }
  }

  private final class Field: UITextField {
    var changes: [String] = []
    override var attributedPlaceholder: NSAttributedString? {
      didSet { changes.append(placeholder ?? "") }
    }
    override var leftView: UIView? { didSet { changes.append("left") } }
    override var borderStyle: UITextField.BorderStyle { didSet { changes.append("border") } }
    override var textInputContextIdentifier: String? { "" }
    override var textInputMode: UITextInputMode? {
      UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" }
    }
    override func drawPlaceholder(in rect: CGRect) { changes.append("draws") }
    override func closestPosition(to point: CGPoint) -> UITextPosition? {
      point == .zero ? endOfDocument : super.closestPosition(to: point)
    }
  }

  private final class Button: UIButton {
    var colors = 0
    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
      super.setTitleColor(color ?? .black, for: state)
      colors += 1
    }
    override var configuration: UIButton.Configuration? { didSet { colors = 0 } }
  }

  private final class Card: UIView {
    let gradient = CAGradientLayer()
    var passes: [String] = []
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      gradient.frame = layer.bounds
      passes.append("sublayers")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      passes.append("subviews")
    }
    override var canBecomeFocused: Bool { true }
    override var accessibilityFrame: CGRect {
      get { super.accessibilityFrame.insetBy(dx: -10, dy: -10) }
      set { super.accessibilityFrame = newValue }
    }
    override func accessibilityElementDidBecomeFocused() { passes.append("focus") }
    override func remoteControlReceived(with event: UIEvent?) { passes.append("remote") }
  }

  @Test func `a label tells its subclass of its settings`() {
    let label = Label()
    (label.numberOfLines, label.textAlignment) = (0, .center)
    (label.lineBreakMode, label.preferredMaxLayoutWidth) = (.byClipping, 200)
    expect(label.changes, equals: ["lines", "alignment", "breaks", "width"])
  }

  @Test func `a text field tells its subclass of its parts, and uses its own language`() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    field.leftView = UIView()
    field.borderStyle = .line
    expect(field.changes, equals: ["Name", "left", "border"])
    expect(field.textInputMode?.primaryLanguage, equals: "emoji")
    expect(UIView().textInputMode?.primaryLanguage, equals: "en-US")
    field.text = "abcd"
    let places = [CGPoint.zero, CGPoint(x: 18, y: 0), CGPoint(x: -5, y: 0), CGPoint(x: 900, y: 0)]
      .map { field.closestPosition(to: $0) }
      .map { $0.map { field.offset(from: field.beginningOfDocument, to: $0) } }
    expect(places, equals: [4, 2, 0, 4])
  }

  @Test(arguments: [(CGPoint(x: 60, y: 120), "inside"), (CGPoint(x: 300, y: 300), "outside")])
  func `a control knows where the finger was lifted when its tracking ends`(
    place: CGPoint, expected: String
  ) throws {
    final class Knob: UIControl {
      var heard: [String] = []
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        heard.append(isTracking && isTouchInside ? "inside" : "outside")
        super.endTracking(touch, with: event)
      }
      override func cancelTracking(with event: UIEvent?) {
        heard.append(isTracking ? "tracks" : "rests")
      }
    }
    let home = UIViewController(), stage = Stage(home)
    let knob = Knob(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    home.view.addSubview(knob)
    stage.runTurn()
    var touch = stage.user.touch(knob, at: CGPoint(x: 50, y: 20))
    touch.move(to: place)
    touch.lift()
    expect(knob.heard == [expected] && !knob.isTracking && !knob.isTouchInside)
    touch = stage.user.touch(knob, at: CGPoint(x: 50, y: 20))
    touch.cancel()
    expect(knob.heard == [expected, "tracks"] && !knob.isTracking)
    try stage.close()
  }

  @Test func `a button tells its subclass of its settings`() {
    let button = Button()
    button.setTitleColor(nil, for: .normal)
    expect(button.colors == 1 && button.currentTitleColor == .black)
    button.configuration = .plain()
    expect(button.colors, equals: 0)
  }

  @Test func `a view with a layer of its own places its sublayers in each layout`() throws {
    let home = UIViewController(), stage = Stage(home)
    let card = Card(frame: CGRect(x: 20, y: 30, width: 100, height: 60)), button = UIButton()
    card.layer.addSublayer(card.gradient)
    card.addSubview(button)
    home.view.addSubview(card)
    stage.runTurn()
    expect(card.passes, equals: ["subviews", "sublayers"])
    expect(card.gradient.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 60))
    expect(card.accessibilityFrame, equals: CGRect(x: 10, y: 20, width: 120, height: 80))
    expect(card.accessibilityActivationPoint, equals: CGPoint(x: 70, y: 60))
    button.remoteControlReceived(with: nil)
    expect(card.passes.last == "remote" && card.canBecomeFocused && !button.canBecomeFocused)
    try stage.close()
  }
}
