public import Presentation

extension NavigationBar: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> NavigationBar { NavigationBar() }
}

extension TabBar: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> TabBar { TabBar() }
}

extension UIActivityIndicatorView: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UIActivityIndicatorView { UIActivityIndicatorView() }
}

extension UIBarButtonItem: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UIBarButtonItem { UIBarButtonItem() }
}

extension UIButton: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UIButton { UIButton() }
}

extension UICollectionView: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
}

extension UIDatePicker: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UIDatePicker { UIDatePicker() }
}

extension UIImageView: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UIImageView { UIImageView() }
}

extension UILabel: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UILabel { UILabel() }
}

extension UIPageControl: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UIPageControl { UIPageControl() }
}

extension UIPickerView: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UIPickerView { UIPickerView() }
}

extension UIProgressView: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UIProgressView { UIProgressView() }
}

extension UIRefreshControl: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UIRefreshControl { UIRefreshControl() }
}

extension UISearchBar: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UISearchBar { UISearchBar() }
}

extension UISegmentedControl: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UISegmentedControl { UISegmentedControl() }
}

extension UISlider: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UISlider { UISlider() }
}

extension UIStepper: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UIStepper { UIStepper() }
}

extension UISwitch: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UISwitch { UISwitch() }
}

extension TabBarItem: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> TabBarItem { TabBarItem() }
}

extension UITableView: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UITableView { UITableView() }
}

extension UITableViewCell: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UITableViewCell { UITableViewCell() }
}

extension UITableViewHeaderFooterView: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }
}

extension UITextField: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UITextField { UITextField() }
}

extension UITextView: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UITextView { UITextView() }
}

extension UIToolbar: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> UIToolbar { UIToolbar() }
}

extension Window: UIAppearance {
  /// Returns a new proxy.
  public static func makeAppearanceProxy() -> Window { Window() }
}
