/// A small view at the side of a cell in a list.
public struct UICellAccessory: Hashable, Sendable {
  private let name: String

  /// Returns an arrow to the right.
  public static func disclosureIndicator() -> UICellAccessory { .init(name: "disclosureIndicator") }
  /// Returns a check mark.
  public static func checkmark() -> UICellAccessory { .init(name: "checkmark") }
  /// Returns a button that deletes the row.
  public static func delete() -> UICellAccessory { .init(name: "delete") }
  /// Returns a handle that moves the row.
  public static func reorder() -> UICellAccessory { .init(name: "reorder") }
  /// Returns a label with a text.
  public static func label(text: String) -> UICellAccessory { .init(name: "label \(text)") }
}
