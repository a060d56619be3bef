/// Where the bound value lives: how it is read, written and printed.
struct ItemSource<Item> {
  let get: () -> Item?
  let set: (Item?) -> Void
  /// The value as traces print it.
  let text: (Item?) -> String
}
