import PresentationMotion

extension View {
  private static let standardMargins = ViewInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Whether the layout margins include the insets of the safe area (L-18); true by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { details.marginsIncludeSafeArea }
    set {
      details.marginsIncludeSafeArea = newValue
      marginsChanged()
    }
  }

  /// Whether the layout margins cover the part of the superview's margins that is inside this view
  /// (L-18); false by default.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { details.preservesSuperviewMargins }
    set {
      details.preservesSuperviewMargins = newValue
      marginsChanged()
    }
  }

  /// The value of ``LayoutResponder/layoutMargins`` without the overrides of an app (L-15, L-18).
  final var ownLayoutMargins: ViewInsets {
    get {
      var margins = marginsInSafeArea
      if insetsLayoutMarginsFromSafeArea { margins += safeAreaInsets }
      guard preservesSuperviewLayoutMargins, let superview else { return margins }
      return margins.atLeast(insideInsets(of: superview, superview.layoutMargins))
    }
    set {
      details.layoutMargins = newValue
      marginsChanged()
    }
  }

  private var marginsInSafeArea: ViewInsets {
    guard controller?.viewRespectsSystemMinimumLayoutMargins == true else {
      return details.layoutMargins ?? Self.standardMargins
    }
    return (details.layoutMargins ?? .zero).atLeast(ViewController.minimumMargins)
  }

  fileprivate final func marginsChanged() {
    setNeedsLayout()
    tellMarginsChanged()
  }

  /// Tells the view and its controller that the layout margins have changed.
  final func tellMarginsChanged() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsChanged()
    }
  }

  final func setSemanticContentAttribute(_ attribute: SemanticContentAttribute) {
    details.semanticContentAttribute = attribute
    guard attribute == .forceRightToLeft else { return }
    world.reportOnce(
      "UIView.semanticContentAttribute",
      "UIView.semanticContentAttribute: forceRightToLeft does not mirror the layout.",
      advice: "Test mirrored layouts on a device; leading is always left here.")
  }
}

extension ViewController {
  /// The smallest layout margins of the view of a controller (L-15).
  package static let minimumMargins = ViewInsets(top: 0, left: 16, bottom: 0, right: 16)

  /// Whether the layout margins of the view are at least those of the system; true by default
  /// (L-15).
  public final var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { madeAttachments?.find(MarginChoice.self)?.respectsMinimum ?? true }
    set {
      attachments.find { MarginChoice() }.respectsMinimum = newValue
      loadedView?.marginsChanged()
    }
  }
}

/// Whether a controller's view has at least the system's layout margins.
@MainActor private final class MarginChoice: StatefulObject {
  var respectsMinimum = true

  func describe(to state: inout StateWriter) {
    state.add("respects minimum", respectsMinimum)
  }
}
