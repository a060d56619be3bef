public import Foundation

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether the range contains no text.
  open var isEmpty: Bool { range.length == 0 }

  /// Returns whether another object is the same range.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  /// The hash value of the range.
  open override nonisolated var hash: Int { range.location }
}
