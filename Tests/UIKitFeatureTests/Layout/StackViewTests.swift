import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Stack views") struct StackViewTests {
  private final class Box: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let boxes = [Box(30, 10), Box(60, 20), Box(10, 40)]
  private let stack: UIStackView

  init() {
    stage = Stage(home)
    stack = UIStackView(arrangedSubviews: boxes)
    home.view.addSubview(stack)
  }

  private func layOut(_ width: CGFloat = 300, _ height: CGFloat = 100) {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stage.runTurn()
  }

  private var spans: [[CGFloat]] { boxes.map { [$0.frame.minX, $0.frame.maxX] } }
  private var heights: [[CGFloat]] { boxes.map { [$0.frame.minY, $0.frame.maxY] } }

  @Test func `a horizontal stack view stretches the view with the lowest hugging priority`() {
    stack.spacing = 5
    layOut()
    expect(spans, equals: [[0, 220], [225, 285], [290, 300]])
    expect(heights, equals: [[0, 100], [0, 100], [0, 100]])
    boxes[2].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    stage.runTurn()
    expect(spans, equals: [[0, 30], [35, 95], [100, 300]])
    layOut(50)
    expect(boxes.allSatisfy { $0.frame.maxX <= 50 } && boxes[0].frame.width == 30)
    expect(stage.issues.isEmpty)
  }

  @Test(arguments: [
    (UIStackView.Distribution.fillEqually, [[0, 96], [102, 198], [204, 300] as [CGFloat]]),
    (.fillProportionally, [[0, 86.4], [92.4, 265.2], [271.2, 300]]),
    (.equalSpacing, [[0, 30], [130, 190], [290, 300]]),
    (.equalCentering, [[0, 30], [125, 185], [290, 300]]),
  ])
  func `a distribution sets the lengths of arranged subviews and the gaps between them`(
    distribution: UIStackView.Distribution, expected: [[CGFloat]]
  ) {
    (stack.spacing, stack.distribution) = (6, distribution)
    layOut()
    for (found, wanted) in zip(spans.joined(), expected.joined()) {
      expect(abs(found - wanted) < 0.001, "\(spans)")
    }
    expect(stage.issues.isEmpty)
  }

  @Test func `fillProportionally sets lengths in proportion to the intrinsic sizes`() {
    stack.distribution = .fillProportionally
    layOut()
    expect(spans, equals: [[0, 90], [90, 270], [270, 300]])
    boxes[1].content.width = 20
    stack.setNeedsLayout()
    stage.runTurn()
    expect(spans, equals: [[0, 150], [150, 250], [250, 300]])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [[0, 100], [0, 100], [0, 100] as [CGFloat]]),
    (.top, [[0, 10], [0, 20], [0, 40]]), (.center, [[45, 55], [40, 60], [30, 70]]),
    (.bottom, [[90, 100], [80, 100], [60, 100]]),
  ])
  func `in a horizontal stack view, the alignment decides the vertical layout of the subviews`(
    alignment: UIStackView.Alignment, expected: [[CGFloat]]
  ) {
    stack.alignment = alignment
    layOut()
    expect(heights, equals: expected)
    expect(stage.issues.isEmpty)
  }

  @Test func `a vertical stack view without size constraints has the size of its contents`() {
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .leading, 4)
    stack.setCustomSpacing(20, after: boxes[0])
    expect(stack.customSpacing(after: boxes[0]), equals: 20)
    expect(stack.customSpacing(after: boxes[1]), equals: UIStackView.spacingUseDefault)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: home.view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: home.view.topAnchor),
    ])
    stage.runTurn()
    expect(stack.frame, equals: CGRect(x: 165, y: 0, width: 60, height: 94))
    expect(heights, equals: [[0, 10], [30, 50], [54, 94]])
    boxes[0].heightAnchor.constraint(equalToConstant: 44).isActive = true
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0])
    stage.runTurn()
    expect(heights == [[0, 44], [52, 72], [76, 116]] && stack.frame.height == 116)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    stage.runTurn()
    expect(stack.frame.height, equals: 112)
    expect(stage.issues.isEmpty)
  }

  @Test func `a hidden arranged subview takes no space until it is shown again`() {
    (stack.spacing, stack.distribution) = (10, .fillEqually)
    boxes[1].heightAnchor.constraint(equalToConstant: 100).isActive = true
    layOut(290)
    expect(spans, equals: [[0, 90], [100, 190], [200, 290]])
    boxes[1].isHidden = true
    stage.runTurn()
    expect(boxes[0].frame.width == 140 && boxes[2].frame.minX == 150)
    expect(boxes[1].frame.width, equals: 0)
    boxes[1].isHidden = false
    stage.runTurn()
    expect(spans, equals: [[0, 90], [100, 190], [200, 290]])
    expect(stage.issues.isEmpty)
  }

  @Test func `hiding an arranged subview inside an animation block animates the layout`() throws {
    stack.distribution = .fillEqually
    layOut(300)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      boxes[1].isHidden = true
    }
    expect(boxes[2].frame.minX == 150 && boxes[2].presentationValues().frame.minX == 200)
    stage.advance(by: .milliseconds(500))
    expect(boxes[2].presentationValues().frame.minX, equals: 175)
    expect(boxes[0].presentationValues().frame.width, equals: 125)
    try stage.settle()
    expect(boxes[2].presentationValues().frame.minX, equals: 150)
  }

  @Test func `arrangedSubviews changes when views are inserted, moved or removed`() {
    let more = Box(5, 5)
    stack.insertArrangedSubview(more, at: 0)
    expect(stack.arrangedSubviews == [more] + boxes && more.superview === stack)
    stack.addArrangedSubview(more)
    expect(stack.arrangedSubviews, equals: boxes + [more])
    stack.removeArrangedSubview(more)
    expect(stack.arrangedSubviews == boxes && more.superview === stack)
    boxes[0].removeFromSuperview()
    expect(stack.arrangedSubviews, equals: Array(boxes.dropFirst()))
    stack.removeArrangedSubview(boxes[0])
    home.view.addSubview(boxes[1])
    expect(stack.arrangedSubviews, equals: [boxes[2]])
    layOut(80)
    expect(boxes[2].frame, equals: CGRect(x: 0, y: 0, width: 80, height: 100))
    expect(UIStackView(coder: NSCoder()).arrangedSubviews.isEmpty)
  }

  @Test func `an index beyond the arranged subviews is refused, as UIKit raises an exception`() {
    let stage = Stage(UIViewController())
    let stack = UIStackView(arrangedSubviews: [UIView()]), view = UIView()
    for index in [-1, 2] { stack.insertArrangedSubview(view, at: index) }
    expect(stack.arrangedSubviews.count == 1 && view.superview == nil)
    expect(stage.issues.map(\.code), equals: [.illegalValue, .illegalValue])
    stack.insertArrangedSubview(view, at: 1)
    expect(stack.arrangedSubviews.last === view && stage.issues.count == 2)
  }

  @Test func `isLayoutMarginsRelativeArrangement keeps arranged subviews inside the margins`() {
    expect(stack.layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layOut()
    expect(boxes[0].frame.minX == 2 && boxes[2].frame.maxX == 296)
    expect(heights, equals: [[1, 97], [1, 97], [1, 97]])
    home.view.window?.deviceInsets.top = 40
    stage.runTurn()
    expect(stack.layoutMarginsGuide.layoutFrame.minY == 41 && heights[0] == [41, 97])
    stack.insetsLayoutMarginsFromSafeArea = false
    stage.runTurn()
    expect(!stack.insetsLayoutMarginsFromSafeArea && heights[0] == [1, 97])
  }

  @Test func `baseline alignment is reported once as not modeled`() {
    stage.world.use {
      stack.alignment = .firstBaseline
      stack.alignment = .lastBaseline
      stack.isBaselineRelativeArrangement = true
    }
    layOut()
    expect(heights, equals: [[90, 100], [80, 100], [60, 100]])
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }
}
