package import PresentationLifecycle

extension View {
  /// The parts of the state that decide how the view behaves, except for the stored properties of a
  /// subclass.
  package final var stateParts: [StatePart] {
    let own: [StatePart] = [
      ("name", name), ("controller", controller as Any), ("bounds", bounds),
      ("center", center), ("transform", transform), ("alpha", alpha), ("anchor", geometry.anchor),
      ("hidden", isHiddenByProgram), ("resizing", Int(autoresizingMask.rawValue)),
      ("needs layout", needsLayout), ("queued", isLayoutQueued), ("extras", extras as Any),
      ("motions", motions), ("subviews", subviews),
    ]
    guard let window = self as? Window else { return own }
    return own + window.windowParts
  }
}

extension Window {
  fileprivate var windowParts: [StatePart] {
    [
      ("root", rootViewController as Any), ("shown", isVisible),
      ("orientation", interfaceOrientation), ("matching", matching as Any),
      ("placements", placements), ("pending", pending as Any), ("insets", deviceInsets),
    ]
  }
}
