extension Layer {
  /// The layers that were added to this layer, back to front.
  ///
  /// The layers of subviews are not included. A layer that is missing in a new value is removed
  /// like by ``removeFromSuperlayer()``, and new layers are added like by ``addSublayer(_:)``.
  public final var sublayers: [Layer]? {
    get { ownSublayers }
    set {
      let new = newValue ?? []
      for layer in ownSublayers ?? [] where !new.contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for (index, layer) in new.enumerated() where ownSublayers?.dropFirst(index).first !== layer {
        insert(layer) { index }
      }
      if newValue == nil { ownSublayers = nil }
    }
  }

  /// Adds a layer in front of the layers that were added before.
  public final func addSublayer(_ layer: Layer) {
    insert(layer) { .max }
  }

  /// Adds a layer at an index among the added layers; 0 is the back.
  ///
  /// The index is limited to the valid range. This layer, and a layer that contains this layer, are
  /// not added, and are reported as the issue `viewInsideItself`.
  public final func insertSublayer(_ layer: Layer, at index: UInt32) {
    insert(layer) { Int(index) }
  }

  /// Adds a layer, unless the layer contains this layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - index: Returns the index of the layer; called after the layer has left its superlayer.
  package final func insert(_ layer: Layer, _ index: () -> Int) {
    guard !isInside(layer) else {
      let names = ("<\(type(of: layer))>", layer === self ? nil : "<\(type(of: self))>")
      return (worldOfTree ?? .current).report(
        Issues.viewInsideItself(names.0, in: names.1, kind: "layer"))
    }
    layer.detach()
    var layers = ownSublayers ?? []
    layers.insert(layer, at: min(index(), layers.count))
    ownSublayers = layers
    layer.superlayer = self
    guard let world = layer.worldOfTree else { return }
    layer.enterWindow(in: world)
    world.requestCommit()
  }

  /// Removes the layer from its superlayer.
  ///
  /// If the layer was in a window, its animations end (R-10b).
  public final func removeFromSuperlayer() {
    let world = worldOfTree
    detach()
    if world != nil { endAnimations() }
  }

  /// Removes the layer from its superlayer, and keeps its animations.
  private func detach() {
    superlayer?.ownSublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}
