import Foundation

/// An action of the edit menu, such as copying, which a responder can implement.
package enum EditAction: String, CaseIterable {
  case cut, copy, paste, select, selectAll, delete

  /// The selector of the responder's method.
  @MainActor package var selector: Responder.ActionSelector {
    #if canImport(ObjectiveC)
      Selector(("\(rawValue):"))
    #else
      Selector("\(rawValue):") { (target: Responder, sender: Any?) in
        perform(on: target, from: sender)
      }
    #endif
  }

  /// Calls the responder's method.
  @MainActor package func perform(on target: Responder, from sender: Any?) {
    switch self {
    case .cut: target.cut(sender)
    case .copy: target.copy(sender)
    case .paste: target.paste(sender)
    case .select: target.select(sender)
    case .selectAll: target.selectAll(sender)
    case .delete: target.delete(sender)
    }
  }

  #if !canImport(ObjectiveC)
    /// Returns whether a selector names an action of the edit menu, but no class that implements
    /// it.
    ///
    /// Every responder declares the methods, so the type of a responder does not show whether the
    /// responder implements one of them.
    @MainActor static func isGeneral(_ action: Selector) -> Bool {
      allCases.contains { "\($0.rawValue):" == action.description }
        && action.isMethod(of: Responder())
    }
  #endif
}
