import Foundation

/// The size classes of a window, to which controllers adapt, and the traits that another module
/// adds.
public struct TraitCollection: Hashable, Sendable {
  /// A rough width or height: compact, regular or unspecified.
  ///
  /// The raw values are the same as in UIKit.
  public enum SizeClass: Int, Hashable, Sendable {
    /// The size is not known.
    case unspecified = 0
    /// A small width or height.
    case compact = 1
    /// A large width or height.
    case regular = 2
  }

  /// The size class of the width.
  public var horizontalSizeClass: SizeClass
  /// The size class of the height.
  public var verticalSizeClass: SizeClass
  /// The traits that another module adds, keyed by their names.
  package var others: [String: String] = [:]
  /// The values of the traits that the app has defined, keyed by the types of the traits.
  package var added: [ObjectIdentifier: AddedTrait] = [:]
  /// The name of the style, which is light or dark.
  package static let styleName = "style"

  /// Creates traits with the given size classes.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}

extension TraitCollection: CustomStringConvertible {
  /// The size classes, then the other traits, and then the names of the traits that the app has
  /// defined, each in the order of their names.
  public var description: String {
    let others = others.sorted { $0.key < $1.key }.map { ", \($0.key): \($0.value)" }
    let added = added.values.map(\.name).sorted().map { ", \($0)" }
    return "TraitCollection(width: \(horizontalSizeClass), height: \(verticalSizeClass)"
      + (others + added).joined() + ")"
  }
}

extension TraitCollection {
  /// Creates the traits of a window with a size.
  ///
  /// A width or height below 600 points is compact; from 600 points it is regular. If the height is
  /// compact, the width is regular only from 896 points, as on the largest phones in landscape. The
  /// limit of 600 points is a choice of this package.
  init(of size: CGSize) {
    let isLow = size.height < Self.smallestRegularLength
    let limit = isLow ? Self.smallestRegularWidthInLandscape : Self.smallestRegularLength
    self.init(
      horizontalSizeClass: size.width < limit ? .compact : .regular,
      verticalSizeClass: isLow ? .compact : .regular)
  }

  /// Creates the traits of a window; without a window, both size classes are unspecified.
  @MainActor init(of window: Window?) {
    if let window { self.init(of: window.bounds.size) } else { self.init() }
  }

  /// The smallest width and height that are regular, in points.
  static let smallestRegularLength: CGFloat = 600
  /// The smallest width that is regular if the height is compact, in points.
  private static let smallestRegularWidthInLandscape: CGFloat = 896
}
