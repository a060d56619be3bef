/// The state that the app stores between two launches.
struct SavedState: Equatable {
  var tab: AppTab
  var path: [String]
  var draft: Draft?
}
