import Presentation

extension UIApplication {
  /// Whether touches are ignored, because of ``beginIgnoringInteractionEvents()`` or because of a
  /// transition (P-66).
  public var isIgnoringInteractionEvents: Bool { world.isIgnoringInteractionEvents }

  /// Starts to ignore touches and the gestures that a test simulates.
  ///
  /// Each call needs its own call of ``endIgnoringInteractionEvents()``; after the last of these
  /// calls, touches are received again. Touches that began before this call continue.
  public func beginIgnoringInteractionEvents() { world.interactionStops += 1 }

  /// Reverses one call of ``beginIgnoringInteractionEvents()``; if no call is left to reverse, does
  /// nothing.
  public func endIgnoringInteractionEvents() {
    world.interactionStops = max(0, world.interactionStops - 1)
  }
}
