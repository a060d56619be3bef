import Foundation
import Presentation

extension View {
  /// Posts a notification with this view as the object.
  final func post(_ name: Notification.Name) {
    clientWorld.use { NotificationCenter.default.post(name: name, object: self) }
  }
}

extension String {
  /// The empty range at the end of the text, in UTF-16 code units.
  var endRange: NSRange { NSRange(location: utf16.count, length: 0) }

  /// The range of the last letter, in UTF-16 code units; empty if there is no text.
  var lastLetterRange: NSRange {
    let length = last?.utf16.count ?? 0
    return NSRange(location: utf16.count - length, length: length)
  }
}
