public import Foundation

/// The image of a quick action; nothing is drawn.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// An image of the system; the raw values are the same as in UIKit.
  public enum IconType: Int, Hashable, Sendable {
    /// A pencil and a sheet of paper.
    case compose
    /// A sign for playing.
    case play
    /// A sign for pausing.
    case pause
    /// A plus sign.
    case add
    /// An arrow for the current place.
    case location
    /// A magnifying glass.
    case search
    /// A sign for sharing.
    case share
    /// A sign for something forbidden.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A pin on a map.
    case markLocation
    /// A star.
    case favorite
    /// A heart.
    case love
    /// A cloud.
    case cloud
    /// An invitation.
    case invitation
    /// A confirmation.
    case confirmation
    /// A letter.
    case mail
    /// A speech bubble.
    case message
    /// A calendar.
    case date
    /// A clock.
    case time
    /// A camera.
    case capturePhoto
    /// A video camera.
    case captureVideo
    /// An open task.
    case task
    /// A completed task.
    case taskCompleted
    /// An alarm clock.
    case alarm
    /// A bookmark.
    case bookmark
    /// A sign for a random order.
    case shuffle
    /// A sign for sound.
    case audio
    /// A sign for an update.
    case update
  }

  /// Creates an icon with an image of the system.
  public init(type: IconType) {
    super.init()
  }

  /// Creates an icon with an image of the app; no file is loaded.
  public init(templateImageName: String) {
    super.init()
  }

  /// Creates an icon with a symbol of the system.
  public init(systemImageName: String) {
    super.init()
  }
}
