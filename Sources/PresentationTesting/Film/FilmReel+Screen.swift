package import Foundation
import Presentation

/// The views on the screen at a given time of a film.
extension FilmReel {
  /// A position in a film: a recorded moment, and the time that has passed since this moment.
  package struct Place: Hashable, Sendable {
    let moment: Int
    /// The time since the moment began, in ticks of 10 µs.
    let ticks: Int
    let time: Int
  }

  /// The area that a view covers on the screen.
  package struct Area: Hashable, Sendable {
    /// The name of the view, as `stage.viewTree` prints it.
    package let name: String
    /// The depth in the view tree; a window has depth 0.
    package let depth: Int
    package let size: CGSize
    /// The transform from the area's coordinates to the superview's coordinates.
    ///
    /// The origin of the area's coordinates is its upper left corner.
    let matrix: CGAffineTransform
    /// The transform from the area's coordinates to the coordinates of the screen.
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

  /// Returns the position in the film at which a line of the trace was recorded.
  func place(of line: Int) -> Place {
    place(at: FilmReel.ticks(trace[line].nanoseconds), after: line)
  }

  /// Returns the position at `ticks`; `lines` is the number of trace lines already recorded then.
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
  /// Returns a copy whose `toScreen` applies a translation before the existing transform.
  ///
  /// The copy is used to place the subviews, whose coordinates depend on the origin of `bounds`.
  fileprivate func translated(by translation: CGAffineTransform) -> Self {
    Self(
      name: name, depth: depth, size: size, matrix: matrix,
      toScreen: translation.concatenating(toScreen), alpha: alpha, corners: corners,
      isHidden: isHidden, isFlying: isFlying)
  }
}
