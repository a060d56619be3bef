/// The selected tab of a model, and the model's list of tabs if there is a list.
struct TabState<Tab: Hashable>: Equatable {
  var tab: Tab
  let tabs: [Tab]?
}
