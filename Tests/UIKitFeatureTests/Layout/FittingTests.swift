import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Sizes that fit constraints") struct FittingTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  @Test(.rule("L-1")) func `systemLayoutSizeFitting measures a view by its inner constraints`() {
    let card = UIView(), label = UIView(), outside = UIView()
    for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    home.view.addSubview(card)
    home.view.addSubview(outside)
    card.addSubview(label)
    let width = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      label.heightAnchor.constraint(equalToConstant: 30), width,
      card.widthAnchor.constraint(equalTo: home.view.widthAnchor),
      card.topAnchor.constraint(equalTo: home.view.topAnchor),
      card.leadingAnchor.constraint(equalTo: home.view.leadingAnchor),
    ])
    stage.runTurn()
    let small = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(small, equals: CGSize(width: 120, height: 30))
    let large = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    expect(large, equals: CGSize(width: 10_000, height: 30))
    let fixed = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(fixed, equals: CGSize(width: 300, height: 30))
    width.constant = 150
    stage.runTurn()
    expect(card.frame.width == 390 && label.frame.width == 370)
    expect(outside.systemLayoutSizeFitting(CGSize(width: 9, height: 9)), equals: .zero)
    let rows = UIStackView(arrangedSubviews: [UISwitch(), UISwitch()])
    rows.axis = .vertical
    rows.spacing = 8
    expect(
      rows.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      equals: CGSize(width: 51, height: 70))
    expect(stage.issues.isEmpty)
  }
}
