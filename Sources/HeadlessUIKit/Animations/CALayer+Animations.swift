public import Presentation

extension Layer {
  /// Runs a copy of an animation, from now on or from its `beginTime` on; an animation that ran
  /// under the same key is removed.
  ///
  /// During an interactive transition, the gesture drives the animation as well. An animation of a
  /// property that is not modeled is reported once (`notModelled`). Such an animation has no effect
  /// on the screen, but it takes its time and its delegate is called.
  ///
  /// - Parameters:
  ///   - anim: The animation; if its duration is 0, it gets the duration of the open transaction.
  ///   - key: A name for ``removeAnimation(forKey:)``; nil if no name is needed.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    LayerAnimations.of(self).add(anim, key)
  }

  /// Removes the animation of a key; its delegate is called in the next turn, with `finished`
  /// false.
  public final func removeAnimation(forKey key: String) {
    LayerAnimations.find(self)?.remove { $0 == key }
  }

  /// Removes all animations.
  public final func removeAllAnimations() {
    LayerAnimations.find(self)?.remove { _ in true }
  }

  /// Returns the copy of the animation that runs under a key; nil if there is none.
  public final func animation(forKey key: String) -> CAAnimation? {
    LayerAnimations.find(self)?.running.last { $0.key == key }?.animation
  }

  /// Returns the keys of the running animations, in the order of their addition; nil if there are
  /// none.
  public final func animationKeys() -> [String]? {
    let keys = LayerAnimations.find(self)?.running.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  // MARK: Time

  /// The speed of this layer's time, compared with the superlayer's time; 0 stops its animations.
  ///
  /// The speed applies only to animations added to layers, not to animation blocks of views.
  public final var speed: Float {
    get { LayerTime.find(self)?.speed ?? 1 }
    set { LayerTime.change(self) { $0.speed = newValue } }
  }

  /// A number of seconds that is added to the layer's time.
  public final var timeOffset: CFTimeInterval {
    get { LayerTime.find(self)?.offset ?? 0 }
    set { LayerTime.change(self) { $0.offset = newValue } }
  }

  /// The beginning of the layer's time, in the superlayer's time.
  public final var beginTime: CFTimeInterval {
    get { LayerTime.find(self)?.begin ?? 0 }
    set { LayerTime.change(self) { $0.begin = newValue } }
  }

  /// Converts a time of another layer to this layer's time; a nil layer means the clock.
  public final func convertTime(_ t: CFTimeInterval, from l: Layer?) -> CFTimeInterval {
    LayerTime.local(l.map { LayerTime.global(t, of: $0) } ?? t, of: self)
  }

  /// Converts a time of this layer to another layer's time; a nil layer means the clock.
  public final func convertTime(_ t: CFTimeInterval, to l: Layer?) -> CFTimeInterval {
    let global = LayerTime.global(t, of: self)
    return l.map { LayerTime.local(global, of: $0) } ?? global
  }
}
