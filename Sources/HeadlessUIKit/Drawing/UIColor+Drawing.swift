public import Presentation

extension ViewColor {
  /// Has no effect: nothing is drawn.
  public func setFill() {}

  /// Has no effect: nothing is drawn.
  public func setStroke() {}

  /// Has no effect: nothing is drawn.
  public func set() {}
}
