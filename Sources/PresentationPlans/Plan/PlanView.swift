package import PresentationTesting

/// A view that a plan declares, inside a controller's view or inside another view.
package struct PlanView: Hashable, Sendable {
  /// The name of the view in steps, expectations and traces.
  ///
  /// No controller or animator of the plan may have this name.
  package var name: String
  /// The name of the superview, or of the controller whose view contains this view.
  package var container: String
  /// The frame in the superview: x, y, width and height, in points.
  package var frame: [Double]
  /// The opacity, 0...1.
  package var alpha = 1.0
  /// The hero ID, which pairs views of two controllers in a hero transition; nil if the view does
  /// not fly.
  package var hero: String?
  /// The geometry groups that the view belongs to, innermost first.
  package var geometry: [PlanGeometry] = []
  /// The keyframes of the view's progress toward its matched source.
  ///
  /// The keyframes begin when the view starts to follow another group.
  package var progress: [PlanProgressFrame] = []
  /// Whether the view clips its subviews.
  package var clips = false
  /// The position of the view's name in the file.
  package var position: TextPosition

  init(name: String, in container: String, frame: [Double], position: TextPosition) {
    (self.name, self.container, self.frame, self.position) = (name, container, frame, position)
  }
}
