import Presentation

extension UIApplication {
  /// Whether touches are ignored, because of ``beginIgnoringInteractionEvents()`` or because of a
  /// transition (P-66).
  public var isIgnoringInteractionEvents: Bool { world.isIgnoringInteractionEvents }

  /// Starts to ignore touches and the gestures that a test simulates.
  ///
  /// Each call must be balanced by a call of ``endIgnoringInteractionEvents()``; touches are
  /// ignored until all calls are balanced. A touch that is already in progress continues.
  public func beginIgnoringInteractionEvents() { world.interactionStops += 1 }

  /// Reverses one call of ``beginIgnoringInteractionEvents()``; if no call is left to reverse, does
  /// nothing.
  public func endIgnoringInteractionEvents() {
    world.interactionStops = max(0, world.interactionStops - 1)
  }
}
