/// The tabs in a model: the selected tab and, if the model has a list of tabs, that list.
struct TabState<Tab: Hashable>: Equatable {
  var tab: Tab
  let tabs: [Tab]?
}
