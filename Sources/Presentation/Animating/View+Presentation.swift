import Foundation
public import PresentationMotion

extension View {
  /// The values of a view that are seen at one instant, while animations run.
  public struct PresentationValues: Hashable, Sendable {
    /// The view's own coordinates.
    public var bounds: CGRect
    /// The middle, in the superview's coordinates.
    public var center: CGPoint
    /// The change of shape around the centre.
    public var transform: CGAffineTransform
    /// The opacity, 0...1: a spring that overshoots is clamped.
    public var alpha: CGFloat
    /// Colours, corners, border and shadow; an overshooting spring is not clamped.
    public var look: Look
    /// The point that `center` places, in parts of the size.
    package let anchor: CGPoint

    /// The smallest rectangle around the view, in the superview's coordinates.
    public var frame: CGRect {
      Geometry(bounds: bounds, center: center, transform: transform, alpha: alpha, anchor: anchor)
        .frame
    }
  }

  /// Returns the values that are seen now, or after a delay if nothing else happens.
  ///
  /// Computed on demand: `value = model + sum of (progress - 1) x change` over the animations of
  /// each property (S-33, S-34). A view that does not animate returns its model values.
  ///
  /// - Parameter delay: Zero or more from now; a negative one counts as zero.
  public final func presentationValues(after delay: Duration = .zero) -> PresentationValues {
    guard let overlay = extras?.layer?.overlay else { return valuesWithoutOverlay(after: delay) }
    var values = valuesWithoutOverlay(after: delay)
    overlay.change(&values, after: max(.zero, delay))
    return values
  }

  /// Returns the values that blocks and animators show.
  final func valuesWithoutOverlay(after delay: Duration) -> PresentationValues {
    guard !motions.isEmpty else { return modelValues }
    let now = motions[0].window.timeline.world.clock.now + max(.zero, delay)
    func value(_ property: AnimatableProperty) -> PropertyNumbers {
      presentationValue(of: property, model: property.value(of: self), at: now)
    }
    return PresentationValues(
      bounds: AnimatableProperty.rect(value(.bounds)),
      center: AnimatableProperty.point(value(.center)),
      transform: AnimatableProperty.transform(value(.transform)),
      alpha: min(1, max(0, AnimatableProperty.number(value(.alpha)))), look: look(at: now),
      anchor: geometry.anchor)
  }

  /// Ends every animation of some views: they keep the places, shapes and opacities at which they
  /// are seen, which become their model values.
  public static func freeze(_ views: [View]) {
    let seen = views.map { ($0, $0.presentationValues()) }
    for view in views {
      for motion in view.motions { motion.window.letGo(motion) }
    }
    // A size below zero stays (G-40): a frame would not keep it.
    for (view, values) in seen {
      (view.center, view.bounds, view.alpha) = (values.center, values.bounds, values.alpha)
      view.transform = values.transform
    }
  }

  /// The values that would be seen if no animation ran.
  package final var modelValues: PresentationValues {
    PresentationValues(
      bounds: geometry.bounds, center: geometry.center, transform: geometry.transform,
      alpha: geometry.alpha, look: look, anchor: geometry.anchor)
  }

  private func look(at now: Duration) -> Look {
    var look = look
    for property in Set(motions.map(\.property)) {
      let model = property.value(of: self)
      property.write(presentationValue(of: property, model: model, at: now), in: &look)
    }
    return look
  }

  final func presentationValue(
    of property: AnimatableProperty, model: PropertyNumbers, at now: Duration
  ) -> PropertyNumbers {
    var value = model
    for motion in motions where motion.property == property {
      let window = motion.window
      let progress = window.timeline.progress(of: window, at: now)
      value = property.moved(value, by: motion.contribution(at: progress))
    }
    return value
  }
}
