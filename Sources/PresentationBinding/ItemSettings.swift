/// The settings of an ``ItemPresenter``, and the functions that it calls.
struct ItemSettings<Content, Item> {
  var name: String
  var animated: Bool
  var writeBack: WriteBack
  /// The effect of a parent's removal on the value; nil for the screen's default.
  var whenParentGoes: ParentRemoval?
  /// Returns the text for an item in traces.
  var text: (Item?) -> String
  var update: ((Content, Item) -> Void)?
  var onDismissal: ((DismissalCause) -> Void)?
}
