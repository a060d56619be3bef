import Foundation
import Presentation
import PresentationTesting

/// The operations of a run on its windows.
extension SoakRun {
  private func perform(_ text: @autoclosure () -> String, _ body: (World) -> Void) {
    journal.write(depth: depth, text())
    world.use { body(world) }
  }

  private func pickWindow() -> (window: Window, name: String)? {
    let windows = world.windows
    guard !windows.isEmpty else { return nil }
    let index = numbers.below(windows.count)
    return (windows[index], "window \(index)")
  }

  func openWindow() {
    guard world.windows.count < 3 else { return }
    let (root, isShown) = (numbers.pick(cast.everybody), numbers.chance(2, of: 3))
    perform("a window with \(root.name)\(isShown ? "" : ", hidden")") { world in
      let window = Window(world: world)
      window.rootViewController = root
      if isShown { window.makeKeyAndVisible() }
    }
  }

  func hideOrShowWindow() {
    guard let (window, name) = pickWindow() else { return }
    perform("\(name) is \(window.isHidden ? "shown" : "hidden")") { _ in window.isHidden.toggle() }
  }

  /// Closes a window; the stage's own window stays open.
  func closeWindow() {
    guard let (window, name) = pickWindow(), window !== stage.window else { return }
    perform("\(name) is closed") { _ in window.close() }
  }

  func replaceRoot() {
    guard let (window, name) = pickWindow() else { return }
    let root = numbers.chance(1, of: 8) ? nil : numbers.pick(cast.everybody)
    perform("\(name) has the root \(root?.name ?? "nil")") { _ in window.rootViewController = root }
  }

  func changeWindow() {
    guard let (window, name) = pickWindow() else { return }
    switch numbers.below(3) {
    case 0:
      let orientation = numbers.pick(InterfaceOrientation.allCases)
      perform("\(name) turns to \(orientation)") { _ in window.rotate(to: orientation) }
    case 1:
      let width = 300 + 100 * numbers.below(5)
      perform("\(name) is \(width) wide") { _ in
        window.resize(to: CGSize(width: width, height: 844))
      }
    default: perform("\(name) has other insets") { _ in window.deviceInsets.top += 4 }
    }
  }

  /// Closes all windows at the end of a run, and checks that nothing is on screen or presented.
  func closeWindows() {
    guard journal.broken == nil else { return }
    perform("all windows are closed") { world in for window in world.windows { window.close() } }
    rest()
    if journal.broken == nil { SoakInvariants(self).checkClosed() }
  }
}
