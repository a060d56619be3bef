#if canImport(ObjectiveC)
  import Foundation

  extension Selector {
    /// Calls the selector's method on a target; returns false if the target does not have the
    /// method.
    @MainActor func call(on target: AnyObject, from sender: Any?) -> Bool {
      guard let target = target as? any NSObjectProtocol, target.responds(to: self) else {
        return false
      }
      _ = target.perform(self, with: sender)
      return true
    }

    /// Returns whether the target has the method, perhaps for another type of sender.
    @MainActor func isMethod(of target: AnyObject) -> Bool {
      (target as? any NSObjectProtocol)?.responds(to: self) ?? false
    }
  }
#endif
