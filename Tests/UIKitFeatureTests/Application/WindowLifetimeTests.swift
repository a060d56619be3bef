import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// The lifetime of windows that an app creates, shows and hides.
@MainActor @Suite("Lifetime of windows") struct WindowLifetimeTests {
  private let stage = Stage(PlainViewController(title: "Home"))

  private var count: Int { UIApplication.shared.windows.count }

  @Test(.rule("P-117b")) func `a hidden window that nothing retains is released`() throws {
    weak var weakWindow: UIWindow?
    do {
      let window = UIWindow(frame: .zero)
      weakWindow = window
      expect(UIApplication.shared.windows.last === window && count == 2)
    }
    expect(weakWindow == nil && count == 1)
    try stage.close()
  }

  @Test(.rule("P-117b"))
  func `a visible window stays until it is hidden, and is then released with its root`() throws {
    weak var weakWindow: UIWindow?
    weak var weakRoot: UIViewController?
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = PlainViewController(title: "Banner")
      window.rootViewController = root
      window.isHidden = false
      (weakWindow, weakRoot) = (window, root)
    }
    try stage.settle()
    expect(weakWindow != nil && count == 2 && stage.window.windowScene?.windows.count == 2)
    expect(stage.window !== UIApplication.shared.windows.last)
    weakWindow?.isHidden = true
    try stage.settle()
    expect(weakWindow == nil && weakRoot == nil && count == 1)
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test(.rule("P-117b"))
  func `the views and the root of a released window have no window`() throws {
    let root = PlainViewController(title: "Banner")
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      try stage.settle()
      expect(root.view.window === window)
      window.isHidden = true
    }
    try stage.settle()
    expect(root.view.window == nil && root.view.superview == nil)
    stage.window.rootViewController = root
    try stage.settle()
    expect(root.view.window === stage.window)
    try stage.close()
  }

  @Test(.rule("P-117b")) func `windows are listed in the order of their creation`() {
    let first = UIWindow(frame: .zero), second = UIWindow(frame: .zero)
    second.isHidden = false
    first.isHidden = false
    expect(UIApplication.shared.windows, equals: [stage.window, first, second])
    first.isHidden = true
    expect(UIApplication.shared.windows, equals: [stage.window, first, second])
    second.close()
    expect(UIApplication.shared.windows, equals: [stage.window, first])
  }
}
