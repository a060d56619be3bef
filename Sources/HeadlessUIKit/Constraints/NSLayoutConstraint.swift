#if !canImport(Darwin)
  public import Foundation
  import Presentation

  /// An equation between two edges, sizes or centres of views.
  ///
  /// There is no solver. When the superview is laid out, each subview takes along each axis what
  /// its active constraints say: equations with any factor and constant. Inequalities, priorities
  /// below `required` and equations that contradict each other are reported (`notModelled`) and
  /// have no effect.
  @preconcurrency @MainActor public final class NSLayoutConstraint: NSObject {
    /// A part of a view; raw values are UIKit's.
    ///
    /// Leading is left: languages run to the right.
    public enum Attribute: Int, Hashable, Sendable, CaseIterable {
      /// Nothing: the constant alone counts.
      case notAnAttribute = 0
      /// The left side.
      case left
      /// The right side.
      case right
      /// The upper side.
      case top
      /// The lower side.
      case bottom
      /// The side where lines begin.
      case leading
      /// The side where lines end.
      case trailing
      /// The width.
      case width
      /// The height.
      case height
      /// The middle between left and right.
      case centerX
      /// The middle between top and bottom.
      case centerY
    }

    /// How the two sides compare; raw values are UIKit's.
    public enum Relation: Int, Hashable, Sendable {
      /// At most; reported.
      case lessThanOrEqual = -1
      /// Equal.
      case equal
      /// At least; reported.
      case greaterThanOrEqual
    }

    let first: LayoutTerm
    let second: LayoutTerm?
    /// How the two sides compare.
    public let relation: Relation
    /// What the second side is multiplied by.
    public let multiplier: CGFloat
    /// What is added to the second side, in points.
    ///
    /// Changing it asks for layout.
    public var constant: CGFloat {
      didSet { if isActive, constant != oldValue { askForLayout() } }
    }
    /// How much it matters; only `required` has effect.
    public var priority = UILayoutPriority.required
    /// A name for debugging.
    public var identifier: String?
    /// Whether it counts.
    public var isActive = false {
      didSet {
        guard isActive != oldValue else { return }
        isActive ? attach() : detach()
      }
    }

    init(
      _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat,
      constant: CGFloat
    ) {
      (self.first, self.relation, self.second) = (first, relation, second)
      (self.multiplier, self.constant) = (multiplier, constant)
      super.init()
    }

    /// `item.attribute = multiplier * toItem.attribute + constant`, of views and layout guides.
    public convenience init(
      item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
      toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
      self.init(
        LayoutTerm(view1, attr1), relation, view2.map { LayoutTerm($0, attr2) },
        multiplier: multiplier, constant: c)
    }

    /// Makes all of them count.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }

    /// Makes none of them count.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = false }
    }

    /// The view, or the owner of the guide, on the first side.
    public var firstItem: AnyObject? { first.view }

    /// The view, or the owner of the guide, on the second side.
    public var secondItem: AnyObject? { second?.view }

    private var views: [View] { [first.view, second?.view].compactMap(\.self) }

    private func attach() {
      guard relation == .equal, priority == .required else {
        isActive = false
        return views.first?.clientWorld.reportNotModelled(
          "A constraint that is no required equation was left out.",
          advice: "Place the view by equations, or set frames in layoutSubviews.") ?? ()
      }
      for view in views { view.attachment { LayoutEquations() }.constraints.append(self) }
      askForLayout()
    }

    private func detach() {
      for view in views {
        view.attached(LayoutEquations.self)?.constraints.removeAll { $0 === self }
      }
      askForLayout()
    }

    private func askForLayout() {
      for case let superview? in views.map(\.superview) {
        superview.setLayoutRule { LayoutEquations.place(subviewsOf: $0) }
        superview.setNeedsLayout()
      }
    }
  }
#endif
