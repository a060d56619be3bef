import Foundation

/// The place of a header or a footer in a table.
enum SectionPlace: Hashable {
  case header(Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    }
  }

  /// The header or footer of another section.
  func moved(to section: Int) -> SectionPlace {
    switch self {
    case .header: .header(section)
    case .footer: .footer(section)
    }
  }

  /// Returns whether the header or footer is below a row.
  func isBelow(_ row: IndexPath) -> Bool {
    switch self {
    case .header(let section): section > row.section
    case .footer(let section): section >= row.section
    }
  }

  /// The headers and footers of a table, from top to bottom.
  static func isOrdered(_ a: SectionPlace, _ b: SectionPlace) -> Bool {
    if case .header = a, case .footer = b { return a.section <= b.section }
    return a.section < b.section
  }
}
