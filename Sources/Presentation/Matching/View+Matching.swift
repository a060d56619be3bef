public import Foundation
public import PresentationMotion

extension View {
  /// The geometries that this view is matched with, from the inside out: the last one is evaluated
  /// first (G-19).
  ///
  /// A source gives its place and size to the consumers of its group, in the same window, wherever
  /// they are (G-3). A consumer keeps its `frame`, and nothing around it moves (G-17): what is seen
  /// is ``matchedFrame(after:)``. A view without a size of its own takes any size that it is
  /// given, another one what its `sizeThatFits(_:)` answers (G-8).
  ///
  /// A change inside an animation block is animated, whatever it changes (G-13, G-16); else it
  /// takes effect at once. Entering the window registers the view: of several sources the last one
  /// counts, and the next commit reports them (G-10).
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

  /// The track that drives the progress of this view's consumers after they begin to follow another
  /// id, instead of their own `progress`; nil for none (S-31).
  ///
  /// The track begins in the very update that changes the id, so that its first value counts at
  /// once (G-45), and ends with its last one. Nothing ticks: where it is follows from the clock.
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

  /// Returns the frame at which this view is seen now, or after a delay if nothing else happens, in
  /// its superview's coordinates: where it is matched to, else as in
  /// ``presentationValues(after:)``.
  ///
  /// Computed when asked, from where everybody is seen at that instant, also on the way of an
  /// animation. What is inside a view moves with it, so frames in its own coordinates stay what
  /// they are. A view that is turned or scaled keeps that: the answer is the
  /// smallest rectangle around it. Beyond the ends of a way a side may be negative (G-40).
  ///
  /// - Parameter delay: Zero or more from now; a negative one counts as zero.
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

  /// The same in the window's coordinates, with everything around the view where it is seen.
  ///
  /// - Parameter delay: Zero or more from now; a negative one counts as zero.
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

  /// The view comes into a window, or leaves its own.
  final func enterMatching(of window: Window?) {
    guard let matched = extras?.matching, !matched.geometries.isEmpty || matched.member != nil
    else { return self.window = window }
    self.window?.matching?.leave(matched)
    self.window = window
    window?.madeMatching.enter(self, matched)
  }

  /// Returns the geometry that is seen at an instant.
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

  /// The size that the view takes when one is proposed (G-8).
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
  /// The smallest rectangle around this one when it has been moved; what is only shifted keeps its
  /// size, also a negative one (G-40).
  fileprivate func carried(by way: CGAffineTransform) -> CGRect {
    let shift = CGAffineTransform(translationX: way.tx, y: way.ty)
    return way == shift ? CGRect(origin: origin.applying(way), size: size) : applying(way)
  }
}

extension MatchedGeometry {
  fileprivate var isFinite: Bool { anchor.x.isFinite && anchor.y.isFinite && progress.isFinite }
}
