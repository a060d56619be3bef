public import Foundation
import Presentation

/// A group of changes, for its completion and for changes without animation.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// Opens a transaction inside the one that is open.
  public static func begin() {
    World.current.beginTransaction()
  }

  /// Closes the innermost transaction.
  public static func commit() {
    World.current.commitTransaction()
  }

  /// Makes changes until the commit take effect at once, also inside animation blocks.
  ///
  /// Without effect where no transaction is open.
  public static func setDisableActions(_ flag: Bool) {
    World.current.openTransaction?.disablesActions = flag
  }

  /// Whether changes take effect at once.
  public static func disableActions() -> Bool {
    World.current.openTransaction?.disablesActions ?? false
  }

  /// Calls a block when the animations that calls of `animate` add from now on until the commit
  /// have ended; in the turn after the commit, if there are none.
  ///
  /// A transition whose animation begins in a later layout is not among them (N-91). Without effect
  /// where no transaction is open.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    let world = World.current
    world.openTransaction?.setCompletion(block, in: world)
  }

  /// Keeps a duration for who asks: layers of their own are never animated.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    World.current.openTransaction?.duration = duration
  }

  /// The duration that was set, or a quarter of a second.
  public static func animationDuration() -> CFTimeInterval {
    World.current.openTransaction?.duration ?? 0.25
  }
}
