import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Text views") struct TextViewTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var mayBegin = true
    var mayEnd = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayBegin }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begins") }
    func textViewDidChange(_ textView: UITextView) { heard.append(textView.text) }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("ends") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" && range.location == textView.text.utf16.count }
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let notes = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
  private let listener = Listener()

  init() {
    stage = Stage(home)
    home.view.addSubview(notes)
    notes.delegate = listener
  }

  @Test func `a text view calls its delegate after each permitted character`() {
    notes.text = "a"
    notes.type("x\nb")
    expect(notes.text == "a\nb" && notes.isFirstResponder)
    notes.resignFirstResponder()
    expect(listener.heard, equals: ["begins", "a\n", "a\nb", "ends"])
    notes.text = nil
    expect(notes.text == "" && listener.heard.count == 4)
  }

  @Test func `a tap in a text view begins editing`() {
    stage.user.tap(notes)
    expect(notes.isFirstResponder && listener.heard == ["begins"])
    notes.resignFirstResponder()
    let finger = stage.user.touch(notes, at: CGPoint(x: 5, y: 5))
    finger.move(x: -9)
    finger.lift()
    expect(!notes.isFirstResponder)
  }

  @Test func `the delegate decides whether editing begins and ends`() {
    listener.mayBegin = false
    notes.type("a")
    expect(notes.text == "" && !notes.isFirstResponder)
    listener.mayBegin = true
    listener.mayEnd = false
    notes.type("a")
    expect(!home.view.endEditing(false) && notes.isFirstResponder)
  }

  @Test func `a text view that becomes read-only ends editing`() {
    notes.type("a")
    notes.isEditable = false
    expect(!notes.isFirstResponder && listener.heard == ["begins", "a", "ends"])
    notes.type("b")
    expect(notes.text == "a" && !notes.becomeFirstResponder())
  }

  @Test(.rule("P-66a")) func `typing has no effect while a presentation is being animated`() {
    home.present(PlainViewController(title: "Next"), animated: true)
    stage.runTurn()
    notes.type("a")
    expect(notes.text, equals: "")
  }

  @Test func `a text view stores its settings, and works without a delegate`() {
    let other = UITextView(frame: .zero), accessory = UIView()
    home.view.addSubview(other)
    (other.isSelectable, other.textAlignment) = (false, .center)
    (other.font, other.textColor) = (.systemFont(ofSize: 9), .red)
    (other.textContainerInset, other.inputAccessoryView) = (.zero, accessory)
    expect(!other.isSelectable && other.textAlignment == .center && other.textColor == .red)
    expect(other.font?.pointSize == 9 && other.textContainerInset == .zero)
    expect(other.inputAccessoryView === accessory)
    other.type("text")
    expect(other.text, equals: "text")
  }
}
