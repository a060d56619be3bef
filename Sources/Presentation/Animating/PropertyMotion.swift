import PresentationMotion

/// The animation of one property of one view.
///
/// The model value becomes the end value as soon as an animation block changes the property. The
/// visible value moves toward the model value (A-15, S-33).
@MainActor final class PropertyMotion: StatefulObject {
  let view: View
  let property: AnimatableProperty
  unowned let window: AnimatedWindow
  private let from: PropertyNumbers
  private var to: PropertyNumbers
  /// The difference between the end value and the start value of the motion.
  private(set) var way: PropertyNumbers
  /// The model value that this motion has set.
  ///
  /// If the view's property now has another value, code outside of the animation has set the
  /// property.
  private var model: PropertyNumbers
  /// Whether the motion changes only the visible value, and never the model value.
  let isPassing: Bool
  /// The offset of a curved path from the straight path, halfway through the motion; nil for a
  /// straight path.
  private let bow: PropertyNumbers?

  /// Creates the animation of a change, after the model value has been set to the new value `to`.
  init(
    _ property: AnimatableProperty, of view: View, from: PropertyNumbers, to: PropertyNumbers,
    in window: AnimatedWindow
  ) {
    (self.property, self.view, self.window) = (property, view, window)
    (self.from, self.to, model, isPassing, bow) = (from, to, to, false, nil)
    way = property.offset(from: from, to: to)
  }

  /// Creates a motion that changes only the visible value.
  ///
  /// The model value must be the value at the start or the end of the motion.
  init(
    passing property: AnimatableProperty, of view: View, from: PropertyNumbers,
    to: PropertyNumbers, bow: PropertyNumbers? = nil, in window: AnimatedWindow
  ) {
    (self.property, self.view, self.window) = (property, view, window)
    (self.from, self.to, model, isPassing) = (from, to, property.value(of: view), true)
    self.bow = bow
    way = property.offset(from: from, to: to)
  }

  func describe(to state: inout StateWriter) {
    state.add("view", view)
    state.add("property", plain: property)
    state.add("window", window)
    state.add("from", from)
    state.add("to", to)
    state.add("way", way)
    state.add("model", model)
    state.add("passes", isPassing)
    state.add("bow", bow)
  }

  /// Returns a motion from the value that is visible now back to the model value.
  func goingHome(from progress: MotionProgress, in window: AnimatedWindow) -> PropertyMotion {
    let here = property.moved(model, by: contribution(at: progress))
    return PropertyMotion(passing: property, of: view, from: here, to: model, in: window)
  }

  /// Undoes the change of the model value, and returns the opposite motion of the visible value.
  ///
  /// The returned motion begins at the changed value and ends at the value before the change.
  func turned(in window: AnimatedWindow) -> PropertyMotion {
    AnimationContext?.none.run(in: window.timeline.world) { property.set(from, on: view) }
    return PropertyMotion(passing: property, of: view, from: to, to: from, in: window)
  }

  /// Changes the end value of the motion, because the same animation block has set the property
  /// again.
  func extend(to value: PropertyNumbers) {
    (to, model) = (value, value)
    way = property.offset(from: from, to: to)
  }

  /// Returns this motion's part in the difference between the visible value and the model value
  /// (S-34).
  func contribution(at progress: MotionProgress) -> PropertyNumbers {
    let weights = property.weights(progress)
    let straight = start + way * weights
    guard let bow else { return straight }
    return straight + 4 * bow * weights * (1 - weights)
  }

  var isPlace: Bool { property == .bounds || property == .center }

  /// The ``contribution(at:)`` of this motion when the motion begins.
  var start: PropertyNumbers { property.offset(from: model, to: from) }

  /// Adds this motion's `contribution(at:)` to the model value.
  ///
  /// If no other motion animates the property, the model value becomes the visible value.
  ///
  /// - Parameter moved: The views whose bounds or center the same animation block has changed.
  ///   These views are not autoresized when the size of their superview changes.
  func freeze(at progress: MotionProgress, with moved: Set<ObjectIdentifier>) {
    write(property.moved(to, by: contribution(at: progress)), with: moved)
  }

  /// Sets the model value to the start value or the end value of the motion.
  ///
  /// Code outside of the animation may have changed the model value by some difference. The
  /// difference is then added to the start value or the end value.
  func settle(at position: ViewAnimatingPosition, with moved: Set<ObjectIdentifier>) {
    switch position {
    case .start: write(from, with: moved)
    case .end: write(to, with: moved)
    case .current: break
    }
  }

  /// Whether code outside of the animation has set the property after the property's last motion
  /// began.
  ///
  /// For example, a completion may have set the property to reset the view.
  var wasSetMeanwhile: Bool {
    guard let last = view.motions.last(where: { $0.property == property }) else { return false }
    return property.value(of: view) != last.model
  }

  private func write(_ value: PropertyNumbers, with moved: Set<ObjectIdentifier>) {
    guard !isPassing, value != model else { return }
    let current = property.value(of: view)
    let isUntouched = current == model
    let written =
      isUntouched ? value : property.moved(current, by: property.offset(from: model, to: value))
    AnimationContext?.none.run(in: window.timeline.world) {
      if property == .bounds {
        view.setBounds(AnimatableProperty.rect(written)) { !moved.contains(ObjectIdentifier($0)) }
      } else {
        property.set(written, on: view)
      }
    }
    model = value
  }
}
