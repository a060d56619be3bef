import Presentation

/// The view that shows the content configuration of a cell.
@MainActor struct ConfiguredContents {
  private(set) var view: (any View & UIContentView)?

  /// Shows a configuration in a cell's content view.
  ///
  /// The view of the last configuration shows the new one if it supports it, or is replaced.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: View) {
    if let configuration, view?.supports(configuration) == true {
      view?.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    guard let view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }
}
