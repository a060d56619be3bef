import Foundation
import Presentation

extension UITableView {
  /// Registers a nib, whose first cell is used for a reuse identifier.
  ///
  /// The nib is instantiated when a new cell is needed. If a test has supplied no cell for the nib,
  /// a plain cell is created. Nil has no effect.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return }
    registerCell(identifier) {
      let cell = nib.first(UITableViewCell.self) ?? UITableViewCell()
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  /// Registers a nib, whose first header or footer is used for a reuse identifier.
  ///
  /// The nib is instantiated when a new view is needed. If a test has supplied no view for the nib,
  /// a plain view is created. Nil has no effect.
  public final func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let nib else { return }
    sectionViews.reuse.register(identifier) {
      let view =
        nib.first(UITableViewHeaderFooterView.self)
        ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.reuseIdentifier = identifier
      return view
    }
  }
}
