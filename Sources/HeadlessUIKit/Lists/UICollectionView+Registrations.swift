public import Foundation

extension UICollectionView {
  /// A class of cells, with a closure that fills a cell with an item.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that fills the cell of an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler

    /// Creates a registration from a closure, which is called for each cell that is requested.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers or footers, with a closure that fills a view.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that fills a header or a footer.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler

    /// Creates a registration for a kind, such as `elementKindSectionHeader`.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a reused cell or a new cell, after the registration's closure has filled it.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = "\(Cell.self)"
    register(Cell.self, forCellWithReuseIdentifier: name)
    let found = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    let cell = found as? Cell ?? Cell(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused view or a new view, after the registration's closure has filled it.
  public final func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let name = "\(View.self)", kind = registration.elementKind
    register(View.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    let found = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: name, for: indexPath)
    let view = found as? View ?? View(frame: .zero)
    registration.handler(view, kind, indexPath)
    return view
  }
}
