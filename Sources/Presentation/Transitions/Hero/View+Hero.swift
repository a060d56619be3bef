import Foundation

/// What flies in a ``HeroTransition``.
extension View {
  struct HeroSettings {
    var id: String?
    var allowsHeroes = true
    var fliesWithGestures = true
    /// The fade of the screen when its transition yielded to another one.
    var leftFade: LeftFade?
  }

  /// How opaque a screen was seen at an instant, and how fast that changed.
  struct LeftFade {
    let alpha: CGFloat
    let momentum: ViewMomentum
    let instant: Duration
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
  /// Remembers the fade of this screen for a transition that follows in the same instant.
  final func leaveFade(at instant: Duration) {
    madeExtras.hero.leftFade = LeftFade(
      alpha: presentationValues().alpha, momentum: ViewMomentum(of: self, [.alpha]),
      instant: instant)
  }

  final func takeLeftFade(at instant: Duration) -> LeftFade? {
    guard let left = extras?.hero.leftFade else { return nil }
    extras?.hero.leftFade = nil
    return left.instant == instant ? left : nil
  }

  /// Whether any part of the view is in sight, apart from what flights hide: inside its window and
  /// all views that clip it, with no superview hidden or transparent (H-39).
  ///
  /// A space that is still moving counts as where it arrives: its flights move with it.
  ///
  /// - Parameters:
  ///   - space: The view that contains the flights.
  ///   - alpha: Returns the opacity of a view without the fade of its transition.
  final func isInSight(from space: View, alpha: (View) -> CGFloat) -> Bool {
    guard let window, let now = window.owner?.clock.now else { return false }
    var (view, geometry): (View, Geometry) = (self, seenGeometry(at: now))
    var (rect, isInside) = (geometry.bounds, true)
    while true {
      // A view that is less opaque is not hit by touches either.
      if view.isHiddenByProgram || alpha(view) < 0.01 { return false }
      if view === window { return true }
      guard let superview = view.superview else { return false }
      rect = rect.applying(geometry.toSuperview)
      isInside = isInside && superview !== space
      (view, geometry) = (
        superview, isInside ? superview.seenGeometry(at: now) : superview.geometry
      )
      let clips = superview === window || superview.clipsToBounds
      if clips, !rect.touches(geometry.bounds) { return false }
    }
  }
}

extension CGRect {
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
