import TestSupport
import Testing
import UIKit

/// Properties and methods for layout and look that an app's view overrides.
@MainActor @Suite("Overrides for layout") struct LayoutOverrideTests {
  private final class Card: UIView {
    var heard: [String] = []

    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    }
    override var layoutMargins: UIEdgeInsets {
      didSet { heard.append("margins \(Int(layoutMargins.left))") }
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { heard.append("direction") }
    }
    override var mask: UIView? { didSet { heard.append("mask") } }
    override var accessibilityIdentifier: String? {
      get { "card" }
      set {}
    }
    override func invalidateIntrinsicContentSize() {
      heard.append("content")
      super.invalidateIntrinsicContentSize()
    }
    override func setNeedsUpdateConstraints() {
      heard.append("constraints")
      super.setNeedsUpdateConstraints()
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
      heard.append("snapshot")
      return afterUpdates ? nil : super.snapshotView(afterScreenUpdates: afterUpdates)
    }
  }

  @Test func `a view overrides its margins, its direction, its mask and its snapshot`() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view: UIView = card
    view.directionalLayoutMargins.leading = 3
    view.semanticContentAttribute = .playback
    view.mask = UIView()
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setNeedsUpdateConstraints()
    let snapshots = [true, false].map { view.snapshotView(afterScreenUpdates: $0) }
    expect(
      card.heard,
      equals: ["margins 3", "direction", "mask", "content", "constraints", "snapshot", "snapshot"])
    expect(view.semanticContentAttribute == .playback && view.mask?.superview == nil)
    expect(view.needsUpdateConstraints() && view.accessibilityIdentifier == "card")
    expect(snapshots.map { $0?.bounds.size }, equals: [nil, card.bounds.size])
  }

  @Test func `the layout inside a view follows the safe area that the view overrides`() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
      label.leftAnchor.constraint(equalTo: card.leftAnchor),
      label.widthAnchor.constraint(equalToConstant: 10),
      label.heightAnchor.constraint(equalToConstant: 10),
    ])
    card.layoutIfNeeded()
    expect(label.frame, equals: CGRect(x: 0, y: 5, width: 10, height: 10))
    expect(card.safeAreaLayoutGuide.layoutFrame.minY, equals: 5)
  }

  @Test(.rule("L-1")) func `a view overrides the size that fits its constraints`() {
    final class Row: UIView {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        let size = super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: size.width, height: max(44, size.height))
      }
    }
    let row: UIView = Row(), content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: row.topAnchor),
      content.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      content.leftAnchor.constraint(equalTo: row.leftAnchor),
      content.rightAnchor.constraint(equalTo: row.rightAnchor),
      content.heightAnchor.constraint(equalToConstant: 20),
    ])
    expect(
      row.systemLayoutSizeFitting(CGSize(width: 320, height: 0)),
      equals: CGSize(width: 320, height: 44))
  }

  @Test(.rule("L-5")) func `constraints place the alignment rectangle of a view`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    }
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    room.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: room.topAnchor, constant: 10),
    ])
    room.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 7, y: 8, width: 38, height: 26))
    let place = view.alignmentRect(forFrame: view.frame)
    expect(place, equals: CGRect(x: 10, y: 10, width: 30, height: 20))
    expect(view.frame(forAlignmentRect: place), equals: view.frame)
  }

  @Test func `a controller overrides whether its view is loaded`() {
    final class Screen: UIViewController {
      override var isViewLoaded: Bool { true }
    }
    let screen: UIViewController = Screen()
    expect(screen.isViewLoaded && screen.viewIfLoaded == nil)
  }
}
