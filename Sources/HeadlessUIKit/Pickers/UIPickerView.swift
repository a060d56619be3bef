public import Foundation
public import Presentation

/// A view with columns of rows, one row of which is selected in each column.
///
/// A test simulates the user with ``choose(row:inComponent:)``. The picker asks its data source and
/// its delegate only when a member needs the result; nothing is drawn.
@preconcurrency @MainActor open class UIPickerView: View {
  /// The object that supplies the numbers of columns and rows; not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// The delegate, which supplies titles and is called when the user selects a row; not retained.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Whether the selected rows are marked; the value is stored but has no effect.
  public final var showsSelectionIndicator = true
  private var selected: [Int: Int] = [:]

  /// The intrinsic size of a picker: 320 x 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The number of columns; asked from the data source.
  public final var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows in a column; asked from the data source.
  ///
  /// A column that does not exist has no rows.
  public final func numberOfRows(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return 0 }
    return dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the size of the rows in a column; asked from the delegate.
  public final func rowSize(forComponent component: Int) -> CGSize {
    guard let delegate else { return .zero }
    return CGSize(
      width: delegate.pickerView(self, widthForComponent: component),
      height: delegate.pickerView(self, rowHeightForComponent: component))
  }

  /// Returns the view of a row; nil if the row does not exist.
  ///
  /// The view is the result of the delegate's `viewForRow`, or a label with the title of the row.
  public final func view(forRow row: Int, forComponent component: Int) -> View? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Keeps the selected rows, as far as they still exist.
  public final func reloadAllComponents() {
    for component in selected.keys.sorted() { reloadComponent(component) }
  }

  /// Keeps the selected row of a column; if it does not exist any more, selects the last row.
  public final func reloadComponent(_ component: Int) {
    guard let row = selected[component] else { return }
    let last = numberOfRows(inComponent: component) - 1
    selected[component] = last < 0 ? nil : min(row, last)
  }

  /// Selects a row without calling the delegate; the change is not animated.
  ///
  /// If the row does not exist, the call has no effect.
  public final func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selected[component] = row
  }

  /// Returns the selected row of a column, which is 0 at first; -1 if the column has no rows.
  public final func selectedRow(inComponent component: Int) -> Int {
    selected[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  /// Simulates that the user turns a column to a row, which selects the row and calls the delegate.
  ///
  /// If the row is already selected or does not exist, the call has no effect. The call also has no
  /// effect while a transition turns user interaction off (P-66a).
  public final func choose(row: Int, inComponent component: Int) {
    guard (0..<numberOfRows(inComponent: component)).contains(row),
      row != selectedRow(inComponent: component), isUserInteractionEnabled,
      !clientWorld.isIgnoringInteractionEvents
    else { return }
    selected[component] = row
    clientWorld.use { delegate?.pickerView(self, didSelectRow: row, inComponent: component) }
  }
}
