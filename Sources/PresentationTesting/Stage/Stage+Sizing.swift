public import Foundation
public import Presentation

/// The stage's window turns, or changes its size.
extension Stage {
  /// Turns the window; during a modal transition it waits for the end (P-84).
  public func rotate(to orientation: InterfaceOrientation) {
    note("rotate(to: \(orientation))")
    window.rotate(to: orientation)
  }

  /// Gives the window another size, in points.
  public func resize(to size: CGSize) {
    note("resize(to: \(shortText(size.width)) x \(shortText(size.height)))")
    window.resize(to: size)
  }

  private func note(_ what: String) {
    world.recorder.note(what, by: "user", at: world.clock)
  }
}
