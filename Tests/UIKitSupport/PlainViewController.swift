import UIKit

/// A screen without content, whose name is its title.
public final class PlainViewController: UIViewController {
  /// Creates a screen with a title, which is also its name in the trace.
  public init(title: String) {
    super.init(nibName: title, bundle: nil)
    self.title = title
  }

  /// Not supported: stops the test.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
