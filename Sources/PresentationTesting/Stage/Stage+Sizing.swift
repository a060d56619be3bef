public import Foundation
public import Presentation

/// Rotation and resizing of the stage's window.
extension Stage {
  /// Rotates the window, even if its controllers do not support the orientation.
  ///
  /// During a modal transition, the rotation waits for the end of the transition (P-84).
  public func rotate(to orientation: InterfaceOrientation) {
    note("rotate(to: \(orientation))")
    window.rotate(to: orientation)
  }

  /// Gives the window a new size, in points.
  ///
  /// If the size is not finite, the issue `notFinite` is reported, and the window keeps its size.
  public func resize(to size: CGSize) {
    note("resize(to: \(shortText(size.width)) x \(shortText(size.height)))")
    window.resize(to: size)
  }

  private func note(_ what: String) {
    world.recorder.note(what, by: "user", at: world.clock)
  }
}
