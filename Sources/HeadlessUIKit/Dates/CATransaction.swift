public import Foundation
import Presentation

/// A group of changes, for its completion and for changes without animation.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// Opens a transaction inside the one that is open.
  public static func begin() {
    World.acting("CATransaction.begin").transactions.begin()
  }

  /// Closes the innermost transaction.
  public static func commit() {
    let world = World.current
    world.transactions.commit(in: world)
  }

  /// Makes changes until the commit take effect at once, also inside animation blocks.
  ///
  /// Without effect where no transaction is open.
  public static func setDisableActions(_ flag: Bool) {
    World.current.transactions.innermost?.disablesActions = flag
  }

  /// Whether changes take effect at once.
  public static func disableActions() -> Bool {
    World.current.transactions.innermost?.disablesActions ?? false
  }

  /// Sets a block that is called when the animations that calls of `animate` add from now on until
  /// the commit have ended, and the operations that are asked for (R-9, N-91a).
  ///
  /// An operation is a push, pop or set, a present or dismiss, or a change of tabs. If there is
  /// nothing to wait for, the block is called in the turn after the commit. Without effect where no
  /// transaction is open.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    let world = World.current
    world.transactions.innermost?.setCompletion(block, in: world)
  }

  /// Sets the duration of animations without a duration of their own that are added to layers until
  /// the commit.
  ///
  /// It is also the duration in which changes of a layer without a view are animated.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    World.current.transactions.innermost?.duration = duration
  }

  /// Sets the pace of animations without a pace of their own that are added to layers until the
  /// commit.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    World.current.transactions.innermost?.pace = function
  }

  /// The pace that was set.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    World.current.transactions.innermost?.pace as? CAMediaTimingFunction
  }

  /// The duration that was set, or a quarter of a second.
  public static func animationDuration() -> CFTimeInterval {
    World.current.transactions.innermost?.duration ?? 0.25
  }
}
