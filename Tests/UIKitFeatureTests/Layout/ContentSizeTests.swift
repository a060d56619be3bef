import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// The approximate sizes of views with text: each letter is half as wide as its font is high.
@MainActor @Suite("Sizes of views with text") struct ContentSizeTests {
  /// A label with space around its text.
  private final class Badge: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 12, height: size.height + 4)
    }
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let font = UIFont.systemFont(ofSize: 20)

  init() { stage = Stage(home) }

  private func label(_ text: String, lines: Int = 1, of badge: Badge? = nil) -> UILabel {
    let label = badge ?? UILabel()
    (label.text, label.font, label.numberOfLines) = (text, font, lines)
    return label
  }

  /// Adds a view at the top left, with a maximum width.
  private func pin(_ view: UIView, width: CGFloat = 390) {
    view.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: home.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: home.view.leadingAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: width),
    ])
  }

  @Test(.rule("L-5")) func `a label is as large as its text`() throws {
    let name = label("Hello"), styled = UILabel()
    expect(name.intrinsicContentSize, equals: CGSize(width: 50, height: 24))
    pin(name)
    try stage.settle()
    expect(name.frame, equals: CGRect(x: 0, y: 0, width: 50, height: 24))
    name.text = "Hello you"
    try stage.settle()
    expect(name.frame.width, equals: 90)
    name.text = nil
    try stage.settle()
    expect(name.frame.size == .zero && UILabel().intrinsicContentSize == .zero)
    styled.attributedText = NSAttributedString(string: "ab", attributes: [.font: font])
    styled.sizeToFit()
    expect(styled.bounds.size, equals: CGSize(width: 20, height: 24))
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("L-5")) func `a label with several lines is as wide as the layout permits`() throws {
    let text = label("Hello you there", lines: 0), below = UIView()
    pin(text, width: 60)
    below.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: home.view.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    try stage.settle()
    expect(text.frame.size == CGSize(width: 50, height: 72) && below.frame.minY == 80)
    text.text = "there Hello you"
    text.numberOfLines = 2
    try stage.settle()
    expect(text.frame.size == CGSize(width: 50, height: 48) && below.frame.minY == 56)
    expect(text.intrinsicContentSize, equals: CGSize(width: 150, height: 24))
    text.preferredMaxLayoutWidth = 110
    expect(text.intrinsicContentSize, equals: CGSize(width: 110, height: 48))
    expect(text.sizeThatFits(CGSize(width: 110, height: 0)).width, equals: 110)
    expect(label("Hello you").sizeThatFits(CGSize(width: 60, height: 0)).width, equals: 90)
    expect(label("Hello\nyou").intrinsicContentSize, equals: CGSize(width: 50, height: 24))
    try stage.close()
  }

  @Test(.rule("L-5")) func `a row is as high as the lines of its label`() {
    let row = UIView(), text = label("Hello you there", lines: 0)
    text.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: row.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -5),
    ])
    for (width, height) in [(200.0, 34.0), (120, 58), (80, 82)] {
      let size = row.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expect(size, equals: CGSize(width: width, height: height))
    }
  }

  @Test(.rule("L-5")) func `a subclass adds space around the text`() throws {
    let one = label("Hello", of: Badge()), many = label("Hello you", lines: 0, of: Badge())
    pin(one)
    try stage.settle()
    expect(one.frame.size, equals: CGSize(width: 62, height: 28))
    pin(many, width: 62)
    try stage.settle()
    expect(many.frame.size, equals: CGSize(width: 62, height: 52))
    try stage.close()
  }

  @Test(.rule("L-5")) func `a button is as large as its title and image, with insets`() throws {
    let button = UIButton(), image = UIImage(size: CGSize(width: 30, height: 40))
    button.titleLabel?.font = font
    button.setTitle("Save", for: .normal)
    expect(button.intrinsicContentSize, equals: CGSize(width: 40, height: 36))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(button.sizeThatFits(.zero), equals: CGSize(width: 46, height: 28))
    button.setImage(image, for: .normal)
    expect(button.intrinsicContentSize, equals: CGSize(width: 76, height: 44))
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.imagePadding) = ("Save", 5)
    button.configuration = configuration
    expect(button.intrinsicContentSize, equals: CGSize(width: 99, height: 54))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    pin(button)
    try stage.settle()
    stage.user.touch(button).lift()
    expect(taps == 1 && button.frame.size == CGSize(width: 99, height: 54))
    try stage.close()
  }

  @Test(.rule("L-5")) func `a field is one line high, and a text view without scrolling all lines`()
    throws
  {
    let field = UITextField(), view = UITextView()
    field.font = font
    expect(field.intrinsicContentSize.height, equals: 24)
    field.borderStyle = .roundedRect
    expect(field.sizeThatFits(CGSize(width: 70, height: 0)), equals: CGSize(width: 70, height: 37))
    (view.font, view.text) = (font, "Hello you")
    expect(view.sizeThatFits(CGSize(width: 70, height: 0)), equals: CGSize(width: 60, height: 64))
    expect(view.intrinsicContentSize.height, equals: UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    expect(view.intrinsicContentSize, equals: CGSize(width: 100, height: 40))
    pin(view, width: 70)
    try stage.settle()
    expect(view.frame.size, equals: CGSize(width: 60, height: 64))
    view.text = ""
    try stage.settle()
    expect(view.frame.size, equals: CGSize(width: 10, height: 40))
    try stage.close()
  }
}
