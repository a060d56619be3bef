/// How an ``ItemPresenter`` shows its item, and whom it tells.
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
