public import Foundation
public import PresentationMotion

extension View {
  /// The geometries with which this view is matched, from the inside out.
  ///
  /// The last one is evaluated first (G-19). Each geometry makes the view a source or a consumer of
  /// a group. A source gives its position and size to the consumers of the group in the same
  /// window, wherever they are in the view tree (G-3). A consumer keeps its `frame`, and the views
  /// around it do not move (G-17). The place where it is visible is ``matchedFrame(after:)``. A
  /// view without an intrinsic size takes any size that a source gives; another view takes the size
  /// that its `sizeThatFits(_:)` returns (G-8).
  ///
  /// A change inside an animation block is animated (G-13, G-16); otherwise it takes effect at
  /// once. The view is registered when it enters a window. If a group has several sources, the last
  /// one counts, and the next commit reports an issue (G-10).
  ///
  /// ```swift
  /// may.matchedGeometries = [MatchedGeometry(id: "May", in: "months")]
  /// frame.matchedGeometries = [MatchedGeometry(id: "May", in: "months", isSource: false)]
  /// frame.matchedFrame() == may.frame  // as both are in one superview
  /// ```
  ///
  /// An anchor or a progress that is not finite is reported, and nothing changes.
  public final var matchedGeometries: [MatchedGeometry] {
    get { extras?.matching?.geometries ?? [] }
    set {
      let old = matchedGeometries
      guard newValue != old else { return }
      guard newValue.allSatisfy(\.isFinite) else {
        return world.report(Issues.notFinite("matched geometry", of: description))
      }
      guard let window else { return madeMatching.geometries = newValue }
      window.madeMatching.change(self, madeMatching, to: newValue)
    }
  }

  /// A track that sets the progress of this view's consumers, instead of their own `progress`,
  /// after they have begun to follow another id; nil for none (S-31).
  ///
  /// The track starts in the update that changes the id, so that its first value takes effect at
  /// once (G-45). It ends with its last value. No timer runs: the value is computed from the
  /// clock's time.
  ///
  /// ```swift
  /// line.matchedProgressTrack = MotionTrack(
  ///   1, [.move(to: 0), .cubic(to: 1.2, duration: 1), .cubic(to: 1, duration: 0.3)])
  /// ```
  public final var matchedProgressTrack: MotionTrack<Double>? {
    get { extras?.matching?.track }
    set {
      madeMatching.track = newValue
      madeMatching.starts = []
      window?.matching?.restoreProgress(of: madeMatching)
    }
  }

  /// Returns the frame at which this view is visible now, or will be after a delay if nothing else
  /// happens; in its superview's coordinates.
  ///
  /// For a consumer, this is the matched frame. For other views, it is the frame of
  /// ``presentationValues(after:)``.
  ///
  /// The frame is computed from the visible places of all matched views at that instant, even
  /// during an animation. The subviews of a view move with it, so their frames in its coordinates
  /// do not change. For a rotated or scaled view, the result is the smallest rectangle around it.
  /// If an animation goes beyond its end, the width or height may be negative (G-40).
  ///
  /// - Parameter delay: The time from now; a negative delay counts as zero.
  public final func matchedFrame(after delay: Duration = .zero) -> CGRect {
    guard let (matching, instant) = matching(after: delay) else {
      return presentationValues(after: delay).frame
    }
    let geometry = seenGeometry(at: instant)
    guard let rect = matching.rect(of: self, at: instant), rect != geometry.bounds else {
      return geometry.frame
    }
    return rect.carried(by: geometry.toSuperview)
  }

  /// Returns the frame at which this view is visible now, or will be after a delay, in the window's
  /// coordinates.
  ///
  /// Superviews count at the places where they are visible.
  ///
  /// - Parameter delay: The time from now; a negative delay counts as zero.
  public final func matchedFrameInWindow(after delay: Duration = .zero) -> CGRect {
    guard let window, let world = window.owner else { return convert(bounds, to: nil) }
    let matching: WindowMatching = window.madeMatching
    let instant = world.clock.now + max(.zero, delay)
    let rect = matching.rect(of: self, at: instant) ?? seenGeometry(at: instant).bounds
    return rect.carried(by: matching.wayToWindow(from: self, at: instant))
  }
}

extension View {
  private func matching(after delay: Duration) -> (WindowMatching, Duration)? {
    guard let window, let matching = window.matching, let world = window.owner else { return nil }
    return (matching, world.clock.now + max(.zero, delay))
  }

  private var madeMatching: MatchedView {
    let extras = madeExtras
    if let matching = extras.matching { return matching }
    let made = MatchedView()
    extras.matching = made
    return made
  }

  /// Registers and unregisters the view when it enters or leaves a window.
  final func enterMatching(of window: Window?) {
    guard let matched = extras?.matching, !matched.geometries.isEmpty || matched.member != nil
    else { return self.window = window }
    self.window?.matching?.leave(matched)
    self.window = window
    window?.madeMatching.enter(self, matched)
  }

  /// Returns the geometry that is visible at an instant.
  final func seenGeometry(at instant: Duration) -> Geometry {
    guard !motions.isEmpty else { return geometry }
    func value(_ property: AnimatableProperty) -> PropertyNumbers {
      presentationValue(of: property, model: property.value(of: self), at: instant)
    }
    var seen = geometry
    seen.bounds = AnimatableProperty.rect(value(.bounds))
    seen.center = AnimatableProperty.point(value(.center))
    seen.transform = AnimatableProperty.transform(value(.transform))
    return seen
  }

  /// Returns the size that the view takes if a source proposes a size (G-8).
  final func fitted(to proposed: CGSize) -> CGSize {
    let own = intrinsicContentSize, none = Self.noIntrinsicMetric
    guard own.width != none || own.height != none else { return proposed }
    let fitting = sizeThatFits(proposed)
    return CGSize(
      width: own.width == none ? proposed.width : fitting.width,
      height: own.height == none ? proposed.height : fitting.height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around this one after a transform.
  ///
  /// A rectangle that is only moved keeps its size, even if a side is negative (G-40).
  fileprivate func carried(by way: CGAffineTransform) -> CGRect {
    let shift = CGAffineTransform(translationX: way.tx, y: way.ty)
    return way == shift ? CGRect(origin: origin.applying(way), size: size) : applying(way)
  }
}

extension MatchedGeometry {
  fileprivate var isFinite: Bool { anchor.x.isFinite && anchor.y.isFinite && progress.isFinite }
}
