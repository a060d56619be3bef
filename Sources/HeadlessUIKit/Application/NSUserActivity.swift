#if !canImport(ObjectiveC)
  public import Presentation

  /// Foundation's name for `UserActivity`: an activity of the user, such as a link to a web page.
  public typealias NSUserActivity = UserActivity

  /// The type of an activity that opens a web page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
