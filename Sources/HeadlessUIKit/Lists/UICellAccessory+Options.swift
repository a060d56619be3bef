public import Foundation
public import Presentation

extension UICellAccessory {
  /// The width that the layout of a cell reserves for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory itself.
    case actual
    /// The width that all accessories of the system share.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The look of an accessory of the system; the values are stored but have no effect.
  ///
  /// Accessories with different options are not equal.
  public struct Options: Hashable, Sendable {
    /// Whether the accessory is hidden, while its width stays reserved; nil for the default, false.
    public var isHidden: Bool?
    /// The width that the layout of the cell reserves; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; nil for the default.
    public var tintColor: ViewColor?

    /// Creates options; each value that is left out is the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: ViewColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// The look of an arrow to the right.
  public typealias DisclosureIndicatorOptions = Options
  /// The look of a check mark.
  public typealias CheckmarkOptions = Options
  /// The look of a button that deletes the row.
  public typealias DeleteOptions = Options
  /// The look of a button that inserts a row.
  public typealias InsertOptions = Options
  /// The look of a handle that moves the row.
  public typealias ReorderOptions = Options
  /// The look of a circle that shows whether the row is selected.
  public typealias MultiselectOptions = Options
  /// The look of an info button.
  public typealias DetailOptions = Options
  /// The look of a label.
  public typealias LabelOptions = Options

  /// Returns an arrow to the right.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { .init("disclosureIndicator", displayed, options) }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { .init("checkmark", displayed, options) }

  /// Returns a button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init("delete", displayed, options, actionHandler) }

  /// Returns a button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init("insert", displayed, options, actionHandler) }

  /// Returns an info button, which usually shows the details of a row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init("detail", displayed, options, actionHandler) }

  /// Returns a handle that moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { .init("reorder", displayed, options) }

  /// Returns a circle that shows whether the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { .init("multiselect", displayed, options) }

  /// Returns a label with a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { .init("label \(text)", displayed, options) }

  /// Simulates a tap on the accessory: calls its action handler, if it has one.
  @MainActor public func tap() { handler?() }
}
