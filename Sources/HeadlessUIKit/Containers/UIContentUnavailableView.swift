public import Foundation
public import Presentation

/// A view that shows the contents of a ``UIContentUnavailableConfiguration``.
///
/// The subviews have no frames.
@preconcurrency @MainActor open class UIContentUnavailableView: View, UIContentView {
  private var parts: [View] = []

  /// The contents of the view; contents of another type are ignored.
  open var configuration: any UIContentConfiguration {
    didSet { showContents() }
  }

  /// Creates a view that shows the contents.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    showContents()
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  private func showContents() {
    guard let contents = configuration as? UIContentUnavailableConfiguration else { return }
    for part in parts { part.removeFromSuperview() }
    parts = contents.image.map { [UIImageView(image: $0)] } ?? []
    if contents.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      parts.append(indicator)
    }
    for text in [contents.text, contents.secondaryText] {
      guard let text else { continue }
      let label = UILabel()
      label.text = text
      parts.append(label)
    }
    addButton(contents.button, contents.buttonProperties)
    addButton(contents.secondaryButton, contents.secondaryButtonProperties)
    for part in parts { addSubview(part) }
  }

  private func addButton(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard properties.primaryAction != nil || properties.menu != nil else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    (button.menu, button.isEnabled) = (properties.menu, properties.isEnabled)
    button.role = properties.role
    parts.append(button)
  }
}

extension ViewController {
  /// The contents that the controller shows because it has nothing else to show; nil if there are
  /// none.
  ///
  /// The value is stored; no view is added to the controller's view.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { attachments.find { KeptUnavailable() }.configuration }
    set { attachments.find { KeptUnavailable() }.configuration = newValue }
  }
}

/// The contents of a controller that has nothing to show.
@MainActor private final class KeptUnavailable {
  var configuration: (any UIContentConfiguration)?
}
