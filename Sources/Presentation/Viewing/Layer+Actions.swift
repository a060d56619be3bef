import Foundation
import PresentationMotion

/// The default action for the change of a property: an animation from the visible value to the new
/// value.
///
/// The transaction determines the duration and the timing curve of the animation.
@MainActor final class ImplicitLayerAction: LayerAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? Layer,
      let property = AnimatableProperty.allCases.first(where: { $0.layerKey == event })
    else { return }
    layer.move(property)
  }
}

/// The running animation of a property, in a layer without a view.
@MainActor struct LayerMotion {
  let property: AnimatableProperty
  let from: PropertyNumbers
  let duration: Double
  let pace: (any LayerPace)?
  /// A function that returns the seconds since the beginning of the animation.
  let elapsed: @MainActor () -> Double
  /// A function that ends the animation early; has no effect after the end of the animation.
  let stop: @MainActor () -> Void

  var isOver: Bool { elapsed() >= duration }

  /// Replaces the model value of the animated property by the value that is visible after `delay`.
  ///
  /// The delay is in seconds. Other properties in `values` do not change.
  func change(_ values: inout View.PresentationValues, after delay: Double) {
    let fraction = duration > 0 ? min(1, max(0, (elapsed() + delay) / duration)) : 1
    let progress = pace?.progress(at: fraction) ?? CubicCurve.ease.value(at: fraction)
    let rest = property.offset(from: property.value(of: values), to: from)
    property.write(
      property.moved(property.value(of: values), by: rest * (1 - progress)), in: &values)
  }
}

extension Layer {
  /// Records that the layer and the layers inside it have entered a window.
  ///
  /// Until the end of the run-loop turn, changes of these layers are not animated.
  final func enterWindow(in world: World) {
    var open = [self]
    while let layer = open.popLast() {
      layer.commitOfEntry = world.commits.count
      open += layer.sublayers ?? []
    }
  }

  /// Ends the animations of the layer and of the layers inside it, because they have left their
  /// window (R-10b) or because the app has entered the background.
  final func endAnimations() {
    var open = [self]
    while let layer = open.popLast() {
      layer.endMotions { _ in true }
      layer.overlay?.endAnimations()
      open += layer.sublayers ?? []
    }
  }

  private func endMotions(where isMeant: (LayerMotion) -> Bool) {
    for motion in motions where isMeant(motion) { motion.stop() }
    motions.removeAll(where: isMeant)
  }

  /// The ``World`` of the window that contains the layer; nil if no window contains the layer.
  final var worldOfTree: World? {
    var next = self
    while let superlayer = next.superlayer { next = superlayer }
    return next.owner?.window?.owner
  }

  /// Whether the layer is another layer, or is inside it.
  final func isInside(_ layer: Layer) -> Bool {
    var next: Layer? = self
    while let inner = next, inner !== layer { next = inner.superlayer }
    return next != nil
  }

  /// Changes a property of a layer without a view, and runs the property's action.
  final func act(on property: AnimatableProperty, _ change: () -> Void) {
    guard let world = worldOfTree, commitOfEntry.map({ $0 < world.commits.count }) == true,
      world.animations.transactions.innermost?.disablesActions != true,
      let action = action(forKey: property.layerKey)
    else {
      endMotions { $0.property == property }
      return change()
    }
    let (seen, old) = (valuesWithoutOverlay(after: 0), valuesOfModel)
    change()
    guard property.value(of: old) != property.value(of: valuesOfModel) else { return }
    origin = property.value(of: seen)
    endMotions { $0.property == property }
    world.use { action.run(forKey: property.layerKey, object: self, arguments: nil) }
  }

  /// Animates a property from the value that was visible before the change.
  final func move(_ property: AnimatableProperty) {
    guard let world = worldOfTree else { return }
    motions.removeAll(where: \.isOver)
    let transaction = world.animations.transactions.innermost
    let duration = transaction?.duration ?? 0.25
    let start = world.clock.now
    let steered = world.animations.followHand(for: duration) { _ in }
    let completion = world.animations.transactions.joined(nil)
    let ending = world.clock.schedule("layer change", after: .seconds(max(0, duration))) {
      world.use { completion?(true) }
    }
    motions.append(
      LayerMotion(
        property: property, from: origin, duration: duration,
        pace: transaction?.pace as? any LayerPace,
        elapsed: steered ?? { [unowned world] in (world.clock.now - start) / .seconds(1) },
        stop: { [weak world] in
          guard ending.isPending, let world else { return }
          ending.cancel()
          guard let completion else { return }
          world.clock.async("layer change") { world.use { completion(false) } }
        }))
  }
}

extension AnimatableProperty {
  /// The name of the property in Core Animation.
  var layerKey: String {
    switch self {
    case .center: "position"
    case .alpha: "opacity"
    case .bounds, .transform, .backgroundColor, .cornerRadius, .borderWidth, .borderColor,
      .shadowColor, .shadowOpacity, .shadowRadius, .shadowOffset, .zPosition:
      "\(self)"
    }
  }

  func value(of values: View.PresentationValues) -> PropertyNumbers {
    let geometry = View.Geometry(
      bounds: values.bounds, center: values.center, transform: values.transform,
      alpha: values.alpha, anchor: values.anchor)
    return value(geometry, values.look)
  }

  func write(_ value: PropertyNumbers, in values: inout View.PresentationValues) {
    switch self {
    case .bounds: values.bounds = Self.rect(value)
    case .center: values.center = Self.point(value)
    case .transform: values.transform = Self.transform(value)
    case .alpha: values.alpha = Self.number(value)
    case .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity,
      .shadowRadius, .shadowOffset, .zPosition:
      write(value, in: &values.look)
    }
  }
}
