/// What a model says of tabs: the selected one, and all of them if the model has a list.
struct TabState<Tab: Hashable>: Equatable {
  var tab: Tab
  let tabs: [Tab]?
}
