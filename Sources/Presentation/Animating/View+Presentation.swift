import Foundation
public import PresentationMotion

extension View {
  /// The values of a view that are visible at one instant of an animation.
  public struct PresentationValues: Hashable, Sendable {
    /// The rectangle of the view in its own coordinates.
    public var bounds: CGRect
    /// The center, in the superview's coordinates.
    public var center: CGPoint
    /// The transform around the center.
    public var transform: CGAffineTransform
    /// The opacity, limited to 0...1 even if a spring overshoots.
    public var alpha: CGFloat
    /// The colors, the corners, the border and the shadow.
    ///
    /// If a spring overshoots, these values can be outside of their valid range.
    public var look: Look
    /// The point of the view that lies at `center`, in fractions of the view's size.
    package let anchor: CGPoint

    /// The smallest rectangle around the view, in the superview's coordinates.
    public var frame: CGRect {
      Geometry(bounds: bounds, center: center, transform: transform, alpha: alpha, anchor: anchor)
        .frame
    }
  }
}

extension ModelObject where Self: View {
  /// Returns the values that are visible now, or that will be visible after a delay.
  ///
  /// The method assumes that no call changes the view or its animations during the delay. If the
  /// view is not animated, its model values are returned.
  ///
  /// Each visible value is computed from the model value. For each animation of the property, the
  /// term `(progress - 1) x change` is added to the model value (S-33, S-34). `change` is the final
  /// value of the animation minus its initial value. During the animation, `progress` moves from 0
  /// to 1.
  ///
  /// - Parameter delay: The time from now; a negative delay counts as zero.
  @_disfavoredOverload public func presentationValues(after delay: Duration = .zero)
    -> View.PresentationValues
  {
    guard let overlay = extras?.layer?.overlay else { return valuesWithoutOverlay(after: delay) }
    var values = valuesWithoutOverlay(after: delay)
    overlay.change(&values, after: max(.zero, delay))
    return values
  }

  /// Stops all animations of the given views.
  ///
  /// The visible center, bounds, transform and opacity become the model values. All other
  /// properties, such as the background color, show their model values at once.
  @_disfavoredOverload public static func freeze(_ views: [View]) {
    let seen = views.map { ($0, $0.presentationValues()) }
    for view in views { view.removeAnimations() }
    // The bounds keep a negative size (G-40). Setting the frame instead would make the size
    // positive.
    for (view, values) in seen {
      (view.center, view.bounds, view.alpha) = (values.center, values.bounds, values.alpha)
      view.transform = values.transform
    }
  }
}

extension View {
  /// Returns the visible values without the changes by the layer's ``Layer/overlay``.
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
      alpha: min(1, max(0, AnimatableProperty.number(value(.alpha)))), look: seenLook(at: now),
      anchor: geometry.anchor)
  }

  /// Removes all animations of this view, so that it shows its model values at once.
  ///
  /// A block that has lost its last animation ends; its completion is called with `finished` false.
  package final func removeAnimations() {
    for motion in motions { motion.window.letGo(motion) }
  }

  /// Removes the animations of one property of this view.
  ///
  /// - Parameter key: The name of the property in Core Animation, such as `opacity`.
  package final func removeAnimations(ofLayerProperty key: String) {
    for motion in motions where motion.property.layerKey == key { motion.window.letGo(motion) }
  }

  /// The animated properties of this view, with the names of Core Animation, in the order in which
  /// their animations began.
  package final var animatedLayerProperties: [String] {
    motions.reduce(into: []) { keys, motion in
      if !keys.contains(motion.property.layerKey) { keys.append(motion.property.layerKey) }
    }
  }

  /// The values that would be visible without animations, which are the model values.
  package final var modelValues: PresentationValues {
    PresentationValues(
      bounds: geometry.bounds, center: geometry.center, transform: geometry.transform,
      alpha: geometry.alpha, look: look, anchor: geometry.anchor)
  }

  fileprivate func seenLook(at now: Duration) -> Look {
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
