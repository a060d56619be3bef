public import Foundation
import Presentation

/// A group of changes with a common completion, or without animation.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// Opens a transaction inside the open one.
  public static func begin() {
    World.acting("CATransaction.begin").transactions.begin()
  }

  /// Closes the innermost transaction.
  public static func commit() {
    let world = World.current
    world.transactions.commit(in: world)
  }

  /// Makes changes take effect at once until the commit, even inside animation blocks.
  ///
  /// The call has no effect if no transaction is open.
  public static func setDisableActions(_ flag: Bool) {
    World.current.transactions.innermost?.disablesActions = flag
  }

  /// Whether changes take effect at once.
  public static func disableActions() -> Bool {
    World.current.transactions.innermost?.disablesActions ?? false
  }

  /// Sets a block that is called when two kinds of work have ended: the animations that `animate`
  /// calls add from now until the commit, and the operations requested in that time (R-9, N-91a).
  ///
  /// An operation is a push, a pop, a set, a present, a dismiss or a change of tabs. If there is
  /// nothing to wait for, the block is called in the turn after the commit. The call has no effect
  /// if no transaction is open.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    let world = World.current
    world.transactions.innermost?.setCompletion(block, in: world)
  }

  /// Sets the duration for animations that are added to layers until the commit and have no
  /// duration of their own.
  ///
  /// Changing a property of a standalone layer does not animate the property.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    World.current.transactions.innermost?.duration = duration
  }

  /// Sets the timing function for animations that are added to layers until the commit and have no
  /// timing function of their own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    World.current.transactions.innermost?.pace = function
  }

  /// Returns the timing function that was set; nil if there is none.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    World.current.transactions.innermost?.pace as? CAMediaTimingFunction
  }

  /// Returns the duration that was set, or 0.25 seconds.
  public static func animationDuration() -> CFTimeInterval {
    World.current.transactions.innermost?.duration ?? 0.25
  }
}
