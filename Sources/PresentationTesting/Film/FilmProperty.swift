import Foundation
import Presentation

/// A value of a view that a film records, such as the view's width or alpha.
///
/// The first six cases are the numbers of an affine transform. The transform converts a point to
/// the coordinates of the superview. The point is measured from the view's upper left corner.
enum FilmProperty: String, CaseIterable, Sendable {
  case a, b, c, d, x, y, width, height, alpha, corners
  /// The x and the y coordinate of the origin of the view's `bounds`.
  case left, top
  case red, green, blue, fill

  /// The number of film units in one unit of the value.
  ///
  /// For example, one point is 100 film units.
  var scale: Double {
    switch self {
    case .a, .b, .c, .d, .alpha, .fill: 10_000
    case .x, .y, .width, .height, .corners, .left, .top: 100
    case .red, .green, .blue: 255
    }
  }

  /// The scales of all properties, in the order of `allCases`.
  static let scales = allCases.map(\.scale)

  /// The default value in film units, which a view has if the film records no value.
  var usual: Int {
    switch self {
    case .a, .d, .alpha: 10_000
    default: 0
    }
  }

  /// Returns a value as a whole number of film units.
  func units(_ value: Double) -> Int { Int((value * scale).rounded()) }

  /// Returns the visible values of a view now or after a delay, one for each `FilmProperty`.
  ///
  /// If matched geometry changes the view's frame, the values describe the changed frame.
  @MainActor static func numbers(of view: View, after delay: Duration = .zero) -> [Double] {
    let seen = view.presentationValues(after: delay)
    let matched = view.matchedFrame(after: delay)
    let isMatched = matched != seen.frame
    let shape = isMatched ? .identity : seen.transform
    let size = isMatched ? matched.size : seen.bounds.size
    let corner = CGPoint(x: -size.width * seen.anchor.x, y: -size.height * seen.anchor.y)
      .applying(shape)
    let origin =
      isMatched
      ? matched.origin : CGPoint(x: seen.center.x + corner.x, y: seen.center.y + corner.y)
    let color = seen.look.backgroundColor
    return allCases.map { property in
      switch property {
      case .a: shape.a
      case .b: shape.b
      case .c: shape.c
      case .d: shape.d
      case .x: origin.x
      case .y: origin.y
      case .width: size.width
      case .height: size.height
      case .alpha: seen.alpha
      case .corners: seen.look.cornerRadius
      case .left: seen.bounds.minX
      case .top: seen.bounds.minY
      case .red: color?.red ?? 0
      case .green: color?.green ?? 0
      case .blue: color?.blue ?? 0
      case .fill: color?.alpha ?? 0
      }
    }
  }
}
