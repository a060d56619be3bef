public import Foundation

#if canImport(ObjectiveC)
  /// This module's name for Foundation's `NSUserActivity`: an activity of the user.
  public typealias UserActivity = NSUserActivity
#else
  /// An activity of the user, such as a link to a web page that the app opens.
  ///
  /// The values are stored but have no effect.
  public class UserActivity: NSObject {
    /// The type of the activity.
    public let activityType: String
    /// The title of the activity.
    @exclusivity(unchecked) public var title: String?
    /// The web page of the activity.
    @exclusivity(unchecked) public var webpageURL: URL?
    /// The data of the activity.
    @exclusivity(unchecked) public var userInfo: [AnyHashable: Any]?
    /// Whether the activity can be continued on another device.
    public var isEligibleForHandoff = true
    /// Whether the activity can be found in a search.
    public var isEligibleForSearch = false
    /// Whether the system may suggest the activity to the user.
    public var isEligibleForPrediction = false
    /// Whether the activity can be found in a search of all users.
    public var isEligibleForPublicIndexing = false
    /// Whether the data of the activity must be updated before the activity is continued.
    public var needsSave = false
    /// The keys of the data that are necessary to continue the activity.
    @exclusivity(unchecked) public var requiredUserInfoKeys: Set<String>?
    /// Words with which a search finds the activity.
    @exclusivity(unchecked) public var keywords: Set<String> = []
    /// An identifier with which the app deletes the activity.
    @exclusivity(unchecked) public var persistentIdentifier: String?
    /// An identifier of the contents, with which the system chooses a scene.
    @exclusivity(unchecked) public var targetContentIdentifier: String?
    /// The page from which the user has come.
    @exclusivity(unchecked) public var referrerURL: URL?
    /// The date after which the activity is no longer continued.
    @exclusivity(unchecked) public var expirationDate: Date?

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
#endif
