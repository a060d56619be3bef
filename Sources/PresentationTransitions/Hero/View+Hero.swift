import Foundation
public import Presentation

/// The views that fly in a ``HeroTransition``.
extension View {
  /// The name under which the view flies to a view of the other screen; nil, the default, if it
  /// stays.
  ///
  /// The names of a screen differ: of several views with one name the one in front flies, which is
  /// reported (H-1, H-40).
  public final var heroID: String? {
    get { attached(HeroSettings.self)?.id }
    set { heroSettings.id = newValue }
  }

  /// Whether this view and the views inside it take part in flights; true by default (H-40).
  public final var allowsHeroes: Bool {
    get { attached(HeroSettings.self)?.allowsHeroes ?? true }
    set { heroSettings.allowsHeroes = newValue }
  }

  /// Whether the view also flies while a gesture drives the transition, if its counterpart does;
  /// true by default (H-41).
  public final var fliesWithGestures: Bool {
    get { attached(HeroSettings.self)?.fliesWithGestures ?? true }
    set { heroSettings.fliesWithGestures = newValue }
  }
}

extension View {
  private var heroSettings: HeroSettings { attachment { HeroSettings() } }

  /// Remembers the fade of this screen for a transition that follows in the same instant.
  func leaveFade(at instant: Duration) {
    heroSettings.leftFade = LeftFade(
      alpha: presentationValues().alpha, momentum: ViewMomentum(of: self, opacityOnly: true),
      instant: instant)
  }

  func takeLeftFade(at instant: Duration) -> LeftFade? {
    guard let settings = attached(HeroSettings.self), let left = settings.leftFade else {
      return nil
    }
    settings.leftFade = nil
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
  func isInSight(from space: View, alpha: (View) -> CGFloat) -> Bool {
    guard let window else { return false }
    var (view, isInside) = (self, true)
    while true {
      // A view that is less opaque is not hit by touches either.
      if view.isHiddenByProgram || alpha(view) < 0.01 { return false }
      if view === window { return true }
      guard let superview = view.superview else { return false }
      isInside = isInside && superview !== space
      if superview === window || superview.clipsToBounds {
        let bounds = isInside ? superview.presentationValues().bounds : superview.bounds
        let seen = seenFrame(in: superview, from: isInside ? nil : space)
        if seen?.touches(bounds) != true { return false }
      }
      view = superview
    }
  }

  /// Returns the frame at which the view is seen in a superview, as if everything from `space` on
  /// had arrived.
  private func seenFrame(in superview: View, from space: View?) -> CGRect? {
    guard let space else { return presentationFrame(in: superview) }
    return presentationFrame(in: space).map { space.convert($0, to: superview) }
  }
}

extension CGRect {
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
