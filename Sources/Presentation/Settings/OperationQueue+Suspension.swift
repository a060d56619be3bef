package import Foundation

/// `HeadlessUIKit` replaces Foundation's `isSuspended`. Only other modules can access the original.
extension OperationQueue {
  /// Foundation's own value of `isSuspended`.
  package var holdsOperations: Bool {
    get { isSuspended }
    set { isSuspended = newValue }
  }
}
