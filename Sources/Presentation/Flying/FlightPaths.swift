import Foundation

/// The paths of flying views, stored as numbers.
///
/// A flying view moves from one controller's view to another controller's view. The numbers make it
/// fast to compute the frames of all flying views at many instants.
///
/// The frames equal those of `presentationValues(after:)`, if no call changes the views or their
/// animations in the meantime. For each instant, every timing curve is evaluated only once.
@MainActor package struct FlightPaths {
  /// The center and the size of a flying view.
  private typealias Place = SIMD4<Double>

  private struct Path {
    var base: Place
    var way: Place
    /// The index in `windows` of the animation (``AnimatedWindow``) that moves the view; -1 if the
    /// view does not move.
    var window: Int
  }

  private var paths: [Path] = []
  /// The additional movements of views that were redirected to another target.
  private var more: [(flight: Int, way: Place, window: Int)] = []
  private var windows: [AnimatedWindow] = []

  /// Creates the current paths of the given flights.
  package init(_ flights: [ViewFlight]) {
    var known: [ObjectIdentifier: Int] = [:]
    for (flight, copy) in flights.map(\.view).enumerated() {
      let (center, size) = (copy.center, copy.bounds.size)
      paths.append(
        Path(base: Place(center.x, center.y, size.width, size.height), way: .zero, window: -1))
      for motion in copy.motions where motion.property == .center || motion.property == .bounds {
        let window = known[ObjectIdentifier(motion.window)] ?? windows.count
        if window == windows.count {
          known[ObjectIdentifier(motion.window)] = window
          windows.append(motion.window)
        }
        add(motion, to: flight, window)
      }
    }
  }

  private mutating func add(_ motion: PropertyMotion, to flight: Int, _ window: Int) {
    let (start, way) = (motion.part(of: motion.start), motion.part(of: motion.way))
    paths[flight].base += start
    if paths[flight].window < 0 { paths[flight].window = window }
    if paths[flight].window == window {
      paths[flight].way += way
    } else {
      more.append((flight, way, window))
    }
  }

  /// Returns the visible frame of each flying view after a delay, in the coordinates of the view's
  /// superview.
  ///
  /// The frames are computed as if no call changed the views until then.
  package func frames(after delay: Duration = .zero) -> [CGRect] {
    let shares = windows.map { window in
      let now = window.timeline.world.clock.now + delay
      let progress = window.timeline.progress(of: window, at: now)
      return Place(progress.x, progress.y, progress.x, progress.x)
    }
    var frames = paths.map { path in
      Self.rect(path.window < 0 ? path.base : path.base + path.way * shares[path.window])
    }
    for (flight, way, window) in more {
      let place = way * shares[window]
      frames[flight].origin.x += place.x - place.z / 2
      frames[flight].origin.y += place.y - place.w / 2
      frames[flight].size.width += place.z
      frames[flight].size.height += place.w
    }
    return frames
  }

  private static func rect(_ place: Place) -> CGRect {
    CGRect(x: place.x - place.z / 2, y: place.y - place.w / 2, width: place.z, height: place.w)
  }
}

extension PropertyMotion {
  /// Converts the numbers of this property to four numbers: the center, and then the size.
  fileprivate func part(of numbers: PropertyNumbers) -> SIMD4<Double> {
    property == .center
      ? SIMD4(numbers[0], numbers[1], 0, 0) : SIMD4(0, 0, numbers[2], numbers[3])
  }
}
