import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Anchors, priorities and layout guides by name") struct AnchorTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let view = Fitted()

  /// A view whose content is 100 x 20 points large.
  private final class Fitted: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
  }

  init() {
    stage = Stage(home)
    home.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  private func pin<Anchor>(
    _ anchor: NSLayoutAnchor<Anchor>, to other: NSLayoutAnchor<Anchor>, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    anchor.constraint(equalTo: other, constant: constant)
  }

  @Test(.rule("L-1")) func `anchors along both axes pin the edges of a view`() {
    let left: NSLayoutXAxisAnchor = view.leftAnchor, top: NSLayoutYAxisAnchor = view.topAnchor
    let height: NSLayoutDimension = view.heightAnchor
    NSLayoutConstraint.activate([
      pin(left, to: home.view.leftAnchor, 10), pin(top, to: home.view.topAnchor, 30),
      pin(view.rightAnchor, to: home.view.rightAnchor, -20),
      pin(height, to: home.view.heightAnchor, -44),
    ])
    stage.runTurn()
    expect(view.frame, equals: CGRect(x: 10, y: 30, width: 360, height: 800))
  }

  @Test(.rule("L-1"))
  func `only the view that holds a constraint can remove the constraint`() {
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let left = view.leftAnchor.constraint(equalTo: home.view.leftAnchor, constant: 5)
    let top = view.topAnchor.constraint(equalTo: home.view.topAnchor)
    view.addConstraint(width)
    home.view.addConstraints([left, top])
    expect(view.constraints == [width] && home.view.constraints == [left, top])
    stage.runTurn()
    expect(view.frame, equals: CGRect(x: 5, y: 0, width: 50, height: 20))
    home.view.removeConstraint(width)
    view.removeConstraints([left, top])
    expect(width.isActive && left.isActive && top.isActive)
    view.removeConstraint(width)
    expect(!width.isActive && view.constraints.isEmpty)
    stage.runTurn()
    expect(view.frame.width, equals: 100)
    home.view.removeConstraints([left, top])
    expect(!left.isActive && !top.isActive && home.view.constraints.isEmpty)
  }

  @Test(.rule("L-5"), arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `lowering the compression resistance lets a view become smaller than its content`(
    axis: NSLayoutConstraint.Axis
  ) {
    let content: CGFloat = axis == .horizontal ? 100 : 20
    var length: CGFloat { axis == .horizontal ? view.frame.width : view.frame.height }
    let anchor: NSLayoutDimension = axis == .horizontal ? view.widthAnchor : view.heightAnchor
    let smaller = anchor.constraint(equalToConstant: 10)
    smaller.priority = UILayoutPriority(500)
    smaller.isActive = true
    expect(view.contentCompressionResistancePriority(for: axis), equals: .defaultHigh)
    stage.runTurn()
    expect(length, equals: content)
    view.setContentCompressionResistancePriority(.defaultLow, for: axis)
    expect(view.contentCompressionResistancePriority(for: axis), equals: .defaultLow)
    stage.runTurn()
    expect(length, equals: 10)
  }

  @Test(.rule("L-5"), arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `raising the hugging priority keeps a view from growing beyond its content`(
    axis: NSLayoutConstraint.Axis
  ) {
    let content: CGFloat = axis == .horizontal ? 100 : 20
    var length: CGFloat { axis == .horizontal ? view.frame.width : view.frame.height }
    let anchor: NSLayoutDimension = axis == .horizontal ? view.widthAnchor : view.heightAnchor
    let larger = anchor.constraint(equalToConstant: 150)
    larger.priority = UILayoutPriority(500)
    larger.isActive = true
    expect(view.contentHuggingPriority(for: axis), equals: .defaultLow)
    stage.runTurn()
    expect(length, equals: 150)
    view.setContentHuggingPriority(.defaultHigh, for: axis)
    expect(view.contentHuggingPriority(for: axis), equals: .defaultHigh)
    stage.runTurn()
    expect(length, equals: content)
  }

  @Test(.rule("L-1"))
  func `a view's layoutGuides contains added guides, but not the safe area's guide`() {
    let guide = UILayoutGuide(), other = UIView()
    expect(view.safeAreaLayoutGuide.owningView === view && view.layoutGuides.isEmpty)
    view.addLayoutGuide(guide)
    expect(view.layoutGuides == [guide] && guide.owningView === view)
    other.addLayoutGuide(guide)
    expect(view.layoutGuides.isEmpty && other.layoutGuides == [guide])
    other.removeLayoutGuide(guide)
    expect(other.layoutGuides.isEmpty && guide.owningView == nil)
  }

  @Test func `the top and bottom layout guides have the lengths of the device's insets`() {
    let top: any UILayoutSupport = home.topLayoutGuide
    let bottom: any UILayoutSupport = home.bottomLayoutGuide
    stage.window.deviceInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    NSLayoutConstraint.activate([
      pin(view.topAnchor, to: top.bottomAnchor, 0), pin(view.bottomAnchor, to: bottom.topAnchor, 0),
    ])
    stage.runTurn()
    expect(top.length == 47 && bottom.length == 34)
    expect(view.frame.minY == 47 && view.frame.maxY == 844 - 34)
  }
}
