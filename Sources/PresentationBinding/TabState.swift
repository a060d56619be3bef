/// The selected tab in a model, and the list of tabs if the model has a list.
struct TabState<Tab: Hashable>: Equatable {
  var tab: Tab
  let tabs: [Tab]?
}
