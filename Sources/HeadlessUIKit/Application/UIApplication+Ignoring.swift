import Presentation

extension UIApplication {
  /// Whether touches are ignored, because of ``beginIgnoringInteractionEvents()`` or because of a
  /// transition (P-66).
  public var isIgnoringInteractionEvents: Bool { world.isIgnoringInteractionEvents }

  /// Starts to ignore touches and the gestures that a test simulates.
  ///
  /// The calls are counted. Touches are received again after as many calls of
  /// ``endIgnoringInteractionEvents()``. Touches that have begun before the call continue.
  public func beginIgnoringInteractionEvents() { world.interactionStops += 1 }

  /// Ends one ``beginIgnoringInteractionEvents()``; without such a call, nothing happens.
  public func endIgnoringInteractionEvents() {
    world.interactionStops = max(0, world.interactionStops - 1)
  }
}
