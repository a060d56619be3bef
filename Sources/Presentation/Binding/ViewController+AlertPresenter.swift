import Foundation
public import PresentationBinding

// The twin of this file is `PresentationBinding/UIKit/UIViewController+AlertPresenter.swift`.

extension ViewController: AlertPresenter {
  /// Creates an alert controller that asks a question.
  ///
  /// When the user taps an action, `onAnswer` is called with the action's answer and with the
  /// texts of the alert's text fields.
  ///
  /// If an action sheet is shown as a popover, the popover points at the middle of this
  /// controller's view.
  public func presenterMakeAlert<Answer>(
    _ question: Question<Answer>, onAnswer: @escaping @MainActor (Answer, [String]) -> Void
  ) -> ViewController {
    let alert = AlertController(
      title: question.title, message: question.message,
      preferredStyle: question.style == .alert ? .alert : .actionSheet)
    for field in question.fields {
      alert.addTextField {
        $0.text = field.text
        $0.placeholder = field.placeholder
        $0.isSecureTextEntry = field.isSecure
      }
    }
    for choice in question.choices {
      let style = choice.role.style
      let action = AlertAction(title: choice.title, style: style) { [weak alert] _ in
        onAnswer(choice.answer, alert?.textFields?.map { $0.text ?? "" } ?? [])
      }
      action.isEnabled = choice.isEnabled
      alert.addAction(action)
      if choice.isPreferred { alert.preferredAction = action }
    }
    if question.style == .actionSheet, let popover = alert.popoverPresentationController {
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    }
    return alert
  }
}

extension Question.Role {
  @MainActor fileprivate var style: AlertAction.Style {
    switch self {
    case .standard: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
