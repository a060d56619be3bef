/// A place in the app that another app can open.
enum Link: Hashable {
  /// A note in a folder.
  case note(folder: String, name: String)
  case settings
}
