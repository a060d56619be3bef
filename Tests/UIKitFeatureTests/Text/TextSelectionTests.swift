import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Selected text") struct TextSelectionTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var ranges: [NSRange] = []
    var selections = 0
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ranges.append(range)
      return string != "!"
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      ranges.append(range)
      return text != "!"
    }
    func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let field = UITextField(), text = UITextView(), listener = Listener()

  init() {
    stage = Stage(home)
    for view in [field, text] { home.view.addSubview(view) }
    field.delegate = listener
    text.delegate = listener
  }

  private func range(_ input: some UITextInput, _ from: Int, _ to: Int) -> UITextRange? {
    guard let start = input.position(from: input.beginningOfDocument, offset: from),
      let end = input.position(from: input.beginningOfDocument, offset: to)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  @Test func `typing replaces the selected text`() throws {
    field.text = "one two"
    field.selectedTextRange = range(field, 4, 7)
    expect(listener.selections, equals: 1)
    field.type("3")
    expect(field.text == "one 3" && listener.ranges == [NSRange(location: 4, length: 3)])
    field.selectedTextRange = range(field, 1, 1)
    field.type("x!")
    expect(field.text == "oxne 3" && listener.ranges.last == NSRange(location: 2, length: 0))
    field.tapDelete()
    expect(field.text == "one 3" && listener.ranges.last == NSRange(location: 1, length: 1))
    field.selectedTextRange = range(field, 0, 4)
    field.tapDelete()
    expect(field.text == "3" && field.selectedTextRange?.isEmpty == true)
    field.tapDelete()
    expect(field.text, equals: "3", "there is no letter before the insertion point")
    field.text = "new"
    expect(field.selectedTextRange?.start, equals: field.endOfDocument)
    expect(field.markedTextRange == nil)
    try stage.close()
  }

  @Test func `a text view has a selected range`() throws {
    text.text = "a\u{1F600}b"
    expect(text.selectedRange, equals: NSRange(location: 4, length: 0))
    text.selectedRange = NSRange(location: 3, length: 90)
    expect(text.selectedRange == NSRange(location: 3, length: 1) && listener.selections == 1)
    text.selectedRange = NSRange(location: 3, length: 0)
    text.becomeFirstResponder()
    text.tapDelete()
    expect(text.text == "ab" && listener.ranges == [NSRange(location: 1, length: 2)])
    text.type("-")
    expect(text.text == "a-b" && text.selectedRange.location == 2)
    try stage.close()
  }

  @Test func `an app computes places and replaces ranges`() throws {
    field.text = "12345"
    let start = field.beginningOfDocument, end = field.endOfDocument
    expect(field.offset(from: start, to: end), equals: 5)
    expect(field.compare(start, to: end), equals: .orderedAscending)
    expect(field.compare(end, to: start), equals: .orderedDescending)
    expect(field.compare(end, to: end), equals: .orderedSame)
    expect(field.position(from: end, offset: 1) == nil && start != end)
    let middle: UITextRange = try #require(range(field, 1, 4))
    let place: UITextPosition = middle.end
    expect(field.text(in: middle) == "234" && field.offset(from: start, to: place) == 4)
    field.replace(middle, withText: "-")
    expect(field.text == "1-5" && field.selectedTextRange == range(field, 2, 2))
    let input: any UIKeyInput = field
    input.insertText("+")
    expect(field.text == "1-+5" && input.hasText)
    try stage.close()
  }

  @Test func `typing does not call an overridden setter of the text`() throws {
    final class Field: UITextField {
      var sets = 0
      override var text: String? { didSet { sets += 1 } }
    }
    final class Lines: UITextView {
      var sets = 0
      override var text: String! { didSet { sets += 1 } }
    }
    let field = Field(), lines = Lines()
    for view in [field, lines] { home.view.addSubview(view) }
    field.type("a")
    lines.becomeFirstResponder()
    lines.type("b")
    expect(field.text == "a" && lines.text == "b" && field.sets == 0 && lines.sets == 0)
    field.text = "c"
    expect(field.sets, equals: 1)
    try stage.close()
  }

  @Test func `a text copies its attributed text, and refuses places beyond its end`() throws {
    let styled = NSMutableAttributedString(string: "one")
    field.attributedText = styled
    text.attributedText = styled
    styled.append(NSAttributedString(string: " two"))
    expect(field.attributedText?.string == "one" && text.attributedText.string == "one")
    let place = field.position(from: field.beginningOfDocument, offset: 1)
    expect(place.map { field.position(from: $0, offset: .max) }, equals: .some(nil))
    try stage.close()
  }

  @Test func `the edit menu copies, cuts and pastes selected text`() throws {
    stage.world.use {
      let app = UIApplication.shared
      field.text = "one two"
      _ = field.becomeFirstResponder()
      expect(!app.press("c", .command) && UIPasteboard.general.string == nil)
      field.selectedTextRange = range(field, 0, 3)
      let menu = UIMenuController.shared
      menu.showMenu(from: field, rect: .zero)
      expect(menu.titles == ["Cut", "Copy", "Delete", "Select All"] && menu.choose("Cut"))
      expect(field.text == " two" && UIPasteboard.general.string == "one")
      expect(app.press("a", .command) && app.press("v", .command) && field.text == "one")
      text.text = "text"
      _ = text.becomeFirstResponder()
      expect(app.press("a", .command) && app.press("c", .command))
      expect(UIPasteboard.general.string, equals: "text")
      menu.showMenu(from: text, rect: .zero)
      expect(menu.choose("Delete") && text.text.isEmpty)
      field.isSecureTextEntry = true
      _ = field.becomeFirstResponder()
      expect(app.press("a", .command))
      _ = app.press("x", .command)
      expect(field.text == "one" && UIPasteboard.general.string == "text")
    }
    try stage.close()
  }

  @Test func `a text with attributes is also the text`() throws {
    let styled = NSAttributedString(
      string: "bold", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    field.attributedText = styled
    text.attributedText = styled
    expect(field.text == "bold" && text.text == "bold")
    expect(field.attributedText == styled && text.attributedText == styled)
    field.text = "plain"
    text.text = "plain"
    expect(field.attributedText?.string == "plain" && text.attributedText.string == "plain")
    expect(field.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
    try stage.close()
  }

  @Test func `subclasses override the initializers of text views and image views`() {
    final class Notes: UITextView {
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        self.textContainer.lineFragmentPadding = 0
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Photo: UIImageView {
      override init(image: UIImage?) {
        super.init(image: image)
        isHighlighted = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let area = NSTextContainer(size: CGSize(width: 9, height: 9))
    area.maximumNumberOfLines = 2
    let notes = Notes(), sized = Notes(frame: .zero, textContainer: area)
    expect(notes.textContainer.lineFragmentPadding == 0 && sized.textContainer === area)
    notes.typingAttributes[.font] = UIFont.systemFont(ofSize: 9)
    notes.linkTextAttributes = [:]
    notes.dataDetectorTypes = [.link, UIDataDetectorTypes.phoneNumber]
    notes.scrollRangeToVisible(NSRange(location: 0, length: 0))
    field.typingAttributes = [:]
    field.defaultTextAttributes[.font] = UIFont.systemFont(ofSize: 9)
    expect(notes.typingAttributes.count == 1 && field.defaultTextAttributes.count == 1)
    expect(notes.dataDetectorTypes.rawValue == 3 && notes.linkTextAttributes.isEmpty)
    let image = UIImage(), photo = Photo(image: image)
    expect(photo.image === image && photo.isHighlighted && !photo.isUserInteractionEnabled)
    expect(UIImageView(image: nil, highlightedImage: image).highlightedImage === image)
  }

  @Test func `a button has an image view, and a progress view a style`() {
    let button = UIButton(), image = UIImage()
    button.setImage(image, for: .normal)
    expect(button.imageView?.image === image && button.imageView === button.imageView)
    button.setImage(nil, for: .normal)
    expect(button.imageView?.image == nil)
    let bar = UIProgressView(progressViewStyle: .bar)
    expect(bar.progressViewStyle.rawValue == 1 && bar.progress == 0)
  }
}
