import PresentationTesting
import TestSupport
import Testing
import UIKit

/// A field with empty space around its text, and without a visible insertion point.
private final class PaddedField: UITextField {
  var padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 8)
  var hidesCaret = false

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(by: padding)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).inset(by: padding)
  }

  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -padding.right, dy: 0)
  }

  override func caretRect(for position: UITextPosition) -> CGRect {
    hidesCaret ? .zero : super.caretRect(for: position)
  }

  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    hidesCaret ? [] : super.selectionRects(for: range)
  }
}

/// A label with empty space around its text.
private final class PaddedLabel: UILabel {
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: 6, dy: 2), limitedToNumberOfLines: numberOfLines)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 6, dy: 2)) }
}

/// A button with its image above its title.
private final class TallButton: UIButton {
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    super.imageRect(forContentRect: contentRect).divided(atDistance: 20, from: .minYEdge).slice
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect).divided(atDistance: 20, from: .minYEdge).remainder
  }
}

/// A slider with a thick track.
private final class ThickSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -3)
  }
}

/// The places of the parts of fields, labels and text views, which apps often override.
@Suite("Places in texts") @MainActor struct TextPlaceTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)

  @Test func `a field places its text, its buttons and its side views`() {
    let field = PaddedField(frame: bounds)
    expect(field.textRect(forBounds: bounds), equals: CGRect(x: 12, y: 0, width: 180, height: 40))
    expect(field.placeholderRect(forBounds: bounds), equals: field.textRect(forBounds: bounds))
    expect(field.borderRect(forBounds: bounds), equals: bounds)
    expect(field.clearButtonRect(forBounds: bounds).maxX, equals: 187)
    expect(field.leftViewRect(forBounds: bounds).size, equals: .zero)
    (field.leftView, field.rightView) = (UIView(), UIView())
    field.leftView?.frame.size = CGSize(width: 20, height: 20)
    field.rightView?.frame.size = CGSize(width: 30, height: 20)
    expect(
      field.leftViewRect(forBounds: bounds), equals: CGRect(x: 0, y: 10, width: 20, height: 20))
    expect(
      field.rightViewRect(forBounds: bounds), equals: CGRect(x: 170, y: 10, width: 30, height: 20))
  }

  @Test func `the insertion point of a field moves with the text, unless the field hides it`()
    throws
  {
    let field = PaddedField(frame: bounds)
    field.font = .systemFont(ofSize: 20)
    field.text = "abc"
    expect(field.caretRect(for: field.beginningOfDocument).minX, equals: 12)
    expect(field.caretRect(for: field.endOfDocument).minX, equals: 42)
    expect(field.caretRect(for: field.endOfDocument).midY, equals: 20)
    let whole = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    let selected = try #require(field.selectionRects(for: whole).first)
    expect(selected.rect.width, equals: 32)
    expect(selected.containsStart && selected.containsEnd && !selected.isVertical)
    field.hidesCaret = true
    expect(field.caretRect(for: field.endOfDocument), equals: .zero)
    expect(field.selectionRects(for: whole).isEmpty)
  }

  @Test func `the insertion point of a text view is in the line of its place`() throws {
    let view = UITextView(frame: bounds)
    view.font = .systemFont(ofSize: 10)
    view.text = "ab\ncde"
    let caret = view.caretRect(for: view.endOfDocument)
    expect(caret.minX, equals: 15)
    expect(caret.minY, equals: 8 + UIFont.systemFont(ofSize: 10).lineHeight)
    let start = view.beginningOfDocument
    expect(view.caretRect(for: start).origin, equals: CGPoint(x: 0, y: 8))
    let empty = try #require(view.textRange(from: start, to: start))
    expect(view.selectionRects(for: empty).isEmpty)
  }

  @Test func `a label can replace the rectangle of its text`() {
    let label = PaddedLabel(frame: bounds)
    (label.text, label.font) = ("Hello", .systemFont(ofSize: 20))
    expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1),
      equals: CGRect(x: 6, y: 2, width: 50, height: 24))
    label.drawText(in: bounds)
  }

  @Test func `a button can place its image above its title`() {
    let button = TallButton(frame: bounds)
    button.contentEdgeInsets.left = 10
    expect(button.backgroundRect(forBounds: bounds), equals: bounds)
    let contents = button.contentRect(forBounds: bounds)
    expect(contents, equals: CGRect(x: 10, y: 0, width: 190, height: 40))
    expect(button.imageRect(forContentRect: contents).height, equals: 20)
    expect(button.titleRect(forContentRect: contents).minY, equals: 20)
  }

  @Test func `a slider can have a thick track, on which the thumb moves with the value`() {
    let slider = ThickSlider(frame: bounds)
    let track = slider.trackRect(forBounds: bounds)
    expect(track, equals: CGRect(x: 2, y: 15, width: 196, height: 10))
    let left = slider.thumbRect(forBounds: bounds, trackRect: track, value: 0)
    let right = slider.thumbRect(forBounds: bounds, trackRect: track, value: 1)
    expect((left.minX, right.maxX, left.midY) == (2, 198, 20))
    slider.maximumValue = 0
    expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 0).minX, equals: 2)
  }
}
