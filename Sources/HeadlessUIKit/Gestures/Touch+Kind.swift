public import Foundation
public import Presentation

extension Touch {
  /// The kind of a touch; the raw values are the same as in UIKit.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on a remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer

    /// Another name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// The kind of the touch, which is always a finger.
  public final var type: TouchType { .direct }
  /// The force of the touch, which is always 0: the screen does not measure it.
  public final var force: CGFloat { 0 }
  /// The radius of the touch in points, which is always 0.
  public final var majorRadius: CGFloat { 0 }
}
