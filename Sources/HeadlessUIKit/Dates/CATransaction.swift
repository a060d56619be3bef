public import Foundation
import Presentation

/// A group of changes that have a common completion or are not animated.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// Begins a transaction inside the open transaction.
  public static func begin() {
    World.acting("CATransaction.begin").transactions.begin()
  }

  /// Closes the innermost transaction.
  public static func commit() {
    let world = World.current
    world.transactions.commit(in: world)
  }

  /// Makes changes take effect immediately until the commit, even inside animation blocks.
  ///
  /// The call has no effect if no transaction is open.
  public static func setDisableActions(_ flag: Bool) {
    World.current.transactions.innermost?.disablesActions = flag
  }

  /// Returns whether changes take effect immediately.
  public static func disableActions() -> Bool {
    World.current.transactions.innermost?.disablesActions ?? false
  }

  /// Sets a block to call when all work has ended that is requested from now until the commit:
  /// animations that `animate` calls add, and operations (R-9, N-91a).
  ///
  /// An operation is a push, a pop, a set, a present, a dismiss or a change of tabs. If there is
  /// nothing to wait for, the block is called in the turn after the commit. The call has no effect
  /// if no transaction is open.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    let world = World.current
    world.transactions.innermost?.setCompletion(block, in: world)
  }

  /// Sets a duration for animations that are added to layers until the commit; animations with a
  /// duration of their own keep it.
  ///
  /// Changing a property of a standalone layer does not animate the property.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    World.current.transactions.innermost?.duration = duration
  }

  /// Sets a timing function for animations that are added to layers until the commit; animations
  /// with a timing function of their own keep it.
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
