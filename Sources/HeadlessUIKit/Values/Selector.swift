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

    /// Does nothing: Objective-C finds the method by its name.
    @MainActor func remember(of target: AnyObject) {}

    /// Returns false: ``call(on:from:)`` has already searched for the method by its name.
    @MainActor func callByName(on target: AnyObject, from sender: Any?) -> Bool { false }

    /// Returns whether the target has the method, perhaps for another type of sender.
    @MainActor func isMethod(of target: AnyObject) -> Bool {
      (target as? any NSObjectProtocol)?.responds(to: self) ?? false
    }
  }
#endif
