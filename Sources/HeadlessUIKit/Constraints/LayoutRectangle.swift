import Foundation
import Presentation

/// A rectangle whose numbers are expressions of variables.
struct LayoutRectangle {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// Creates a rectangle with known numbers.
  init(_ rect: CGRect) {
    x = LinearExpression(rect.minX)
    y = LinearExpression(rect.minY)
    width = LinearExpression(rect.width)
    height = LinearExpression(rect.height)
  }

  /// Creates a rectangle that has to be solved; `place` is its index among such rectangles.
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

  subscript(attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
    switch attribute {
    case .notAnAttribute: LinearExpression()
    case .left, .leading: x
    case .right, .trailing: x + width
    case .top: y
    case .bottom: y + height
    case .width: width
    case .height: height
    case .centerX: x + width * 0.5
    case .centerY: y + height * 0.5
    }
  }
}
