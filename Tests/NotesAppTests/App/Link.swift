/// A place of the app that another app can name.
enum Link: Hashable {
  /// A note, in a folder.
  case note(folder: String, name: String)
  case settings
}
