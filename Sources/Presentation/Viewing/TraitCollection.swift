import Foundation

/// The traits that screens adapt to.
public struct TraitCollection: Hashable, Sendable {
  /// A width or a height, coarsely; raw values are UIKit's.
  public enum SizeClass: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Narrow, or low.
    case compact = 1
    /// Wide, or high.
    case regular = 2
  }

  /// The width.
  public var horizontalSizeClass: SizeClass
  /// The height.
  public var verticalSizeClass: SizeClass

  /// Traits of the given sizes.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}

extension TraitCollection {
  /// The traits of a window of a size: below 600 points compact, else regular.
  ///
  /// No rule names the figure; it is a choice.
  init(of size: CGSize) {
    self.init(
      horizontalSizeClass: size.width < 600 ? .compact : .regular,
      verticalSizeClass: size.height < 600 ? .compact : .regular)
  }
}

extension View {
  /// The traits of the window's size: below 600 points compact, else regular; unspecified without a
  /// window.
  public final var traitCollection: TraitCollection {
    if let window { TraitCollection(of: window.bounds.size) } else { TraitCollection() }
  }
}

extension ViewController {
  /// The traits of its view; unspecified before that is loaded.
  public final var traitCollection: TraitCollection {
    viewIfLoaded?.traitCollection ?? TraitCollection()
  }
}
