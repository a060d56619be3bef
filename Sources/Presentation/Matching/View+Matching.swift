public import Foundation
public import PresentationMotion

extension View {
  /// The groups in which this view is matched with other views, as with `matchedGeometryEffect` in
  /// SwiftUI.
  ///
  /// Each geometry makes the view a source or a consumer of a group. A source gives its position
  /// and size to all consumers of the group in the same window (G-3). A consumer is visible at
  /// ``matchedFrame(after:)``, but its `frame` and the views around it do not change (G-17).
  ///
  /// A view can be a consumer of one group and a source of another group. The last geometry in the
  /// array is evaluated first. So if the source geometry comes before the consumer geometry in the
  /// array, the view first takes over a rectangle as a consumer. As a source, the view then gives
  /// this rectangle to its own consumers (G-19).
  ///
  /// A consumer without an intrinsic size takes the size of the source. A consumer with an
  /// intrinsic size calls its `sizeThatFits(_:)` with the size of the source, and takes the result
  /// (G-8).
  ///
  /// Inside an animation block, a change of this property is animated (G-13, G-16). A view is
  /// matched only while it is in a window. A group should have only one source. If a group has
  /// several sources, the source that was registered last is used, and an issue is reported at the
  /// end of the run-loop turn (G-10).
  ///
  /// ```swift
  /// may.matchedGeometries = [MatchedGeometry(id: "May", in: "months")]
  /// frame.matchedGeometries = [MatchedGeometry(id: "May", in: "months", isSource: false)]
  /// frame.matchedFrame() == may.frame  // as both are in one superview
  /// ```
  ///
  /// Setting an anchor or a progress that is not finite reports an issue and changes nothing.
  public final var matchedGeometries: [MatchedGeometry] {
    get { extras?.matching?.geometries ?? [] }
    set {
      let old = matchedGeometries
      guard newValue != old else { return }
      guard newValue.allSatisfy(\.isFinite) else {
        return world.reportNotFinite("matched geometry", of: description)
      }
      guard let window else { return madeMatching.geometries = newValue }
      window.madeMatching.change(self, madeMatching, to: newValue)
    }
  }

  /// A curve over time, called a track, that sets the `progress` of the view's matched geometries
  /// (S-31).
  ///
  /// If the track is nil, each geometry keeps its own `progress`.
  ///
  /// The track starts when one of the view's geometries with `isSource: false` gets another id.
  /// From then on, the track replaces the geometry's own `progress`. The track's first value takes
  /// effect as soon as the id is set (G-45). The track's last value stays in effect. The progress
  /// is computed from the clock's time, without a timer.
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

  /// Returns the frame at which this view is visible now or after a delay, in its superview's
  /// coordinates.
  ///
  /// A view may be a consumer in its ``matchedGeometries``. A consumer is visible at the rectangle
  /// that it takes over from its source. Other views are visible at the frame of
  /// ``ModelObject/presentationValues(after:)``.
  ///
  /// During an animation, the result is computed from the visible frames of the other matched views
  /// at the same instant. If `delay` is not zero, the result is computed as if no call changed the
  /// views during the delay.
  ///
  /// The subviews of a consumer move together with the consumer, and their `frame` values do not
  /// change. For a rotated or scaled view, the result is the smallest rectangle around the view. If
  /// an animation overshoots, the width or height can be negative (G-40).
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

  /// Returns the visible frame of this view, now or after a delay, in the window's coordinates.
  ///
  /// The result is computed from the visible positions of the superviews at the same instant.
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

  /// Sets the view's window, and adds the view to the matched views of the new window.
  ///
  /// The view is removed from the matched views of its old window.
  final func enterMatching(of window: Window?) {
    guard let matched = extras?.matching, !matched.geometries.isEmpty || matched.member != nil
    else { return self.window = window }
    self.window?.matching?.leave(matched)
    self.window = window
    window?.madeMatching.enter(self, matched)
  }

  /// Returns the view's geometry as it is visible at a time of the clock, during running
  /// animations.
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

  /// Returns the size that this view takes as a consumer if its source has the size `proposed`
  /// (G-8).
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
  /// Applies a transform to this rectangle, and returns the smallest rectangle around the result.
  ///
  /// A transform that only moves the rectangle keeps its size, even a negative width or height
  /// (G-40).
  fileprivate func carried(by way: CGAffineTransform) -> CGRect {
    let shift = CGAffineTransform(translationX: way.tx, y: way.ty)
    return way == shift ? CGRect(origin: origin.applying(way), size: size) : applying(way)
  }
}

extension MatchedGeometry {
  fileprivate var isFinite: Bool { anchor.x.isFinite && anchor.y.isFinite && progress.isFinite }
}
