import Foundation

/// The size classes of a window, to which controllers adapt.
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

  /// Creates traits with the given size classes.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}

extension TraitCollection {
  /// Creates the traits of a window with a size.
  ///
  /// A width or height below 600 points is compact; from 600 points it is regular. The limit of 600
  /// points is a choice of this package.
  init(of size: CGSize) {
    func sizeClass(_ length: CGFloat) -> SizeClass {
      length < Self.smallestRegularLength ? .compact : .regular
    }
    self.init(
      horizontalSizeClass: sizeClass(size.width), verticalSizeClass: sizeClass(size.height))
  }

  /// The smallest width and height that are regular, in points.
  static let smallestRegularLength: CGFloat = 600
}

extension View {
  /// The traits of the view's window; both size classes are unspecified without a window.
  ///
  /// A width or height below 600 points is compact; from 600 points it is regular. In a form sheet
  /// or a popover that is narrower than 600 points, the width is compact.
  public final var traitCollection: TraitCollection {
    guard let window else { return TraitCollection() }
    var traits = TraitCollection(of: window.bounds.size)
    if traits.horizontalSizeClass == .regular, isInNarrowPresentation {
      traits.horizontalSizeClass = .compact
    }
    return traits
  }

  private var isInNarrowPresentation: Bool {
    var next = superview
    while let view = next {
      if let container = view as? ContainerView {
        return container.presentation?.isNarrow(around: self) == true
      }
      next = view.superview
    }
    return false
  }
}
