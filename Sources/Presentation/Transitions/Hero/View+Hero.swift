import Foundation

/// What flies in a ``HeroTransition``.
extension View {
  struct HeroSettings {
    var id: String?
    var allowsHeroes = true
    var fliesWithGestures = true
    /// How opaque the screen was when its transition gave way, and when that was.
    var leftAlpha: (CGFloat, at: Duration)?
  }

  /// Under which name the view flies to a view of the other screen; nil, the default, if it stays.
  ///
  /// One view of a screen bears a name: of several, the last one in front flies, which is reported
  /// (H-1, H-40).
  public final var heroID: String? {
    get { extras?.hero.id }
    set { madeExtras.hero.id = newValue }
  }

  /// Whether this view and those inside it take part in flights; true unless set (H-40).
  public final var allowsHeroes: Bool {
    get { extras?.hero.allowsHeroes ?? true }
    set { madeExtras.hero.allowsHeroes = newValue }
  }

  /// Whether it also flies while a hand steers the transition, if its partner does; true unless set
  /// (H-41).
  public final var fliesWithGestures: Bool {
    get { extras?.hero.fliesWithGestures ?? true }
    set { madeExtras.hero.fliesWithGestures = newValue }
  }
}

extension View {
  /// Remembers for the transition that follows at once how opaque it is seen.
  final func leaveAlpha(at instant: Duration) {
    madeExtras.hero.leftAlpha = (presentationValues().alpha, instant)
  }

  final func takeLeftAlpha(at instant: Duration) -> CGFloat? {
    guard let (alpha, time) = extras?.hero.leftAlpha else { return nil }
    extras?.hero.leftAlpha = nil
    return time == instant ? alpha : nil
  }

  /// Whether any part of it can be seen: inside its window, and inside whatever clips it.
  final var isInSight: Bool {
    guard let window else { return false }
    var view = self
    while view !== window {
      if view.isHidden, view !== self { return false }
      guard let superview = view.superview else { return false }
      if superview === window || superview.clipsToBounds {
        guard convert(bounds, to: superview).touches(superview.bounds) else { return false }
      }
      view = superview
    }
    return true
  }
}

extension CGRect {
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
