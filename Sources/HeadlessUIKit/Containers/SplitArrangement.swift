import Foundation
import Presentation

/// The rules by which a split view controller chooses and places the columns of a wide window.
struct SplitArrangement {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode

  let size: CGSize
  /// Whether the container has three columns.
  let hasThreeColumns: Bool
  /// The columns with a controller.
  let filled: [Column]
  /// The mode that was chosen or is preferred; it may be a mode that the container does not have.
  let wish: DisplayMode
  /// Whether columns appear beside the secondary column; otherwise they appear over it.
  let isTiled: Bool
  let primaryWidth: CGFloat
  let supplementaryWidth: CGFloat
  let isPrimaryAtTheEnd: Bool

  private var isWide: Bool { size.width > size.height }

  /// The mode of the columns, which is never `automatic`.
  var mode: DisplayMode {
    let fitsStyle = hasThreeColumns || wish.columnCount < 2
    if wish != .automatic, fitsStyle { return wish }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  /// The columns that are visible beside or over the secondary column, in their order.
  func extraColumns(in mode: DisplayMode) -> [Column] {
    let all: [Column] = hasThreeColumns ? [.primary, .supplementary] : [.primary]
    return all.suffix(mode.columnCount)
  }

  /// The visible columns with their places; the secondary column is first.
  var places: [(column: Column, frame: CGRect)] {
    let mode = mode
    var start: CGFloat = 0
    var extras: [(column: Column, frame: CGRect)] = []
    for column in extraColumns(in: mode) where filled.contains(column) {
      let width = min(column == .primary ? primaryWidth : supplementaryWidth, size.width - start)
      extras.append((column, CGRect(x: start, y: 0, width: width, height: size.height)))
      start += width
    }
    let left = mode.isOver ? 0 : start
    let rest = CGRect(x: left, y: 0, width: size.width - left, height: size.height)
    return ([(.secondary, rest)] + extras).map { ($0.column, mirrored($0.frame)) }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isPrimaryAtTheEnd else { return frame }
    var frame = frame
    frame.origin.x = size.width - frame.maxX
    return frame
  }

  /// Returns the mode after a column was shown.
  func mode(showing column: Column) -> DisplayMode {
    if column == .secondary { return mode.isOver ? .secondaryOnly : mode }
    guard column != .compact, !extraColumns(in: mode).contains(column) else { return mode }
    if hasThreeColumns, column == .primary {
      return isTiled ? .twoBesideSecondary : .twoOverSecondary
    }
    return isTiled ? .oneBesideSecondary : .oneOverSecondary
  }

  /// Returns the mode after a column was hidden.
  func mode(hiding column: Column) -> DisplayMode {
    guard extraColumns(in: mode).contains(column) else { return mode }
    guard hasThreeColumns, column == .primary else { return .secondaryOnly }
    return mode.isOver ? .oneOverSecondary : .oneBesideSecondary
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns beside or over the secondary column.
  fileprivate var columnCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether columns cover the secondary column.
  var isOver: Bool {
    switch self {
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    }
  }
}
