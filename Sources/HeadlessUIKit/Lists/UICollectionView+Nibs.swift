import Foundation
import Presentation

extension UICollectionView {
  /// Registers a nib, whose first cell is used for a reuse identifier.
  ///
  /// The nib is instantiated when a new cell is needed. If a test has supplied no cell for the nib,
  /// a plain cell is created. Nil has no effect.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return }
    registerCell(identifier) {
      nib.first(UICollectionViewCell.self) ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// Registers a nib, whose first view is used for headers or footers with a reuse identifier.
  ///
  /// The nib is instantiated when a new view is needed. If a test has supplied no view for the nib,
  /// a plain view is created. Nil has no effect.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let nib else { return }
    supplements[kind, default: CellPool()].reuse.register(identifier) {
      let view = nib.first(UICollectionReusableView.self) ?? UICollectionReusableView(frame: .zero)
      view.reuseIdentifier = identifier
      return view
    }
  }
}
