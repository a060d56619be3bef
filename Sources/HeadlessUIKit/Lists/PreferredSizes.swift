import Foundation

/// The sides of a view whose lengths the layout only estimates, so that the view determines them.
struct EstimatedSides: OptionSet {
  let rawValue: Int

  static let width = EstimatedSides(rawValue: 1)
  static let height = EstimatedSides(rawValue: 2)
}

/// The place of a cell, whose kind is nil, or of a header or footer.
struct ListPlace: Hashable {
  let kind: String?
  let path: IndexPath
}

/// The sizes that the views of a collection view prefer.
typealias PreferredSizes = Measurements<ListPlace, CGSize>

extension PreferredSizes {
  /// Returns a size whose estimated sides have the preferred lengths, if they are known.
  func size(_ size: CGSize, _ estimated: EstimatedSides, of place: ListPlace) -> CGSize {
    guard !estimated.isEmpty, let preferred = self[place] else { return size }
    return CGSize(
      width: estimated.contains(.width) ? preferred.width : size.width,
      height: estimated.contains(.height) ? preferred.height : size.height)
  }
}
