import Foundation
import Presentation

/// A number that a film keeps of each view.
///
/// The first six are a matrix from the view's area, whose upper left corner is the origin, to the
/// coordinates of its superview.
enum FilmProperty: String, CaseIterable, Sendable {
  case a, b, c, d, x, y, width, height, alpha, corners
  /// The upper left corner of the bounds, which subviews are drawn relative to.
  case left, top
  case red, green, blue, fill

  /// Units in 1: hundredths of a point, and finer parts where a factor is as long as a screen.
  var scale: Double {
    switch self {
    case .a, .b, .c, .d, .alpha, .fill: 10_000
    case .x, .y, .width, .height, .corners, .left, .top: 100
    case .red, .green, .blue: 255
    }
  }

  /// The value that the page assumes, in units.
  var usual: Int {
    switch self {
    case .a, .d, .alpha: 10_000
    default: 0
    }
  }

  /// A value in whole units.
  func units(_ value: Double) -> Int { Int((value * scale).rounded()) }

  /// The numbers of what is seen of a view now, or after a while, in the order of the cases.
  ///
  /// A view that is matched to another place is seen there.
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
