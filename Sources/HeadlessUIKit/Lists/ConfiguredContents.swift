import Presentation

/// The view that shows the content configuration of a cell.
@MainActor struct ConfiguredContents {
  private(set) var view: (any View & UIContentView)?

  /// Shows a configuration in a cell's content view, and removes the view of the last one.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: View) {
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    guard let view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }
}
