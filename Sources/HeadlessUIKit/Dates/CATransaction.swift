public import Foundation
import Presentation

/// A group of changes with common settings, such as a completion block or a duration.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// Begins a transaction; if a transaction is already open, the new transaction is nested in the
  /// open transaction.
  public static func begin() {
    World.acting("CATransaction.begin").animations.transactions.begin()
  }

  /// Ends the innermost open transaction.
  public static func commit() {
    let world = World.current
    world.animations.transactions.commit(in: world)
  }

  /// Sets whether changes are made without animation, even inside animation blocks.
  ///
  /// The setting applies to the innermost open transaction until this transaction is committed. The
  /// call has no effect if no transaction is open.
  public static func setDisableActions(_ flag: Bool) {
    World.current.animations.transactions.innermost?.disablesActions = flag
  }

  /// Returns whether the innermost transaction turns animations off.
  public static func disableActions() -> Bool {
    World.current.animations.transactions.innermost?.disablesActions ?? false
  }

  /// Sets a block that is called after the transaction's animations and controller changes have
  /// ended (R-9, N-91a).
  ///
  /// The block waits for everything that the code requests between this call and ``commit()``:
  /// animation blocks, layer animations, and each push, pop, `setViewControllers`, present, dismiss
  /// and tab selection. If nothing was requested, the block is called in the next turn of the run
  /// loop after the commit.
  ///
  /// If no transaction is open, the block belongs to the implicit transaction of the current turn.
  /// This transaction is committed at the end of the turn. If nothing was requested, the block is
  /// called at the end of the turn.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    let world = World.acting("CATransaction.setCompletionBlock")
    world.animations.transactions.setCompletion(block, in: world)
  }

  /// Sets the duration of layer animations that have no duration of their own.
  ///
  /// The call changes the innermost open transaction. The duration applies to animations that are
  /// added later in this transaction. The duration also applies to implicit animations, which begin
  /// when a property of a layer without a view changes. The call has no effect if no transaction is
  /// open.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    World.current.animations.transactions.innermost?.duration = duration
  }

  /// Sets the timing function of layer animations that have no timing function of their own.
  ///
  /// The call changes the innermost open transaction. The timing function applies to animations
  /// that are added later in this transaction. The call has no effect if no transaction is open.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    World.current.animations.transactions.innermost?.pace = function
  }

  /// Returns the timing function of the innermost transaction; nil if no timing function was set.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    World.current.animations.transactions.innermost?.pace as? CAMediaTimingFunction
  }

  /// Returns the animation duration of the innermost transaction; 0.25 seconds if no duration
  /// was set.
  public static func animationDuration() -> CFTimeInterval {
    World.current.animations.transactions.innermost?.duration ?? 0.25
  }
}
