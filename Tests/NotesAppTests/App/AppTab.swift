/// A tab of the app.
enum AppTab: String, CaseIterable {
  case library
  case search
  case settings
}
