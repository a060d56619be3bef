import Foundation
import Presentation

/// A rectangle whose origin and size are linear expressions with unknown variables.
struct LayoutRectangle {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// Creates a rectangle with a known origin and size.
  init(_ rect: CGRect) {
    x = LinearExpression(rect.minX)
    y = LinearExpression(rect.minY)
    width = LinearExpression(rect.width)
    height = LinearExpression(rect.height)
  }

  /// Creates a rectangle with four unknown variables; `place` is the index of the rectangle among
  /// all unknown frames.
  init(place: Int) {
    x = .variable(4 * place)
    y = .variable(4 * place + 1)
    width = .variable(4 * place + 2)
    height = .variable(4 * place + 3)
  }

  mutating func move(by offset: LayoutRectangle, from origin: CGPoint) {
    x.add(offset.x)
    y.add(offset.y)
    x.add(LinearExpression(-origin.x))
    y.add(LinearExpression(-origin.y))
  }

  func inset(by insets: UIEdgeInsets) -> LayoutRectangle {
    guard insets != .zero else { return self }
    var rectangle = self
    rectangle.x.add(LinearExpression(insets.left))
    rectangle.y.add(LinearExpression(insets.top))
    rectangle.width.add(LinearExpression(-insets.left - insets.right))
    rectangle.height.add(LinearExpression(-insets.top - insets.bottom))
    return rectangle
  }

  subscript(attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
    switch attribute {
    case .notAnAttribute: LinearExpression()
    case .left, .leading, .leftMargin, .leadingMargin: x
    case .right, .trailing, .rightMargin, .trailingMargin: x + width
    case .top, .firstBaseline, .topMargin: y
    case .bottom, .lastBaseline, .bottomMargin: y + height
    case .width: width
    case .height: height
    case .centerX, .centerXWithinMargins: x + width * 0.5
    case .centerY, .centerYWithinMargins: y + height * 0.5
    }
  }
}
