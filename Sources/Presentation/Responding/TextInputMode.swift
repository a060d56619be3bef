public import Foundation

/// A language in which the user types, or the emoji keyboard.
///
/// No keyboard is shown, so that the mode has no effect.
@preconcurrency @MainActor open class TextInputMode: NSObject {
  /// The language of the mode, such as `en-US`; `emoji` for the emoji keyboard.
  public final let primaryLanguage: String?

  /// The modes that the user has enabled: English and the emoji keyboard.
  public static let activeInputModes = ["en-US", "emoji"].map { TextInputMode($0) }

  private init(_ primaryLanguage: String) {
    self.primaryLanguage = primaryLanguage
  }
}
