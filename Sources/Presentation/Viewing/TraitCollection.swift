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

  /// Creates traits with the given size classes.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}

extension TraitCollection: CustomStringConvertible {
  /// The size classes, and then the other traits in the order of their names.
  public var description: String {
    let others = others.sorted { $0.key < $1.key }.map { ", \($0.key): \($0.value)" }
    return "TraitCollection(width: \(horizontalSizeClass), height: \(verticalSizeClass)"
      + others.joined() + ")"
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

  /// The smallest width and height that are regular, in points.
  static let smallestRegularLength: CGFloat = 600
  /// The smallest width that is regular if the height is compact, in points.
  private static let smallestRegularWidthInLandscape: CGFloat = 896
}

extension View {
  /// The traits of the view's window; both size classes are unspecified without a window.
  ///
  /// A width or height below 600 points is compact; from 600 points it is regular. If the height is
  /// compact, the width is regular only from 896 points. In a form sheet or a popover that is
  /// narrower than 600 points, the width is compact. Overrides of this view, of the views around it
  /// and of their controllers replace these traits (P-88b). While a presentation has removed a
  /// view, the view and the views inside it keep the traits of the place to which it returns.
  public final var traitCollection: TraitCollection {
    guard let window = window ?? windowOfPlace else { return TraitCollection() }
    let traits = TraitCollection(of: window.bounds.size)
    var overrides = TraitOverrides()
    var next: View? = self
    while let view = next {
      if let own = view.extras?.traitOverrides { overrides.inherit(own) }
      if let controller = view.controller { overrides.inherit(controller.allTraitOverrides) }
      next = view.superview ?? view.placeUnderPresentation
      if traits.horizontalSizeClass == .regular, let container = next as? ContainerView,
        container.presentation?.isNarrow(around: self) == true
      {
        overrides.inherit(Self.compactWidth)
      }
    }
    return overrides.replacing(in: traits)
  }

  /// The window to which the view will return; nil if no presentation has removed the view, or a
  /// view around it.
  private var windowOfPlace: Window? {
    var outer = self
    while true {
      while let superview = outer.superview { outer = superview }
      guard let place = outer.placeUnderPresentation else { return nil }
      if let window = place.window { return window }
      outer = place
    }
  }

  /// The superview to which a presentation will return this view, which it has removed (P-73).
  private var placeUnderPresentation: View? {
    guard let controller, controller.presents,
      let place = controller.ownPresented?.ownPresentationController?.presenterPlace?.superview
    else { return nil }
    // The app may have moved the superview into the removed view.
    return place.isDescendant(of: self) ? nil : place
  }

  private static let compactWidth = TraitOverrides(
    TraitCollection(horizontalSizeClass: .compact))
}
