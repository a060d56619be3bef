public import Presentation

/// The facts about a view from which its configuration follows.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
}

extension ContentUnavailableState: UIConfigurationState {}
