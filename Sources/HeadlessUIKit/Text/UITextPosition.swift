public import Foundation

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The number of UTF-16 code units before the place.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Returns whether another object is the same place.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  /// The hash value of the place.
  open override nonisolated var hash: Int { offset }
}
