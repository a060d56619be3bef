public import Foundation

/// An object that supplies the rows of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row that is about to become visible.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections; optional, by default 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns whether a row can be edited; optional, by default true.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Called when the user deletes or inserts a row; optional.
  ///
  /// ``UITableView/tapSwipeAction(_:at:)`` simulates the user.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Returns whether a row can be moved by the user; optional, by default true.
  ///
  /// ``UITableView/dragRow(at:to:)`` simulates the user.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when the user moves a row; optional.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// Returns the title of a section's header; optional, by default nil.
  ///
  /// If the delegate supplies no view for the header, the table shows the title.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer; optional, by default nil.
  ///
  /// If the delegate supplies no view for the footer, the table shows the title.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns the titles of an index of the sections; optional, by default nil.
  ///
  /// The table does not call this method, because it shows no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section for a title of the index; optional, by default the position of the title.
  ///
  /// The table does not call this method, because it shows no index.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  /// Returns 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns true by default.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns true by default.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil by default.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil by default.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns nil by default.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the position of the title by default.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
