public import Foundation

/// The settings of the status bar.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  /// The area of the status bar.
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }

  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }

  /// The style of the status bar.
  public var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}
