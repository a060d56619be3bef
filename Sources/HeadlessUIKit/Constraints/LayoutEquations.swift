#if !canImport(Darwin)
  import Foundation
  import Presentation

  /// The active constraints of one view, and what they say about its place.
  @MainActor final class LayoutEquations {
    var constraints: [NSLayoutConstraint] = []
    private var hasComplained = false

    /// What is known of one axis.
    private struct Axis {
      var start: CGFloat?
      var end: CGFloat?
      var center: CGFloat?
      var length: CGFloat?

      var isUnknown: Bool { start == nil && end == nil && center == nil && length == nil }

      /// Where it begins and how long it is; what is not known stays as it is.
      func solved(_ oldStart: CGFloat, _ oldLength: CGFloat) -> (CGFloat, CGFloat) {
        switch (start, end, center, length) {
        case (let start?, let end?, _, _): (start, end - start)
        case (let start?, nil, _, let length?): (start, length)
        case (let start?, nil, let center?, nil): (start, 2 * (center - start))
        case (let start?, nil, nil, nil): (start, oldLength)
        case (nil, let end?, _, let length?): (end - length, length)
        case (nil, let end?, let center?, nil): (2 * center - end, 2 * (end - center))
        case (nil, let end?, nil, nil): (end - oldLength, oldLength)
        case (nil, nil, let center?, let length): place(center, length ?? oldLength)
        case (nil, nil, nil, let length): (oldStart, length ?? oldLength)
        }
      }

      private func place(_ center: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
        (center - length / 2, length)
      }

      func contradicts(_ start: CGFloat, _ length: CGFloat) -> Bool {
        func differs(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) > 0.001 } ?? false }
        return differs(self.start, start) || differs(end, start + length)
          || differs(center, start + length / 2) || differs(self.length, length)
      }
    }

    /// Gives each subview its place; again until none moves, since they may hang on each other.
    static func place(subviewsOf superview: View) {
      let subviews = superview.subviews.filter { $0.attached(LayoutEquations.self) != nil }
      for _ in 0...subviews.count {
        var moved = false
        for view in subviews {
          if let equations = view.attached(LayoutEquations.self) {
            moved = equations.place(view, in: superview) || moved
          }
        }
        if !moved { return }
      }
    }

    private func place(_ view: View, in superview: View) -> Bool {
      var (x, y) = (Axis(), Axis())
      for constraint in constraints { read(constraint, of: view, in: superview, .own, &x, &y) }
      if x.isUnknown || y.isUnknown {
        var (others, below) = (Axis(), Axis())
        for constraint in constraints {
          read(constraint, of: view, in: superview, .siblings, &others, &below)
        }
        if x.isUnknown { x = others }
        if y.isUnknown { y = below }
      }
      let size = view.intrinsicContentSize
      let old = View.untransformedFrame(of: view)
      let isKnown = { (length: CGFloat) in length != View.noIntrinsicMetric }
      let horizontal = x.solved(old.minX, isKnown(size.width) ? size.width : old.width)
      let vertical = y.solved(old.minY, isKnown(size.height) ? size.height : old.height)
      if x.contradicts(horizontal.0, horizontal.1) || y.contradicts(vertical.0, vertical.1) {
        complain(view)
      }
      let new = CGRect(
        x: horizontal.0, y: vertical.0, width: horizontal.1, height: vertical.1)
      guard new != old else { return false }
      view.center = CGPoint(x: new.midX, y: new.midY)
      view.bounds.size = new.size
      return true
    }

    /// Who speaks of a view: its own equations and those of what it is in, or those of siblings.
    private enum Speaker {
      case own
      case siblings
    }

    /// Notes what a constraint says about `view`, unless that is to place what the view is in.
    private func read(
      _ constraint: NSLayoutConstraint, of view: View, in superview: View, _ speaker: Speaker,
      _ x: inout Axis, _ y: inout Axis
    ) {
      let (own, value): (NSLayoutConstraint.Attribute, CGFloat)
      let (first, second) = (constraint.first, constraint.second)
      if speaker == .own, first.view === view, !first.isSafe {
        let isInside = second?.view !== view && second?.view?.isDescendant(of: view) == true
        guard !isInside, let place = second.map({ $0.value(in: superview) }) ?? 0 else { return }
        own = first.attribute
        value = place * constraint.multiplier + constraint.constant
      } else if let second, second.view === view, !second.isSafe, let other = first.view,
        other !== view, !other.isDescendant(of: view),
        view.isDescendant(of: other) == (speaker == .own),
        let place = first.value(in: superview), constraint.multiplier != 0
      {
        own = second.attribute
        value = (place - constraint.constant) / constraint.multiplier
      } else {
        return
      }
      switch own {
      case .notAnAttribute: break
      case .left, .leading: x.start = value
      case .right, .trailing: x.end = value
      case .width: x.length = value
      case .centerX: x.center = value
      case .top: y.start = value
      case .bottom: y.end = value
      case .height: y.length = value
      case .centerY: y.center = value
      }
    }

    private func complain(_ view: View) {
      guard !hasComplained else { return }
      hasComplained = true
      view.clientWorld.reportNotModelled(
        "The constraints of \(view.description) contradict each other.",
        advice: "Deactivate one of them: there is no solver that would choose.")
    }
  }

  extension View {
    /// The frame that the view would have without its transform, which layout leaves alone.
    static func untransformedFrame(of view: View) -> CGRect {
      CGRect(
        x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
        width: view.bounds.width, height: view.bounds.height)
    }
  }
#endif
