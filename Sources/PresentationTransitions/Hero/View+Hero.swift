import Foundation
public import Presentation

/// The hero settings of a view, for a ``HeroTransition``.
extension View {
  /// The name of the view in a ``HeroTransition``; nil if the view does not fly, which is the
  /// default.
  ///
  /// The view flies to the view with the same name on the other screen. Names must be unique on a
  /// screen. If several views of a screen have the same name, the front-most of them flies, and an
  /// issue is reported (H-1, H-40).
  public final var heroID: String? {
    get { attached(HeroSettings.self)?.id }
    set { heroSettings.id = newValue }
  }

  /// Whether this view and the views inside it take part in flights; true by default (H-40).
  public final var allowsHeroes: Bool {
    get { attached(HeroSettings.self)?.allowsHeroes ?? true }
    set { heroSettings.allowsHeroes = newValue }
  }

  /// Whether the view also flies while a gesture drives the transition; true by default (H-41).
  ///
  /// If the value is false for the counterpart on the other screen, the view does not fly either.
  public final var fliesWithGestures: Bool {
    get { attached(HeroSettings.self)?.fliesWithGestures ?? true }
    set { heroSettings.fliesWithGestures = newValue }
  }
}

extension View {
  private var heroSettings: HeroSettings { attachment { HeroSettings() } }

  /// Stores the opacity and velocity of this screen's fade, for a transition that follows at the
  /// same instant.
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

  /// Returns whether any part of the view is in sight (H-39).
  ///
  /// Views that are hidden by flights count as visible.
  ///
  /// The view must be inside its window and inside all views that clip it, and no superview may be
  /// hidden or transparent. If `space` or a superview of `space` is still moving, its final place
  /// counts, because the flights move with it.
  ///
  /// - Parameters:
  ///   - space: The view that contains the flights.
  ///   - alpha: Returns the opacity that a view has without the fade of its transition.
  func isInSight(from space: View, alpha: (View) -> CGFloat) -> Bool {
    guard let window else { return false }
    var (view, isInside) = (self, true)
    while true {
      // This is also the opacity below which a view receives no touches.
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

  /// Returns the frame at which the view is seen in a superview.
  ///
  /// `space` and its superviews count as if their animations had ended.
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
