public import Foundation

/// An item of a bar, with a title; the module `HeadlessUIKit` adds the image.
@preconcurrency @MainActor open class BarItem: NSObject {
  /// The title of the item.
  @exclusivity(unchecked) open var title: String?
  /// A number with which an app can identify the item.
  open var tag = 0
  /// Whether the item responds to taps.
  open var isEnabled = true
  /// The insets of the image; the value is stored but has no effect.
  open var imageInsets = ViewInsets.zero
  /// The name by which UI tests find the item; the value is stored but has no effect.
  @exclusivity(unchecked) public var accessibilityIdentifier: String?
  /// The text that VoiceOver reads aloud; the value is stored but has no effect.
  @exclusivity(unchecked) public var accessibilityLabel: String?
  /// The objects that other modules store with the item.
  package final let attachments = Attachments()

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }
}
