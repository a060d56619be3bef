package import PresentationTesting

/// A view that a plan declares, inside a controller's view or inside another view.
package struct PlanView: Hashable, Sendable {
  /// Its name in steps, expectations and traces; no controller's, binding's or animator's.
  package var name: String
  /// The controller or view that it is in.
  package var container: String
  /// Its place in what it is in: x, y, width and height, in points.
  package var frame: [Double]
  /// Its opacity, 0...1.
  package var alpha = 1.0
  /// Under which name it flies in a hero transition; nil if it stays.
  package var hero: String?
  /// The geometries that the view is matched with, from the inside out.
  package var geometry: [PlanGeometry] = []
  /// The frames that drive its progress when it begins to follow another id; empty for none.
  package var progress: [PlanProgressFrame] = []
  /// Whether it clips what is inside it.
  package var clips = false
  /// The position of its name in the file.
  package var position: TextPosition

  init(name: String, in container: String, frame: [Double], position: TextPosition) {
    (self.name, self.container, self.frame, self.position) = (name, container, frame, position)
  }
}
