import Foundation
public import Presentation

extension ViewController {
  /// A bar button that calls `setEditing(_:animated:)` with the opposite of `isEditing`.
  ///
  /// While `isEditing` is true, the title of the button is `done`. Otherwise, the title is `edit`.
  /// Every access returns the same button.
  public final var editButtonItem: UIBarButtonItem {
    let kept = attachments.find { KeptEditButton() }
    if let button = kept.button { return button }
    let button = EditButtonItem(of: self)
    kept.button = button
    return button
  }
}

/// The edit button of a controller; nil before its first access.
@MainActor private final class KeptEditButton {
  var button: EditButtonItem?
}

/// A bar button that begins and ends editing in a controller.
private final class EditButtonItem: UIBarButtonItem {
  private weak var controller: ViewController?

  init(of controller: ViewController) {
    self.controller = controller
    super.init(primaryAction: nil)
    primaryAction = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var title: String? {
    get { "\(controller?.isEditing == true ? SystemItem.done : .edit)" }
    set {}
  }
}
