import Foundation
import Presentation
import PresentationTransitions

/// The views of a running plan, which can be looked up by name.
///
/// Each view is added to its controller's view when the controller's view has loaded.
@MainActor final class PlannedViews {
  private var views: [String: View] = [:]

  init(_ plan: [PlanView]) {
    for planned in plan {
      let view = View(planned.name, frame: Self.rect(planned.frame))
      view.alpha = planned.alpha
      if let hero = planned.hero { view.heroID = hero }
      view.matchedGeometries = planned.geometry.map(MatchedGeometry.init)
      view.matchedProgressTrack = Self.track(planned.progress)
      if planned.clips { view.clipsToBounds = true }
      views[planned.name] = view
    }
    for planned in plan {
      if let view = views[planned.name] { views[planned.container]?.addSubview(view) }
    }
  }

  /// Adds each view to its controller's view when the controller's view has loaded.
  func enter(_ cast: [String: any PlannedScreen], as plan: [PlanView]) {
    for planned in plan {
      guard let screen = cast[planned.container], let view = views[planned.name] else { continue }
      screen.script.whenCalled(.viewDidLoad) { [unowned screen] in screen.view.addSubview(view) }
    }
  }

  func apply(_ changes: [PlanChange]) {
    for change in changes { apply(change) }
  }

  func apply(_ change: PlanChange) {
    guard let view = views[change.view] else { return }
    if let frame = change.frame { view.frame = Self.rect(frame) }
    if let center = change.center { view.center = CGPoint(x: center[0], y: center[1]) }
    if let alpha = change.alpha { view.alpha = alpha }
    if let geometry = change.geometry {
      view.matchedGeometries = geometry.map(MatchedGeometry.init)
    }
    guard change.scale != nil || change.rotation != nil else { return }
    let (scale, degrees) = (change.scale ?? 1, change.rotation ?? 0)
    view.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
      .scaledBy(x: scale, y: scale)
  }

  /// Returns the progress over time (S-28).
  ///
  /// In a keyframe with a duration, the progress changes smoothly. In a keyframe without a
  /// duration, it jumps to its new value.
  private static func track(_ frames: [PlanProgressFrame]) -> MotionTrack<Double>? {
    guard !frames.isEmpty else { return nil }
    return MotionTrack(
      1,
      frames.map { frame in
        frame.duration.map { .cubic(to: frame.value, duration: $0 / .seconds(1)) }
          ?? .move(to: frame.value)
      })
  }

  /// Returns the view with a name.
  subscript(_ name: String) -> View? { views[name] }

  private static func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension MatchedGeometry {
  init(_ planned: PlanGeometry) {
    let properties: MatchedProperties =
      switch planned.properties {
      case .frame: .frame
      case .position: .position
      case .size: .size
      case .none: []
      }
    self.init(
      id: planned.id, in: planned.namespace, properties: properties,
      anchor: Anchor(x: planned.anchor[0], y: planned.anchor[1]), isSource: planned.isSource,
      progress: planned.progress, isBeingRemoved: planned.leaves)
  }
}

extension View {
  /// The visible values of the view; the frame is the matched frame, if there is one.
  var seen: PlanLook {
    let values = presentationValues(), matched = matchedFrame()
    let center =
      matched == values.frame ? values.center : CGPoint(x: matched.midX, y: matched.midY)
    return look(matched, center, values.alpha)
  }

  /// The model values of the view.
  var model: PlanLook { look(frame, center, alpha) }

  private func look(_ frame: CGRect, _ center: CGPoint, _ alpha: CGFloat) -> PlanLook {
    PlanLook(
      frame: [frame.minX, frame.minY, frame.width, frame.height], center: [center.x, center.y],
      alpha: alpha, hidden: isHidden)
  }
}
