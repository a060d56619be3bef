import PresentationMotion

extension View {
  private static let standardMargins = ViewInsets(top: 8, left: 8, bottom: 8, right: 8)
  private static let marginsOfRoot = ViewInsets(top: 0, left: 16, bottom: 0, right: 16)

  /// The value of ``LayoutResponder/layoutMargins`` without the overrides of an app.
  final var ownLayoutMargins: ViewInsets {
    get {
      let usual = controller == nil ? Self.standardMargins : Self.marginsOfRoot
      return details.layoutMargins ?? usual
    }
    set {
      details.layoutMargins = newValue
      setNeedsLayout()
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
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
