#if !canImport(ObjectiveC)
  public import Foundation

  /// An activity of the user, such as a link to a web page that the app opens.
  ///
  /// The values are stored but have no effect.
  public final class NSUserActivity: NSObject {
    /// The type of the activity.
    public let activityType: String
    /// The title of the activity.
    public var title: String?
    /// The web page of the activity.
    public var webpageURL: URL?
    /// The data of the activity.
    public var userInfo: [AnyHashable: Any]?
    /// Whether the activity can be continued on another device.
    public var isEligibleForHandoff = true
    /// Whether the activity can be found in a search.
    public var isEligibleForSearch = false

    /// Creates an activity with a type.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds data to the activity.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Has no effect.
    public func becomeCurrent() {}

    /// Has no effect.
    public func resignCurrent() {}

    /// Has no effect.
    public func invalidate() {}
  }

  /// The type of an activity that opens a web page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
