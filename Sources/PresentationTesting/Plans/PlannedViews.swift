import Foundation
import Presentation

/// The views of a plan by name; each enters its controller's view when that has loaded.
@MainActor final class PlannedViews {
  private var views: [String: View] = [:]

  init(_ plan: [PlanView]) {
    for planned in plan {
      let view = View(planned.name, frame: Self.rect(planned.frame))
      view.alpha = planned.alpha
      if let hero = planned.hero { view.heroID = hero }
      if planned.clips { view.clipsToBounds = true }
      views[planned.name] = view
    }
    for planned in plan {
      if let view = views[planned.name] { views[planned.container]?.addSubview(view) }
    }
  }

  /// Lets the views that are in a controller's view wait for it.
  func enter(_ cast: [String: any PlannedScreen], as plan: [PlanView]) {
    for planned in plan {
      guard let screen = cast[planned.container], let view = views[planned.name] else { continue }
      screen.whenCalled(.viewDidLoad) { [unowned screen] in screen.view.addSubview(view) }
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
    guard change.scale != nil || change.rotation != nil else { return }
    let (scale, degrees) = (change.scale ?? 1, change.rotation ?? 0)
    view.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
      .scaledBy(x: scale, y: scale)
  }

  /// The view of that name.
  subscript(_ name: String) -> View? { views[name] }

  private static func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension View {
  /// What is seen of it.
  var seen: PlanLook {
    let values = presentationValues()
    return look(values.frame, values.center, values.alpha)
  }

  /// What its model says.
  var model: PlanLook { look(frame, center, alpha) }

  private func look(_ frame: CGRect, _ center: CGPoint, _ alpha: CGFloat) -> PlanLook {
    PlanLook(
      frame: [frame.minX, frame.minY, frame.width, frame.height], center: [center.x, center.y],
      alpha: alpha, hidden: isHidden)
  }
}
