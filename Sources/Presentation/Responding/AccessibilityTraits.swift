/// The purposes of an element for VoiceOver.
///
/// The raw values are the same as in UIKit.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Creates traits from a raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: AccessibilityTraits = []
  /// The element is a button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// The element plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// The element is a text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the screen when the app starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// The element changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// A tap on the element starts playing media.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The user can increase and decrease the value of the element.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// The user can touch the element directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// The element turns the page when VoiceOver has read it.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// The element is a tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// The element is a header.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
}
