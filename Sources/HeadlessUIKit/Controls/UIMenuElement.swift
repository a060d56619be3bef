public import Foundation
import Presentation

/// An entry of a menu: an action, or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
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
    /// The menu stays open when the entry is chosen; the attribute has no effect.
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
  public final let title: String
  /// The text below the title; the value is stored but has no effect.
  public final var subtitle: String?
  /// The image of the entry; the value is stored but has no effect.
  public final let image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }

  /// Loads the deferred entries, because the menu is opened.
  func prepareToOpen() {}

  /// All actions of this entry.
  var actions: [UIAction] { [] }
}
