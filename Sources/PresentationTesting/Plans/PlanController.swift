/// A controller that a plan declares.
public struct PlanController: Hashable, Sendable {
  /// The modal presentation styles that a plan can give a controller.
  public enum Style: String, CaseIterable, Sendable {
    /// Covers the presenter whole; its view leaves the window.
    case fullScreen
    /// A sheet; the presenter's view stays.
    case pageSheet
  }

  /// Its name, unique in the plan.
  public var name: String
  /// Whether it is the window's root, as exactly one is.
  public var isRoot: Bool
  /// How it is presented; nil leaves it as a new controller has it.
  public var style: Style?
  /// Where its name stands in the file.
  public var position: TextPosition
}
