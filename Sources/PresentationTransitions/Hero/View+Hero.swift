import Foundation
public import Presentation

/// The settings of a view for hero transitions.
extension ModelObject where Self: View {
  /// The ID that connects this view to a view of another controller; nil by default.
  ///
  /// In a ``HeroTransition``, the view flies to the view with the same ID in the other controller.
  /// If several views of one controller have the same ID, the front-most of these views flies, and
  /// an issue is reported (H-1, H-40).
  @_disfavoredOverload public var heroID: String? {
    get { attached(HeroSettings.self)?.id }
    set { heroSettings.id = newValue }
  }

  /// Whether this view and its subviews may fly in a ``HeroTransition``; true by default (H-40).
  @_disfavoredOverload public var allowsHeroes: Bool {
    get { attached(HeroSettings.self)?.allowsHeroes ?? true }
    set { heroSettings.allowsHeroes = newValue }
  }

  /// Whether the view also flies while a gesture controls the transition; true by default (H-41).
  ///
  /// If this property is false for at least one of the two views with the same hero ID, neither of
  /// these two views flies during the gesture.
  @_disfavoredOverload public var fliesWithGestures: Bool {
    get { attached(HeroSettings.self)?.fliesWithGestures ?? true }
    set { heroSettings.fliesWithGestures = newValue }
  }
}

extension View {
  fileprivate var heroSettings: HeroSettings { attachment { HeroSettings() } }

  /// Stores the visible opacity of this view, and the velocity at which the opacity changes.
  ///
  /// This view is the root view of a controller. The next transition uses the values only if it
  /// begins at the same instant.
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

  /// Returns whether any part of the view is visible (H-39).
  ///
  /// The view is not visible if it is outside its window or outside a superview that clips its
  /// subviews. It is also not visible if the view or a superview is hidden or transparent. A view
  /// that is hidden only because its copy flies counts as visible.
  ///
  /// The animations of the view `space` and its superviews are ignored, because the flights move
  /// with these views.
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

  /// Returns the visible frame of the view in the coordinates of a superview.
  ///
  /// If `space` is not nil, the animations of `space` and its superviews are ignored.
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
