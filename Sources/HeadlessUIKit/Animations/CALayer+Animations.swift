public import Presentation

extension Layer {
  /// Adds a copy of an animation to the layer, and removes any earlier animation with the same key.
  ///
  /// The animation begins now, or at its `beginTime` if `beginTime` is not 0. If an animator adds
  /// the animation in `animateTransition` during an interactive transition, the gesture of the
  /// transition controls the animation.
  ///
  /// If the animated property is not modeled, the animation runs for its duration and calls its
  /// delegate, but changes nothing on the screen. Adding such an animation is reported once as the
  /// issue `notModelled`.
  ///
  /// - Parameters:
  ///   - anim: The animation; an animation with the duration 0 gets the duration of the innermost
  ///     `CATransaction`.
  ///   - key: The name of the animation, for example for ``removeAnimation(forKey:)``; nil if no
  ///     name is needed.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    LayerAnimations.of(self).add(anim, key)
  }

  /// Removes the animation with a key.
  ///
  /// The animation's delegate is called in the next turn of the run loop, with `finished` false. If
  /// the key is the name of a property that an animation block has changed, such as `opacity`, the
  /// view shows its model value at once.
  public final func removeAnimation(forKey key: String) {
    LayerAnimations.find(self)?.remove { $0 == key }
    owner?.removeAnimations(ofLayerProperty: key)
  }

  /// Removes all animations of the layer; those of its view, too, if it is the layer of a view.
  ///
  /// The completions of view animations are called with `finished` false, in the next turn.
  public final func removeAllAnimations() {
    LayerAnimations.find(self)?.remove { _ in true }
    owner?.removeAnimations()
  }

  /// Returns the running animation with a key; nil if no animation was added with this key.
  ///
  /// The animations of animation blocks are not returned.
  public final func animation(forKey key: String) -> CAAnimation? {
    LayerAnimations.find(self)?.running.last { $0.key == key }?.animation
  }

  /// Returns the keys of the running animations; nil if there are no keys.
  ///
  /// The names of the properties that animation blocks animate, such as `opacity`, `position` and
  /// `bounds`, come first. The keys of the animations that were added to the layer follow, in the
  /// order in which the animations were added.
  public final func animationKeys() -> [String]? {
    let own = LayerAnimations.find(self)?.running.compactMap(\.key) ?? []
    let keys = (owner?.animatedLayerProperties.filter { !own.contains($0) } ?? []) + own
    return keys.isEmpty ? nil : keys
  }

  // MARK: Time

  /// The speed of this layer's time compared with the superlayer's time; 0 pauses the layer's
  /// animations.
  ///
  /// The speed applies to animations that were added with `add(_:forKey:)`. The speed has no effect
  /// on `UIView.animate`.
  public final var speed: Float {
    get { LayerTime.find(self)?.speed ?? 1 }
    set { LayerTime.change(self) { $0.speed = newValue } }
  }

  /// The number of seconds by which the layer's time is shifted forward.
  public final var timeOffset: CFTimeInterval {
    get { LayerTime.find(self)?.offset ?? 0 }
    set { LayerTime.change(self) { $0.offset = newValue } }
  }

  /// The superlayer's time at which this layer's time equals ``timeOffset``.
  ///
  /// The value is 0 by default.
  public final var beginTime: CFTimeInterval {
    get { LayerTime.find(self)?.begin ?? 0 }
    set { LayerTime.change(self) { $0.begin = newValue } }
  }

  /// Converts a time of another layer to a time of this layer; both are in seconds.
  ///
  /// If the other layer is nil, `t` is a time of the virtual clock.
  public final func convertTime(_ t: CFTimeInterval, from l: Layer?) -> CFTimeInterval {
    LayerTime.local(l.map { LayerTime.global(t, of: $0) } ?? t, of: self)
  }

  /// Converts a time of this layer to a time of another layer; both are in seconds.
  ///
  /// If the other layer is nil, the result is a time of the virtual clock.
  public final func convertTime(_ t: CFTimeInterval, to l: Layer?) -> CFTimeInterval {
    let global = LayerTime.global(t, of: self)
    return l.map { LayerTime.local(global, of: $0) } ?? global
  }
}
