import UIKit

/// A screen without content, whose name is its title.
public final class PlainViewController: UIViewController {
  /// Creates a screen with a title, which is also its name in the trace.
  public init(title: String) {
    super.init(nibName: title, bundle: nil)
    self.title = title
  }

  /// Adds a control to the view of the screen, and returns the control.
  public func add<Control: UIControl>(_ control: Control) -> Control {
    control.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
    view.addSubview(control)
    return control
  }

  /// Not supported: stops the test.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
