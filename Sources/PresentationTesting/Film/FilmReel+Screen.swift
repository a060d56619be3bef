package import Foundation
import Presentation

/// The screen of a film at a time.
extension FilmReel {
  /// A position in a film: a moment, and a time after the moment began.
  package struct Place: Hashable, Sendable {
    let moment: Int
    /// The time since the moment began, in ticks of 10 µs.
    let ticks: Int
    let time: Int
  }

  /// The area that a view covers on the screen.
  package struct Area: Hashable, Sendable {
    /// The name of the view in view trees.
    package let name: String
    /// The depth in the view tree: 0 for windows.
    package let depth: Int
    package let size: CGSize
    /// The conversion from the area, with its origin in the upper left corner, to the superview.
    let matrix: CGAffineTransform
    /// The conversion from the area to the coordinates of the screen.
    let toScreen: CGAffineTransform
    /// The opacity, multiplied by the opacity of all superviews.
    package let alpha: Double
    let corners: Double
    /// Whether the view or one of its superviews is hidden.
    package let isHidden: Bool
    let isFlying: Bool

    /// The smallest rectangle around the area in the superview's coordinates.
    package var frame: CGRect { CGRect(origin: .zero, size: size).applying(matrix) }
  }

  /// Returns the position at a time in seconds, after all events that occur at this time.
  package func place(at seconds: Double) -> Place {
    place(at: Int((seconds * 100_000).rounded()), after: .max)
  }

  /// Returns the position at which a line of the trace was written.
  func place(of line: Int) -> Place {
    place(at: FilmReel.ticks(trace[line].nanoseconds), after: line)
  }

  /// Returns the last position, not later than `ticks`, at which the trace had at most `lines`
  /// lines.
  private func place(at ticks: Int, after lines: Int) -> Place {
    let moment = moments.lastIndex { $0.ticks <= ticks && $0.lines <= lines } ?? 0
    return Place(moment: moment, ticks: max(0, ticks - moments[moment].ticks), time: ticks)
  }

  /// Returns the areas of all views on the screen, back to front; superviews precede subviews.
  package func screen(at place: Place) -> [Area] {
    var areas: [Area] = []
    var open: [(view: Int, area: Area?)] = inside(0, place).map { ($0, nil) }
    while let (view, superarea) = open.popLast() {
      let area = area(of: view, inside: superarea, at: place)
      areas.append(area)
      let origin = CGAffineTransform(
        translationX: -number(.left, of: view, place), y: -number(.top, of: view, place))
      let inner = area.translated(by: origin)
      open += inside(view, place).map { ($0, inner) }
    }
    return areas
  }

  /// Returns the indices of a view's subviews, front to back.
  private func inside(_ view: Int, _ place: Place) -> [Int] {
    (views[view].subviews.last { $0.moment <= place.moment }?.views ?? []).reversed()
  }

  private func number(_ property: FilmProperty, of view: Int, _ place: Place) -> Double {
    let index = FilmProperty.allCases.firstIndex(of: property) ?? 0
    let value = views[view].tracks[index].value(at: place.moment, after: place.ticks)
    return (value ?? Double(property.usual)) / property.scale
  }

  private func area(of view: Int, inside superarea: Area?, at place: Place) -> Area {
    func number(_ property: FilmProperty) -> Double { self.number(property, of: view, place) }
    let matrix = CGAffineTransform(
      a: number(.a), b: number(.b), c: number(.c), d: number(.d), tx: number(.x), ty: number(.y))
    let traits = Int(views[view].traits.value(at: place.moment, after: 0) ?? 0)
    return Area(
      name: views[view].name, depth: superarea.map { $0.depth + 1 } ?? 0,
      size: CGSize(width: max(0, number(.width)), height: max(0, number(.height))),
      matrix: matrix, toScreen: matrix.concatenating(superarea?.toScreen ?? .identity),
      alpha: number(.alpha) * (superarea?.alpha ?? 1), corners: number(.corners),
      isHidden: traits & Trait.isHidden.rawValue != 0 || superarea?.isHidden == true,
      isFlying: traits & Trait.isFlying.rawValue != 0)
  }
}

extension FilmReel.Area {
  /// Returns the area with a translated origin, for the conversion of its subviews.
  fileprivate func translated(by translation: CGAffineTransform) -> Self {
    Self(
      name: name, depth: depth, size: size, matrix: matrix,
      toScreen: translation.concatenating(toScreen), alpha: alpha, corners: corners,
      isHidden: isHidden, isFlying: isFlying)
  }
}
