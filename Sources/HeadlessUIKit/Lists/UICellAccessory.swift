public import Presentation

/// A small view at the side of a cell in a list.
///
/// Accessories are not drawn.
public struct UICellAccessory: Hashable, Sendable {
  /// The times at which an accessory is shown; the value is stored but has no effect.
  public enum DisplayedState: Hashable, Sendable {
    /// The accessory is always shown.
    case always
    /// The accessory is shown while the list is being edited.
    case whenEditing
    /// The accessory is shown while the list is not being edited.
    case whenNotEditing
  }

  /// A closure that is called when the user taps an accessory.
  public typealias ActionHandler = @MainActor @Sendable () -> Void

  private let name: String
  private var displayed = DisplayedState.always
  private var view: View?
  /// The style of an outline disclosure; nil for all other accessories.
  private(set) var outline: OutlineDisclosureOptions.Style?
  private(set) var handler: ActionHandler?

  private init(_ name: String, _ displayed: DisplayedState = .always) {
    (self.name, self.displayed) = (name, displayed)
  }

  /// Returns an arrow to the right.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { .init("disclosureIndicator", displayed) }

  /// Returns a check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    .init("checkmark", displayed)
  }

  /// Returns a button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory("delete", displayed)
    accessory.handler = actionHandler
    return accessory
  }

  /// Returns a handle that moves the row.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    .init("reorder", displayed)
  }

  /// Returns a circle that shows whether the row is selected.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    .init("multiselect", displayed)
  }

  /// Returns a label with a text.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { .init("label \(text)", displayed) }

  /// Returns an arrow that expands and collapses the item of the cell.
  ///
  /// See ``UICollectionView/tapOutlineDisclosure(at:)``.
  ///
  /// - Parameters:
  ///   - displayed: When the arrow is shown.
  ///   - options: The places at which a tap expands and collapses the item.
  ///   - actionHandler: Called for a tap on the arrow, which then changes nothing itself.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory("outlineDisclosure", displayed)
    (accessory.outline, accessory.handler) = (options.style, actionHandler)
    return accessory
  }

  /// Returns an accessory with a view of the app.
  @MainActor public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    var accessory = UICellAccessory("customView")
    accessory.view = configuration.customView
    return accessory
  }

  /// Returns whether two accessories are of the same kind; their closures are ignored.
  public static func == (a: UICellAccessory, b: UICellAccessory) -> Bool {
    a.name == b.name && a.displayed == b.displayed && a.outline == b.outline && a.view === b.view
  }

  /// Hashes the kind of the accessory.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The settings of an accessory with a view of the app.
  @MainActor public struct CustomViewConfiguration {
    /// The side of the cell at which the accessory is; the value is stored but has no effect.
    public enum Placement: Hashable, Sendable {
      /// The left side.
      case leading(displayed: DisplayedState = .always)
      /// The right side.
      case trailing(displayed: DisplayedState = .always)
    }

    /// The view of the accessory.
    public let customView: View
    /// The side of the cell at which the accessory is; the value is stored but has no effect.
    public let placement: Placement

    /// Creates the settings for a view.
    public init(customView: View, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  /// The settings of an outline disclosure.
  public struct OutlineDisclosureOptions: Hashable, Sendable {
    /// The places at which a tap expands and collapses the item.
    public enum Style: Hashable, Sendable {
      /// The system chooses; in this package, the same as `cell`.
      case automatic
      /// Anywhere on the cell, so that a tap does not select the item.
      case header
      /// The arrow.
      case cell
    }

    /// The places at which a tap expands and collapses the item.
    public var style: Style

    /// Creates settings with a style.
    public init(style: Style = .automatic) { self.style = style }
  }
}
