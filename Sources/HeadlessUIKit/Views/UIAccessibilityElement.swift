public import Foundation
public import Presentation

/// A part of a view that VoiceOver reads aloud like a view of its own; its values are stored.
@preconcurrency @MainActor open class UIAccessibilityElement: AccessibleResponder {
  private struct Values {
    var isElement = true
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits = AccessibilityTraits.none
    var frame = CGRect.zero
    var actions: [AccessibilityCustomAction]?
  }

  private var values = Values()
  /// The view that contains the element; not retained.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinates of the container.
  ///
  /// If the value was not set, it is zero. Setting it does not set ``accessibilityFrame``.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Whether VoiceOver reads the element aloud; by default true.
  open override var isAccessibilityElement: Bool {
    get { values.isElement }
    set { values.isElement = newValue }
  }

  /// The text that VoiceOver reads aloud.
  open override var accessibilityLabel: String? {
    get { values.label }
    set { values.label = newValue }
  }

  /// A longer text about the result of an action.
  open override var accessibilityHint: String? {
    get { values.hint }
    set { values.hint = newValue }
  }

  /// The value of the element as a text.
  open override var accessibilityValue: String? {
    get { values.value }
    set { values.value = newValue }
  }

  /// The purposes of the element.
  open override var accessibilityTraits: AccessibilityTraits {
    get { values.traits }
    set { values.traits = newValue }
  }

  /// An identifier by which tests find the element.
  open override var accessibilityIdentifier: String? {
    get { values.identifier }
    set { values.identifier = newValue }
  }

  /// The frame in the coordinates of the screen.
  open override var accessibilityFrame: CGRect {
    get { values.frame }
    set { values.frame = newValue }
  }

  /// The actions that the user can choose with VoiceOver.
  open override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { values.actions }
    set { values.actions = newValue }
  }
}
