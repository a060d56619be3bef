/// The settings of an ``ItemPresenter``: how it shows its item, and the functions that it calls.
struct ItemSettings<Content, Item> {
  var name: String
  var animated: Bool
  var writeBack: WriteBack
  /// Nil for what the screen says.
  var whenParentGoes: ParentRemoval?
  /// The item as traces print it.
  var text: (Item?) -> String
  var update: ((Content, Item) -> Void)?
  var onDismissal: ((DismissalCause) -> Void)?
}
