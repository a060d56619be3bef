public import Foundation

extension IndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self = [section, item] }

  /// Creates the index path of a row in a section of a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The index of the section, which is the first index of the path.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the item in its section, which is the second index of the path.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the row in its section, which is the second index of the path.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
