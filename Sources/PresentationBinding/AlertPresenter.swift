/// A controller that can ask the user a question with an alert.
///
/// `UIViewController` and this package's `ViewController` conform to this protocol.
@MainActor public protocol AlertPresenter: Presenter {
  /// Returns a new alert that asks a question.
  ///
  /// - Parameters:
  ///   - question: The question that the alert shows.
  ///   - onAnswer: Called when the user has chosen a button and the alert has been dismissed. The
  ///     arguments are the answer and the texts of the text fields.
  func presenterMakeAlert<Answer>(
    _ question: Question<Answer>, onAnswer: @escaping @MainActor (Answer, [String]) -> Void
  ) -> PresenterContent
}
