public import Foundation
public import Presentation

/// The place for copied contents; each world (the simulated system of one test) has its own.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard of the current world.
  public static var general: UIPasteboard { World.current.attachment { UIPasteboard() } }

  /// Posted with the pasteboard as the object when its contents have changed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  private var contents: [Any] = []
  /// The number of changes of the contents.
  public private(set) final var changeCount = 0

  /// The copied texts; setting the property replaces all contents.
  open var strings: [String]? {
    get { found(String.self) }
    set { replace(newValue) }
  }
  /// The first of the copied texts; setting the property replaces all contents.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The copied addresses; setting the property replaces all contents.
  open var urls: [URL]? {
    get { found(URL.self) }
    set { replace(newValue) }
  }
  /// The first of the copied addresses; setting the property replaces all contents.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The copied images; setting the property replaces all contents.
  open var images: [UIImage]? {
    get { found(UIImage.self) }
    set { replace(newValue) }
  }
  /// The first of the copied images; setting the property replaces all contents.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The copied colors; setting the property replaces all contents.
  open var colors: [ViewColor]? {
    get { found(ViewColor.self) }
    set { replace(newValue) }
  }
  /// The first of the copied colors; setting the property replaces all contents.
  open var color: ViewColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The number of copied objects.
  open var numberOfItems: Int { contents.count }
  /// Whether a text was copied.
  public final var hasStrings: Bool { strings != nil }
  /// Whether an address was copied.
  public final var hasURLs: Bool { urls != nil }
  /// Whether an image was copied.
  public final var hasImages: Bool { images != nil }
  /// Whether a color was copied.
  public final var hasColors: Bool { colors != nil }

  private func found<Item>(_ type: Item.Type) -> [Item]? {
    let items = contents.compactMap { $0 as? Item }
    return items.isEmpty ? nil : items
  }

  private func replace(_ items: [Any]?) {
    contents = items ?? []
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}

extension UIPasteboard: WorldSettings {
  /// The contents; the change count grows without end, so explorations do not compare it.
  package final var settings: [WorldSetting] {
    [WorldSetting("pasteboard", object: contents.isEmpty ? nil : contents)]
  }
}
