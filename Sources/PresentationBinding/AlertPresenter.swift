/// A screen that can ask the user a question.
///
/// `UIViewController` and this package's `ViewController` conform to this protocol.
@MainActor public protocol AlertPresenter: Presenter {
  /// Makes the alert that asks a question.
  ///
  /// - Parameters:
  ///   - question: The question that the alert shows.
  ///   - onAnswer: Called after the user's choice has dismissed the alert, with the answer and the
  ///     texts of the text fields.
  func presenterMakeAlert<Answer>(
    _ question: Question<Answer>, onAnswer: @escaping @MainActor (Answer, [String]) -> Void
  ) -> PresenterContent
}
