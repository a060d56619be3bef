import PresentationMotion

/// The motion of one property of one view: the model has its final value, the seen value does not
/// (A-15, S-33).
@MainActor final class PropertyMotion: StatefulObject {
  let view: View
  let property: AnimatableProperty
  unowned let window: AnimatedWindow
  private let from: PropertyNumbers
  private var to: PropertyNumbers
  /// From its beginning to its end.
  private(set) var way: PropertyNumbers
  /// The model value that the motion assumes; a different value was written by other code.
  private var model: PropertyNumbers
  /// Whether the model keeps its value during the motion.
  let isPassing: Bool
  /// The greatest distance of the seen value from a straight path; nil for a straight one.
  private let bow: PropertyNumbers?

  /// A change that the model has made.
  init(
    _ property: AnimatableProperty, of view: View, from: PropertyNumbers, to: PropertyNumbers,
    in window: AnimatedWindow
  ) {
    (self.property, self.view, self.window) = (property, view, window)
    (self.from, self.to, model, isPassing, bow) = (from, to, to, false, nil)
    way = property.offset(from: from, to: to)
  }

  /// A way that only the eye sees: the model, which is at one of its ends, stays there.
  init(
    passing property: AnimatableProperty, of view: View, from: PropertyNumbers,
    to: PropertyNumbers, bow: PropertyNumbers? = nil, in window: AnimatedWindow
  ) {
    (self.property, self.view, self.window) = (property, view, window)
    (self.from, self.to, model, isPassing) = (from, to, property.value(of: view), true)
    self.bow = bow
    way = property.offset(from: from, to: to)
  }

  func describe(to state: any StateVisitor) {
    state.add("view", view)
    state.visit("property", plain: property)
    state.add("window", window)
    state.add("from", from)
    state.add("to", to)
    state.add("way", way)
    state.add("model", model)
    state.add("passes", isPassing)
    state.add("bow", bow)
  }

  /// From what this motion shows to the model.
  func goingHome(from progress: MotionProgress, in window: AnimatedWindow) -> PropertyMotion {
    let here = property.moved(model, by: contribution(at: progress))
    return PropertyMotion(passing: property, of: view, from: here, to: model, in: window)
  }

  /// Returns the change reversed in a window, and gives the model its old value back.
  func turned(in window: AnimatedWindow) -> PropertyMotion {
    AnimationContext?.none.run(in: window.timeline.world) { property.set(from, on: view) }
    return PropertyMotion(passing: property, of: view, from: to, to: from, in: window)
  }

  /// The model was changed again in the same block.
  func extend(to value: PropertyNumbers) {
    (to, model) = (value, value)
    way = property.offset(from: from, to: to)
  }

  /// Returns the value that this motion adds to the model (S-34).
  func contribution(at progress: MotionProgress) -> PropertyNumbers {
    let weights = property.weights(progress)
    let straight = start + way * weights
    guard let bow else { return straight }
    return straight + 4 * bow * weights * (1 - weights)
  }

  var isPlace: Bool { property == .bounds || property == .center }

  /// The value that the motion adds at its beginning.
  var start: PropertyNumbers { property.offset(from: model, to: from) }

  /// Writes what is seen into the model; where others animate the property too, only this part.
  ///
  /// - Parameter moved: The views that are written, too, and so do not follow their superview.
  func freeze(at progress: MotionProgress, with moved: Set<ObjectIdentifier>) {
    write(property.moved(to, by: contribution(at: progress)), with: moved)
  }

  /// Puts the model where the motion began or where it ends; what others have added stays.
  func settle(at position: ViewAnimatingPosition, with moved: Set<ObjectIdentifier>) {
    switch position {
    case .start: write(from, with: moved)
    case .end: write(to, with: moved)
    case .current: break
    }
  }

  /// Whether other code has set the property after the last motion did, as completions do to reset
  /// a view.
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
