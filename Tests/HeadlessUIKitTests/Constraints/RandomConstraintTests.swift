import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Tests with random trees of views, random frames, and random constraints that require these
/// frames.
@MainActor @Suite("Random constraints") struct RandomConstraintTests {
  @Test(.ownProcess, .rule("L-1"), arguments: 0..<40)
  func `random constraints give views the expected frames, in any order of activation`(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    var views = [home.view!]
    var places = [home.view.bounds]
    var constraints: [NSLayoutConstraint] = []
    for index in 1...numbers.below(12) + 2 {
      let parent = numbers.below(views.count)
      let frame = CGRect(
        x: numbers.below(200), y: numbers.below(200),
        width: numbers.below(100) + 1, height: numbers.below(100) + 1)
      let view = UIView("view \(index)")
      views[parent].addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      views.append(view)
      places.append(frame.offsetBy(dx: places[parent].minX, dy: places[parent].minY))
      for axis in NSLayoutConstraint.Axis.allCases {
        for attribute in numbers.pair(of: axis) {
          let other = numbers.below(views.count - 1)
          let term = attribute.isSize ? attribute : numbers.edge(beside: attribute)
          let relation: NSLayoutConstraint.Relation = .equal
          constraints.append(
            NSLayoutConstraint(
              item: view, attribute: attribute, relatedBy: relation, toItem: views[other],
              attribute: term, multiplier: 1,
              constant: attribute.value(in: places[index]) - term.value(in: places[other])))
          let slack = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .lessThanOrEqual, toItem: views[other],
            attribute: term, multiplier: 1,
            constant: attribute.value(in: places[index]) - term.value(in: places[other])
              + CGFloat(numbers.below(5)))
          let wish = view.widthAnchor.constraint(equalToConstant: 7)
          wish.priority = UILayoutPriority(Float(numbers.below(999) + 1))
          constraints += [slack, wish]
        }
      }
    }
    while !constraints.isEmpty {
      constraints.remove(at: numbers.below(constraints.count)).isActive = true
    }
    stage.runTurn()
    for (view, place) in zip(views, places).dropFirst() {
      let seen = view.convert(view.bounds, to: home.view)
      expect(
        abs(seen.minX - place.minX) < 1e-6 && abs(seen.minY - place.minY) < 1e-6
          && abs(seen.width - place.width) < 1e-6 && abs(seen.height - place.height) < 1e-6,
        "\(view.name): \(seen), not \(place)")
    }
    expect(stage.issues.isEmpty)
  }
}

extension SeededNumbers {
  /// Returns two attributes that determine the position and the size of a view along an axis.
  fileprivate mutating func pair(
    of axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint.Attribute] {
    let pairs: [[NSLayoutConstraint.Attribute]] =
      axis == .horizontal
      ? [[.left, .width], [.trailing, .width], [.centerX, .width], [.leading, .trailing]]
      : [[.top, .height], [.bottom, .height], [.centerY, .height], [.top, .bottom]]
    return pairs[below(pairs.count)]
  }

  /// Returns a side or a center that a constraint can compare with an attribute.
  fileprivate mutating func edge(
    beside attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    let edges: [NSLayoutConstraint.Attribute] =
      switch attribute {
      case .leading, .trailing: [.leading, .trailing, .centerX]
      case .left, .right, .centerX: [.left, .right, .centerX]
      default: [.top, .bottom, .centerY]
      }
    return edges[below(edges.count)]
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }

  fileprivate func value(in rect: CGRect) -> CGFloat {
    switch self {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.midX
    case .centerY: rect.midY
    default: 0
    }
  }
}
