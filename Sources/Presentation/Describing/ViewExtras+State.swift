import PresentationLifecycle

extension ViewExtras: StatefulObject {
  /// Whether all properties have their first values, as if the object did not exist.
  var isPlain: Bool {
    look == View.Look() && details.isPlain && knownSafeAreaInsets == .zero && concealments == 0
      && traitOverrides == TraitOverrides() && madeAttachments?.isEmpty != false && mask == nil
      && layer == nil && placement == nil && matching == nil
      && touchArenaMember == nil && propertyObserver == nil
  }

  func describe(to state: inout StateWriter) {
    state.add("look", plain: look)
    details.describe(to: &state)
    state.add("concealments", concealments)
    state.add("safe area", knownSafeAreaInsets)
    state.add("traits", plain: traitOverrides)
    state.add("mask", mask)
    state.add("layer", any: layer)
    state.add("placement", any: placement)
    state.add("attachments", any: madeAttachments)
    state.add("matching", any: matching)
    state.add("touches", any: touchArenaMember)
    state.add("observer", any: propertyObserver)
  }
}

extension View.Details {
  fileprivate var isPlain: Bool {
    tag == 0 && !clipsToBounds && isOpaque && contentMode == .scaleToFill
      && isUserInteractionEnabled && autoresizesSubviews && tintColor == nil
      && semanticContentAttribute == .unspecified && layoutMargins == nil
      && marginsIncludeSafeArea && !preservesSuperviewMargins
  }

  @MainActor fileprivate func describe(to state: inout StateWriter) {
    state.add("tag", tag)
    state.add("clips", clipsToBounds)
    state.add("opaque", isOpaque)
    state.add("content", plain: contentMode)
    state.add("interaction", isUserInteractionEnabled)
    state.add("autoresizes", autoresizesSubviews)
    state.add("tint", any: tintColor)
    state.add("direction", plain: semanticContentAttribute)
    state.add("margins", plain: layoutMargins)
    state.add("margins include safe area", marginsIncludeSafeArea)
    state.add("preserves superview margins", preservesSuperviewMargins)
  }
}
