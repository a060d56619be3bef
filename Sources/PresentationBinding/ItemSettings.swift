/// The settings of an ``ItemPresenter``: how it presents its content, and the functions that it
/// calls.
struct ItemSettings<Content, Item> {
  var name: String
  var animated: Bool
  var writeBack: WriteBack
  /// The effect of a parent's removal; nil to use the screen's default.
  var whenParentGoes: ParentRemoval?
  /// Returns the text that traces print for the item.
  var text: (Item?) -> String
  var update: ((Content, Item) -> Void)?
  var onDismissal: ((DismissalCause) -> Void)?
}
