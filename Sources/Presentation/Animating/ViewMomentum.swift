import Foundation
import PresentationClock
import PresentationMotion

/// The velocity of a view's visible values at one instant (H-38a).
///
/// Measure the velocity before a new animation replaces a running animation. Then call
/// ``ViewPropertyAnimator/carry(_:)``, so that the new animation begins with this velocity.
@MainActor public struct ViewMomentum {
  private static let step = Duration.microseconds(1)

  private let view: View
  /// The change per second of each animated property.
  private let velocities: [(property: AnimatableProperty, velocity: PropertyNumbers)]

  /// Measures the current velocity of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - opacityOnly: Whether to measure only the alpha of the view instead of all animatable
  ///     properties.
  public init(of view: View, opacityOnly: Bool = false) {
    self.view = view
    let properties = opacityOnly ? [.alpha] : AnimatableProperty.allCases
    let moving = Set(view.motions.map(\.property))
    guard let clock = view.motions.first?.window.timeline.world.clock else {
      velocities = []
      return
    }
    velocities = properties.filter(moving.contains).map { property in
      (property, Self.velocity(of: property, of: view, at: clock.now))
    }
  }

  /// Returns the current velocity of a property.
  ///
  /// The method computes a parabola through the values that are visible now, after one microsecond,
  /// and after two microseconds. The velocity is the slope of the parabola at the first value.
  private static func velocity(
    of property: AnimatableProperty, of view: View, at now: Duration
  ) -> PropertyNumbers {
    let model = property.value(of: view)
    let values = (0..<3).map { index in
      seen(property, view.presentationValue(of: property, model: model, at: now + step * index))
    }
    let first = property.offset(from: values[0], to: values[1])
    let second = property.offset(from: values[0], to: values[2])
    return (first * 4 - second) / (2 * (step / .seconds(1)))
  }

  /// Returns a property's value as it is visible on the screen: an opacity is limited to 0...1.
  private static func seen(
    _ property: AnimatableProperty, _ value: PropertyNumbers
  ) -> PropertyNumbers {
    property == .alpha
      ? value.clamped(
        lowerBound: PropertyNumbers(repeating: 0), upperBound: PropertyNumbers(repeating: 1))
      : value
  }

  /// Adds two opposite motions, so that the view begins to move with the measured velocity.
  ///
  /// The view's own motion in `main` may begin with a different velocity. Together, the two added
  /// motions begin with the missing velocity. At their end, they cancel each other out.
  ///
  /// - Parameter gain: The initial velocity of `fast` minus the initial velocity of `slow`. At
  ///   velocity 1, the whole distance takes one second.
  func carry(
    on fast: AnimatedWindow, against slow: AnimatedWindow, gain: Double, beside main: AnimatedWindow
  ) {
    for (property, velocity) in velocities {
      let motion = main.motions.first { $0.view === view && $0.property == property }
      let own = motion.map { $0.way * property.weights(main.timing.velocity(at: 0)) }
      let way = (velocity - (own ?? PropertyNumbers(repeating: 0))) / gain
      let model = property.value(of: view)
      for (window, offset) in [(fast, way), (slow, -way)] {
        window.capture(
          PropertyMotion(
            passing: property, of: view, from: model, to: property.moved(model, by: offset),
            in: window))
      }
    }
  }
}

extension ViewPropertyAnimator {
  /// Makes the animator's animations begin with the given velocities of views (H-38a).
  ///
  /// The given velocities decrease to zero during the animation. Call this method inside one of the
  /// animator's blocks, after the code that changes the views.
  public final func carry(_ momenta: [ViewMomentum]) {
    guard let timeline = work.timeline, let main = world.animations.context?.window else { return }
    let (fast, slow) = beginnings(over: main.length)
    let gain = fast.velocity(at: 0).x - slow.velocity(at: 0).x
    let windows = [fast, slow].map { timing in
      AnimatedWindow(on: timeline, offset: main.offset, timing: timing)
    }
    for window in windows { timeline.add(window) }
    for momentum in momenta {
      momentum.carry(on: windows[0], against: windows[1], gain: gain, beside: main)
    }
  }

  /// Makes the center of a view move along an arc instead of a straight path.
  ///
  /// Halfway, the center is displaced by `offset` from the straight path. Call this method inside
  /// one of the animator's blocks, after the code that changes the center.
  public final func bow(_ view: View, by offset: CGVector) {
    guard offset.dx.isFinite, offset.dy.isFinite, let window = world.animations.context?.window
    else { return }
    let here = AnimatableProperty.center.value(of: view)
    let bow = AnimatableProperty.numbers(CGPoint(x: offset.dx, y: offset.dy))
    window.capture(
      PropertyMotion(passing: .center, of: view, from: here, to: here, bow: bow, in: window))
  }

  /// Returns two timings that begin with different velocities, for ``carry(_:)``.
  private func beginnings(over seconds: Double) -> (fast: AnimationTiming, slow: AnimationTiming) {
    if let spring = timingParameters?.springTimingParameters {
      return (
        AnimationTiming(spring.curve(1, duration)), AnimationTiming(spring.curve(0, duration))
      )
    }
    return (
      AnimationTiming(.cubic(.easeOut, duration: seconds)),
      AnimationTiming(.cubic(.easeInOut, duration: seconds))
    )
  }
}
