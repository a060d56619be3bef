public import Presentation

extension Layer {
  /// Runs a copy of an animation, from now on or from its `beginTime` on, and forgets an animation
  /// that has run under the same key.
  ///
  /// Under a hand that drives a transition, the hand drives the animation as well. An animation of
  /// a property without values here is reported once (`notModelled`); its time and its delegate's
  /// calls are as usual.
  ///
  /// - Parameters:
  ///   - anim: The animation. One without a duration takes that of the open transaction.
  ///   - key: A name for ``removeAnimation(forKey:)``; nil for none.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    LayerAnimations.of(self).add(anim, key)
  }

  /// Removes an animation; its delegate is called in the next turn, as not finished.
  public final func removeAnimation(forKey key: String) {
    LayerAnimations.find(self)?.remove { $0 == key }
  }

  /// Ends all animations.
  public final func removeAllAnimations() {
    LayerAnimations.find(self)?.remove { _ in true }
  }

  /// The copy of an animation that runs under a key.
  public final func animation(forKey key: String) -> CAAnimation? {
    LayerAnimations.find(self)?.running.last { $0.key == key }?.animation
  }

  /// The keys of the animations, in the order in which they were added; nil for none.
  public final func animationKeys() -> [String]? {
    let keys = LayerAnimations.find(self)?.running.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  // MARK: Time

  /// The speed of the layer's time, compared with that of its superlayer; 0 stops its animations.
  ///
  /// Only animations that are added to layers follow; what blocks of views change does not.
  public final var speed: Float {
    get { LayerTime.find(self)?.speed ?? 1 }
    set { LayerTime.change(self) { $0.speed = newValue } }
  }

  /// Seconds that are added to the layer's time.
  public final var timeOffset: CFTimeInterval {
    get { LayerTime.find(self)?.offset ?? 0 }
    set { LayerTime.change(self) { $0.offset = newValue } }
  }

  /// The beginning of the layer's time, in the time of its superlayer.
  public final var beginTime: CFTimeInterval {
    get { LayerTime.find(self)?.begin ?? 0 }
    set { LayerTime.change(self) { $0.begin = newValue } }
  }

  /// An instant of another layer's time in this layer's; nil stands for the clock.
  public final func convertTime(_ t: CFTimeInterval, from l: Layer?) -> CFTimeInterval {
    LayerTime.local(l.map { LayerTime.global(t, of: $0) } ?? t, of: self)
  }

  /// An instant of this layer's time in another layer's; nil stands for the clock.
  public final func convertTime(_ t: CFTimeInterval, to l: Layer?) -> CFTimeInterval {
    let global = LayerTime.global(t, of: self)
    return l.map { LayerTime.local(global, of: $0) } ?? global
  }
}
