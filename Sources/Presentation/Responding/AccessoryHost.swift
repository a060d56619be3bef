/// The view above the simulated keyboard that contains the accessory view of a responder.
package final class AccessoryHost: View {
  /// The responder that has supplied the accessory view.
  package weak var supplier: Responder?
  /// The window that shows the supplier.
  package var windowOfSupplier: Window? { supplier?.placeOnScreen?.window }

  package override var next: Responder? { supplier }
}

extension ResponderChain {
  /// Makes the responder that has supplied an accessory view the first responder again.
  ///
  /// Does nothing if another object is the first responder now, or if the controller of the
  /// responder has not appeared completely.
  package func returnFocus(to supplier: Responder, in world: World) {
    guard first == nil, supplier.placeOnScreen?.isOnScreen == true,
      supplier.placeOnScreen?.nearestController?.appearance == .appeared
    else { return }
    _ = world.use { supplier.becomeFirstResponder() }
  }
}
