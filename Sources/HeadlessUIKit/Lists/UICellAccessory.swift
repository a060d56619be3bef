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
  private var options = Options()
  private var view: View?
  /// The style of an outline disclosure; nil for all other accessories.
  private(set) var outline: OutlineDisclosureOptions.Style?
  private(set) var handler: ActionHandler?

  init(
    _ name: String, _ displayed: DisplayedState = .always, _ options: Options = .init(),
    _ handler: ActionHandler? = nil
  ) {
    (self.name, self.displayed, self.options) = (name, displayed, options)
    self.handler = handler
  }

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
    let look = Options(
      isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
      tintColor: options.tintColor)
    var accessory = UICellAccessory("outlineDisclosure", displayed, look, actionHandler)
    accessory.outline = options.style
    return accessory
  }

  /// Returns an accessory with a view of the app.
  @MainActor public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    var accessory = UICellAccessory("customView", .always, configuration.options)
    accessory.view = configuration.customView
    return accessory
  }

  /// Returns whether two accessories are of the same kind; their closures are ignored.
  public static func == (a: UICellAccessory, b: UICellAccessory) -> Bool {
    a.name == b.name && a.displayed == b.displayed && a.options == b.options
      && a.outline == b.outline && a.view === b.view
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

    /// The look of the accessory; the values are stored but have no effect.
    public let options: Options
    /// Whether the layout keeps the size of the view; the value is stored but has no effect.
    public let maintainsFixedSize: Bool?

    /// Creates the settings for a view.
    public init(
      customView: View, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: ViewColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.maintainsFixedSize = maintainsFixedSize
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
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
    /// Whether the arrow is hidden; nil for the default; the value is stored but has no effect.
    public var isHidden: Bool?
    /// The width that the layout of the cell reserves; the value is stored but has no effect.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the arrow; nil for the default; the value is stored but has no effect.
    public var tintColor: ViewColor?

    /// Creates settings with a style and a look.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: ViewColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }
}
