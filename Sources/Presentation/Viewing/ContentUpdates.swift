import PresentationBinding

/// The methods that are called before the next layout of a view.
struct ContentUpdates: OptionSet {
  let rawValue: UInt8

  /// The controller's `updateContentUnavailableConfiguration(using:)`.
  static let unavailable = ContentUpdates(rawValue: 1)
  /// The controller's `updateProperties()`.
  static let controller = ContentUpdates(rawValue: 2)
  /// The view's `updateProperties()`.
  static let view = ContentUpdates(rawValue: 4)
  static let all: ContentUpdates = [unavailable, controller, view]
}

extension View {
  /// Requests updates at the end of the run-loop turn.
  final func requestUpdate(_ update: ContentUpdates) {
    updates.formUnion(update)
    queueLayout()
  }

  /// Performs the requested updates of this view and of the views inside it; superviews come first.
  final func updateInside() {
    for view in viewsInside(where: { !$0.updates.isEmpty }) { view.updateIfAsked() }
  }

  /// Performs the requested updates of this view: first those of its controller.
  final func updateIfAsked() {
    let due = dueUpdates
    updates = []
    if let controller {
      if due.contains(.unavailable) {
        controller.updateContentUnavailableConfiguration(
          using: controller.contentUnavailableConfigurationState)
      }
      if due.contains(.controller) {
        observed {
          controller.updateProperties()
        } onChange: { [weak controller] in
          controller?.setNeedsUpdateProperties()
        }
      }
    }
    guard due.contains(.view) else { return }
    observed {
      updateProperties()
    } onChange: { [weak self] in
      self?.setNeedsUpdateProperties()
    }
  }

  /// The requested updates without those that this package implements and that do nothing.
  final var dueUpdates: ContentUpdates {
    var due = updates
    if due.isEmpty { return due }
    if type(of: self) == View.self { due.remove(.view) }
    guard let controller, type(of: controller) != ViewController.self else {
      return due.intersection(.view)
    }
    return due
  }
}
