import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Sizes of texts") struct TextSizeTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func box(_ text: String, _ width: CGFloat) -> CGSize {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let attributes = [NSAttributedString.Key.font: font]
    return text.boundingRect(with: limit, options: options, attributes: attributes, context: nil)
      .size
  }

  @Test func `a text in one line has half the font size as the width of each letter`() {
    let size = CGSize(width: 50, height: font.lineHeight)
    expect("Hello".size(withAttributes: [.font: font]), equals: size)
    expect(NSString(string: "Hello").size(withAttributes: [.font: font]), equals: size)
    expect(NSAttributedString(string: "Hello", attributes: [.font: font]).size(), equals: size)
    expect(
      "Hello".size(), equals: CGSize(width: 30, height: UIFont.systemFont(ofSize: 12).lineHeight))
    expect("".size(withAttributes: [.font: font]), equals: .zero)
    let single = NSString(string: "Hello you").boundingRect(
      with: CGSize(width: 50, height: 100), attributes: [.font: font],
      context: NSStringDrawingContext())
    expect(single, equals: CGRect(x: 0, y: 0, width: 90, height: font.lineHeight))
  }

  @Test func `a text with several lines is broken between words, or inside a long word`() {
    let line = font.lineHeight
    expect(box("Hello you", 100), equals: CGSize(width: 90, height: line))
    expect(box("Hello you", 60), equals: CGSize(width: 50, height: 2 * line))
    expect(box("Hello", 20), equals: CGSize(width: 20, height: 3 * line))
    expect(box("Hello ", 50), equals: CGSize(width: 50, height: line))
    expect(box("Hello", 1), equals: CGSize(width: 10, height: 5 * line))
    expect(box("a\nbb", .infinity), equals: CGSize(width: 20, height: 2 * line))
  }

  @Test func `the largest font of a line determines the height of the line`() {
    let text = NSMutableAttributedString(string: "ab ", attributes: [.font: font])
    text.append(NSAttributedString(string: "cd", attributes: [.font: font.withSize(40)]))
    let limit = CGSize(width: 60, height: 0)
    let two = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
    expect(two.size, equals: CGSize(width: 40, height: font.lineHeight + 40 * 1.19))
    expect(text.size(), equals: CGSize(width: 70, height: 40 * 1.19))
  }

  @Test func `paragraph styles keep their values`() {
    let style = NSMutableParagraphStyle(), copy = NSMutableParagraphStyle()
    expect(NSParagraphStyle.default.alignment == .natural && style.lineSpacing == 0)
    (style.alignment, style.lineBreakMode) = (.center, .byClipping)
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (1, 2, 3)
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (4, 5, 6)
    (style.minimumLineHeight, style.maximumLineHeight) = (7, 8)
    style.lineHeightMultiple = 9
    copy.setParagraphStyle(style)
    style.alignment = .right
    expect(copy.alignment == .center && copy.lineBreakMode == .byClipping)
    expect(
      [copy.lineSpacing, copy.paragraphSpacing, copy.paragraphSpacingBefore], equals: [1, 2, 3])
    expect([copy.firstLineHeadIndent, copy.headIndent, copy.tailIndent], equals: [4, 5, 6])
    expect([copy.minimumLineHeight, copy.maximumLineHeight], equals: [7, 8])
    expect(copy.lineHeightMultiple, equals: 9)
  }

  @Test func `a color returns its hue, saturation and brightness`() {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (h, s, b, a) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
      let isKnown = color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
      return isKnown ? [h, s, b, a] : []
    }
    expect(parts(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)), equals: [1.0 / 3, 1, 1, 0.5])
    expect(
      parts(UIColor(red: 0.5, green: 0.25, blue: 0.5, alpha: 1)), equals: [5.0 / 6, 0.5, 0.5, 1])
    expect(parts(UIColor(red: 0, green: 0, blue: 1, alpha: 1)), equals: [2.0 / 3, 1, 1, 1])
    expect(parts(UIColor(white: 0.5, alpha: 1)), equals: [0, 0, 0.5, 1])
  }

  @Test func `a color writes only the components that are asked for`() {
    let half = UIColor(red: 0.5, green: 0.25, blue: 0.5, alpha: 1)
    var (one, alpha) = (CGFloat(-1), CGFloat(-1))
    expect(half.getRed(nil, green: &one, blue: nil, alpha: nil))
    expect(one, equals: 0.25)
    expect(half.getHue(nil, saturation: nil, brightness: nil, alpha: &alpha))
    expect(alpha, equals: 1)
    expect(UIColor(white: 0.75, alpha: 0.5).getWhite(&one, alpha: nil))
    expect(one == 0.75 && alpha == 1)
    expect(!half.getWhite(&one, alpha: &alpha) && one == 0.75)
  }

  @Test func `a control sends its actions with the method sendAction`() {
    final class Quiet: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append("\(type(of: target ?? 0))")
        if sent.count > 1 { super.sendAction(action, to: target, for: event) }
      }
    }
    var calls = 0
    let relay = Relay { (_: UIControl) in calls += 1 }, control = Quiet()
    control.addTarget(relay, action: Relay.action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    expect(control.sent.count == 1 && calls == 0)
    control.sendActions(for: .touchUpInside)
    expect(control.sent.count == 2 && calls == 1)
    UIControl().sendAction(Relay.action, to: relay, for: nil)
    expect(calls, equals: 2)
  }

  @Test func `more drawing calls and older styles exist`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
    let image = renderer.image {
      $0.cgContext.addPath(UIBezierPath().cgPath)
      $0.cgContext.clip()
      $0.cgContext.setShadow(offset: .zero, blur: 2, color: nil)
      $0.cgContext.move(to: .zero)
      $0.cgContext.addLine(to: CGPoint(x: 1, y: 1))
      $0.cgContext.strokePath()
      ("a" as NSString).draw(in: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
      "a".draw(at: .zero, withAttributes: nil)
      NSAttributedString(string: "a").draw(at: .zero)
    }
    expect(image.size.width == 1 && UIFont.systemFontSize == 14)
  }
}
