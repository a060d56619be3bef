/// The area to which insets of a compositional layout refer; the raw values are the same as in
/// UIKit.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The system chooses the area.
  case automatic = 0
  /// The edges of the collection view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The margins of the collection view.
  case layoutMargins = 3
  /// The readable area.
  case readableContent = 4
}
