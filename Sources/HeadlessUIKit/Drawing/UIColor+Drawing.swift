public import Presentation

extension ViewColor {
  /// Draws areas in this color from now on; nothing is drawn.
  public func setFill() {}

  /// Draws lines in this color from now on; nothing is drawn.
  public func setStroke() {}

  /// Draws areas and lines in this color from now on; nothing is drawn.
  public func set() {}
}
