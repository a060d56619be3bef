/// The use of the files that the user chooses; the raw values are the same as in UIKit.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// The files are copied into the app.
  case `import`
  /// The files are opened where they are.
  case open
  /// Files of the app are copied to a folder.
  case exportToService
  /// Files of the app are moved to a folder.
  case moveToService
}
