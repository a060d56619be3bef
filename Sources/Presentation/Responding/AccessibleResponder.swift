public import PresentationMotion

/// A responder with values for VoiceOver: the base class of views.
///
/// The values are stored but have no effect. They are declared here, apart from the view, so that a
/// subclass of an app can override them.
@preconcurrency @MainActor open class AccessibleResponder: Responder {
  /// Whether VoiceOver reads the view aloud.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { accessibility?.isElement = newValue }
  }

  /// The text that VoiceOver reads aloud.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { accessibility?.label = newValue }
  }

  /// A longer text about the result of an action, which VoiceOver reads aloud.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibility?.hint = newValue }
  }

  /// The value of the view as a text, which VoiceOver reads aloud.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibility?.value = newValue }
  }

  /// The purposes of the view.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { accessibility?.traits = newValue }
  }

  /// The elements inside the view, in the order in which VoiceOver reads them aloud.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibility?.elements = newValue }
  }

  /// Further actions that VoiceOver offers; a test performs an action with
  /// `perform()` of the action.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibility?.actions }
    set { accessibility?.actions = newValue }
  }

  /// The name by which UI tests find the view.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibility?.identifier = newValue }
  }

  /// Whether VoiceOver ignores the view's siblings.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibility?.isModal = newValue }
  }

  /// Whether VoiceOver ignores the view's subviews.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibility?.hidesElements = newValue }
  }

  /// The frame of the view for VoiceOver, in the coordinates of the screen; by default the place of
  /// the bounds.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? (self as? View).map { $0.convert($0.bounds, to: nil) } ?? .zero }
    set { accessibility?.frame = newValue }
  }

  /// The point at which VoiceOver taps, in the coordinates of the screen; by default the center of
  /// ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.point
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibility?.point = newValue }
  }

  /// Returns the number of the elements inside the view; by default that of
  /// ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an element inside the view; by default one of ``accessibilityElements``.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element inside the view; by default its index in
  /// ``accessibilityElements``.
  ///
  /// If there is no such element, the result is `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? .max
  }

  /// Performs the view's action, and returns whether this has happened; by default false.
  ///
  /// VoiceOver calls the method for a double tap; this package never calls it.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of the view; never called by this package.
  open func accessibilityIncrement() {}

  /// Decreases the value of the view; never called by this package.
  open func accessibilityDecrement() {}

  /// Called when VoiceOver moves to the view; never called by this package.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when VoiceOver leaves the view; never called by this package.
  open func accessibilityElementDidLoseFocus() {}

  private var accessibility: AccessibilityValues? {
    (self as? View)?.attachment { AccessibilityValues() }
  }
}

/// The stored values of a view for VoiceOver.
@MainActor private final class AccessibilityValues {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = AccessibilityTraits.none
  var elements: [Any]?
  var actions: [AccessibilityCustomAction]?
  var identifier: String?
  var isModal = false
  var hidesElements = false
  var frame: CGRect?
  var point: CGPoint?
}
