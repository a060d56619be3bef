public import Foundation

/// A replacement of a command while other keys are pressed.
@preconcurrency @MainActor public final class CommandAlternate: NSObject {
  /// The title of the replacement.
  public let title: String
  /// The method that the replacement calls.
  public let action: Selector
  /// The keys that are pressed.
  public let modifierFlags: KeyModifierFlags

  /// Creates a replacement.
  public init(title: String, action: Selector, modifierFlags: KeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
