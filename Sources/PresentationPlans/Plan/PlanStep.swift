package import Presentation
package import PresentationTesting

/// One thing that happens in a plan.
package struct PlanStep: Hashable, Sendable {
  /// What a step does.
  ///
  /// Controllers are called by their names.
  package enum Action: Hashable, Sendable {
    /// `from` presents the controller. With `completion`, a block is passed and traced.
    case present(String, from: String, animated: Bool, completion: Bool)
    /// The controller receives `dismiss`. With `completion`, a block is passed and traced.
    case dismiss(String, animated: Bool, completion: Bool)
    /// Runs so many turns of the run loop.
    case turn(Int)
    /// Moves the clock on.
    case advance(Duration)
    /// Runs until nothing is pending, at most for the limit.
    case settle(limit: Duration)
    /// Takes the steps inside the callback, the next time it is delivered.
    ///
    /// A callback that is never delivered fails the plan.
    case during(PlanCallback, [PlanStep])
    /// The user drags the sheet so far; the first time begins the drag.
    case drag(String, to: Double)
    /// The user swipes back in the stack so far; the first time begins the swipe.
    case swipeBack(String, to: Double)
    /// The user lets go, with so many points per second.
    case release(String, velocity: Double)
    /// The drag is taken away from the user.
    case cancel(String)
    /// The user taps the stack's back button.
    case tapBack(String)
    /// The user taps beside the sheet or popover.
    case tapOutside(String)
    /// The user presses escape.
    case escape
    /// The window turns.
    case rotate(InterfaceOrientation)
    /// The window gets another size, in points.
    case resize(width: Double, height: Double)
    /// Turns the world's animations on or off.
    case animations(Bool)
    /// The controller becomes the window's root.
    case root(String)
    /// The controller becomes a child of another, its view inside that one's view.
    case addChild(String, to: String)
    /// The controller leaves its parent, with its view.
    case removeChild(String)
    /// A stack is called.
    case stack(String, PlanStackCall, animated: Bool)
    /// A tab bar controller is called.
    case tabs(String, PlanTabsCall)
    /// The user taps the controller's tab.
    case tapTab(String)
    /// The controller's animator calls `completeTransition`.
    case complete(String, with: Bool)
    /// The program writes a binding's value.
    case set(String, to: PlanValue)
    /// A binding's presenter is told to look, though nothing may have changed.
    case update(String)
    /// A property animator is called.
    case animator(String, PlanAnimatorCall)
    /// A change of a view is animated.
    case animate(PlanAnimation)
    /// Changes join the controller's transition. With `completion`, a block is passed and traced.
    case alongside(String, [PlanChange], completion: Bool)
    /// A hand drives the controller's transition.
    case hand(on: String, PlanHand)
    /// Something must be so now.
    case check(PlanCheck)
  }

  /// What happens.
  package var action: Action
  /// Where the step begins in its file.
  package var position: TextPosition
  /// The way to the step in its file, as `steps[2]`.
  package var place: String

  /// Whether it says how long to wait, so that an explorer tries every other time instead.
  var isWaiting: Bool {
    switch action {
    case .turn, .advance, .settle: true
    case .present, .dismiss, .during, .drag, .swipeBack, .release, .cancel, .tapBack, .tapOutside,
      .escape, .rotate, .resize, .animations, .root, .addChild, .removeChild, .stack, .tabs,
      .tapTab,
      .complete, .set, .update, .animator, .animate,
      .alongside, .hand, .check:
      false
    }
  }

  /// Whether it only looks, so that without it nothing else is different.
  package var isCheck: Bool {
    switch action {
    case .check: true
    case .during(_, let steps): steps.allSatisfy(\.isCheck)
    case .present, .dismiss, .turn, .advance, .settle, .drag, .swipeBack, .release, .cancel,
      .tapBack, .tapOutside, .escape, .rotate, .resize, .animations, .root, .addChild, .removeChild,
      .stack, .tabs, .tapTab, .complete, .set, .update,
      .animator, .animate, .alongside, .hand:
      false
    }
  }
}
