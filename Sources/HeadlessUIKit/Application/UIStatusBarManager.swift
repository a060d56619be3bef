public import Foundation
public import Presentation

/// The settings of the status bar, which the controller in front determines.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  private weak var application: UIApplication?

  init(of application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The area of the status bar; empty if the status bar is hidden.
  public var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : application?.statusBarFrame ?? .zero
  }

  /// Whether the status bar is hidden, because of the application or of the controller's
  /// `prefersStatusBarHidden`.
  public var isStatusBarHidden: Bool {
    application?.isStatusBarHidden == true
      || controller(\.childForStatusBarHidden)?.prefersStatusBarHidden == true
  }

  /// The `preferredStatusBarStyle` of the controller; if it is `default`, the style of the
  /// application.
  public var statusBarStyle: UIStatusBarStyle {
    let style = controller(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    return style == .default ? application?.statusBarStyle ?? .default : style
  }

  /// Returns the controller that determines a setting.
  ///
  /// The search begins at the front-most controller of the key window that covers the screen or
  /// captures the status bar. From there, `child` leads to the result.
  private func controller(_ child: (ViewController) -> ViewController?) -> ViewController? {
    guard let root = application?.keyWindow?.rootViewController else { return nil }
    var controller = root.layersAbove.last { $0.determinesStatusBar } ?? root
    while let next = child(controller) { controller = next }
    return controller
  }
}

extension ViewController {
  fileprivate var determinesStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}
