/// The settings and callbacks of an ``ItemPresenter``.
struct ItemSettings<Content, Item> {
  var name: String
  var animated: Bool
  var writeBack: WriteBack
  /// The effect on the value if the presenting controller is removed; if nil, that controller's
  /// `presenterWhenParentGoes` decides.
  var whenParentGoes: ParentRemoval?
  /// The function that describes an item in the trace of a test.
  var text: (Item?) -> String
  var update: ((Content, Item) -> Void)?
  var onDismissal: ((DismissalCause) -> Void)?
}
