/// The tabs in a model: the selected tab, and the list of all tabs if the model has a list.
struct TabState<Tab: Hashable>: Equatable {
  var tab: Tab
  let tabs: [Tab]?
}
