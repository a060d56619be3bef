/// A screen of the app, identified by its content.
enum Place: Hashable {
  /// The first screen of a tab.
  case tab(AppTab)
  case note(String)
  case editor(String)
  case share(String)
  case login
  case onboarding
}
