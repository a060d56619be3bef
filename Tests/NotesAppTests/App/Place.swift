/// A screen of the app, by what it shows.
enum Place: Hashable {
  /// The first screen of a tab.
  case tab(AppTab)
  case note(String)
  case editor(String)
  case share(String)
  case login
  case onboarding
}
