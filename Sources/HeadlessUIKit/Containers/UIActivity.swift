public import Foundation
public import Presentation

/// A service of an app that can be offered in an activity controller.
///
/// The list of activities is not modeled, so that the methods of an activity are never called.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind of activity from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a kind of activity from a name.
    public init(rawValue: String) { self.init(rawValue) }

    /// Sends the items in a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends the items by e-mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves images or videos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds an address to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends the items to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens a book.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Posts the items to a social network.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts the items to a social network.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Turns the items into a document with marks.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The place of an activity in the list; the raw values are the same as in UIKit.
  public enum Category: Int, Hashable, Sendable {
    /// A service that works with the items.
    case action
    /// A service that sends the items to other people.
    case share
  }

  /// The place of the activity in the list; `action` by default.
  open class var activityCategory: Category { .action }
  /// The controller that shows the activity; nil by default.
  open var activityViewController: ViewController? { nil }
  /// The kind of activity; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; nil by default.
  open var activityTitle: String? { nil }
  /// The image of the activity; nil by default.
  open var activityImage: UIImage? { nil }

  /// Creates an activity.
  public override init() {
    super.init()
  }

  /// Returns whether the activity can be used for the items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Prepares the activity; does nothing by default.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Performs the activity; does nothing by default.
  open func perform() {}

  /// Ends the activity; has no effect.
  public final func activityDidFinish(_ completed: Bool) {}
}
