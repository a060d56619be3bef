public import Foundation

/// An entry of a menu: a command, an action, or another menu.
@preconcurrency @MainActor open class MenuElement: NSObject {
  /// The attributes of an entry; the raw values are the same as in UIKit.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Creates attributes from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entry cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The entry deletes something; the attribute has no effect.
    public static let destructive = Attributes(rawValue: 2)
    /// The entry is not in the menu.
    public static let hidden = Attributes(rawValue: 4)
    /// A context menu or an edit menu stays open when the entry is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The mark beside an entry, which is not drawn; the raw values are the same as in UIKit.
  public enum State: Int, Hashable, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// The title of the entry.
  ///
  /// If a button is created with an action as `primaryAction`, the button shows the action's title.
  /// A bar button item shows the action's title if it is created without another title.
  public final var title: String
  /// The text below the title; the value is stored but has no effect.
  @exclusivity(unchecked) public var subtitle: String?
  /// The image of the entry, whose type the module `HeadlessUIKit` declares.
  package final var picture: AnyObject?

  package init(title: String, subtitle: String? = nil) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init()
  }
}
