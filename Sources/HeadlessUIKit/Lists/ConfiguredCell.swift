/// A cell whose configurations follow its state.
@MainActor protocol ConfiguredCell: AnyObject {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var configurationState: UICellConfigurationState { get }
}

extension UICollectionViewCell: ConfiguredCell {}
extension UITableViewCell: ConfiguredCell {}

extension ConfiguredCell {
  /// Replaces the configurations that the app has not excluded by those for the cell's state.
  func updateConfigurationsAutomatically() {
    let state = configurationState
    if automaticallyUpdatesContentConfiguration,
      let changed = contentConfiguration?.changed(for: state)
    {
      contentConfiguration = changed
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
  }
}
