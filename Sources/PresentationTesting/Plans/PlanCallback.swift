/// A lifecycle callback of one of a plan's controllers, written `Editor.viewDidAppear`.
public struct PlanCallback: Hashable, Sendable, CustomStringConvertible {
  /// The callbacks that a plan can act in.
  public enum Moment: String, CaseIterable, Sendable {
    /// The view has been made.
    case viewDidLoad
    /// The view is about to come.
    case viewWillAppear
    /// The view is in the window and has its size.
    case viewIsAppearing
    /// The view has come.
    case viewDidAppear
    /// The view is about to go.
    case viewWillDisappear
    /// The view has gone.
    case viewDidDisappear
  }

  /// The controller's name.
  public var controller: String
  /// Which of its callbacks.
  public var moment: Moment

  /// Makes a callback.
  public init(controller: String, moment: Moment) {
    self.controller = controller
    self.moment = moment
  }

  /// The callback as a plan writes it.
  public var description: String { "\(controller).\(moment.rawValue)" }
}
