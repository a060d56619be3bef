import PresentationMotion

/// One property of one view on its way: the model has arrived, what is seen has not (A-15, S-33).
@MainActor final class PropertyMotion {
  let view: View
  let property: AnimatableProperty
  unowned let window: AnimatedWindow
  private let from: PropertyNumbers
  private var to: PropertyNumbers
  private var offset: PropertyNumbers
  /// What the motion believes the model to be; another value was written by somebody else.
  private var model: PropertyNumbers

  init(
    _ property: AnimatableProperty, of view: View, from: PropertyNumbers, to: PropertyNumbers,
    in window: AnimatedWindow
  ) {
    (self.property, self.view, self.window) = (property, view, window)
    (self.from, self.to, model) = (from, to, to)
    offset = property.offset(from: from, to: to)
  }

  /// The model was changed again in the same block.
  func extend(to value: PropertyNumbers) {
    (to, model) = (value, value)
    offset = property.offset(from: from, to: to)
  }

  /// What this motion adds to the model (S-34).
  func contribution(at progress: MotionProgress) -> PropertyNumbers {
    offset * (property.weights(progress) - 1)
  }

  /// Writes what is seen into the model; where others animate the property too, only this part.
  func freeze(at progress: MotionProgress) {
    write(property.moved(to, by: contribution(at: progress)))
  }

  /// Puts the model where the motion began or where it ends; what others have added stays.
  func settle(at position: ViewAnimatingPosition) {
    switch position {
    case .start: write(from)
    case .end: write(to)
    case .current: break
    }
  }

  private func write(_ value: PropertyNumbers) {
    guard value != model else { return }
    let current = property.value(of: view)
    let isUntouched = current == model
    let written =
      isUntouched ? value : property.moved(current, by: property.offset(from: model, to: value))
    window.timeline.world.animating(in: nil) { property.set(written, on: view) }
    model = value
  }
}
