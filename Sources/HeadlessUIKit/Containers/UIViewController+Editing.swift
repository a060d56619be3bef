import Foundation
public import Presentation

extension ViewController {
  /// A bar button that calls `setEditing(_:animated:)` with the opposite of `isEditing`.
  ///
  /// While `isEditing` is true, the title of the button is `Done`. Otherwise, the title is `Edit`.
  /// A title that the app sets stays until `isEditing` changes. Every access returns the same
  /// button.
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
  /// The title that the app has set, with the value of `isEditing` at this time.
  private var chosen: (title: String?, isEditing: Bool)?
  private var isEditing: Bool { controller?.isEditing == true }

  init(of controller: ViewController) {
    self.controller = controller
    super.init(primaryAction: nil)
    primaryAction = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    // The initializer and the action have set a title.
    chosen = nil
  }

  required init?(coder: NSCoder) { nil }

  override var title: String? {
    get {
      if let chosen, chosen.isEditing == isEditing { return chosen.title }
      return isEditing ? "Done" : "Edit"
    }
    set { chosen = (newValue, isEditing) }
  }
}
