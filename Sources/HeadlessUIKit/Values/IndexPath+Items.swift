public import Foundation

extension IndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self = [section, item] }

  /// Creates the index path of a row in a section of a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The section, which is the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item, which is the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row, which is the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
