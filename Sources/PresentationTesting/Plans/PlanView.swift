/// A view that a plan declares, inside a controller's view or inside another view.
public struct PlanView: Hashable, Sendable {
  /// Its name in steps, expectations and traces; no controller's, binding's or animator's.
  public var name: String
  /// The controller or view that it is in.
  public var container: String
  /// Its place in what it is in: x, y, width and height, in points.
  public var frame: [Double]
  /// Its opacity, 0...1.
  public var alpha = 1.0
  /// Under which name it flies in a hero transition; nil if it stays.
  public var hero: String?
  /// Whether it clips what is inside it.
  public var clips = false
  /// Where its name stands in the file.
  public var position: TextPosition

  init(name: String, in container: String, frame: [Double], position: TextPosition) {
    (self.name, self.container, self.frame, self.position) = (name, container, frame, position)
  }
}
