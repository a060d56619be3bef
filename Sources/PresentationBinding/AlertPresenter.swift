/// A screen that can ask the user a question.
///
/// `UIViewController` and this package's `ViewController` conform.
@MainActor public protocol AlertPresenter: Presenter {
  /// Makes the alert that asks a question.
  ///
  /// - Parameters:
  ///   - question: What it shows.
  ///   - onAnswer: Called with the answer and the texts of the fields when the user's choice has
  ///     dismissed the alert.
  func presenterMakeAlert<Answer>(
    _ question: Question<Answer>, onAnswer: @escaping @MainActor (Answer, [String]) -> Void
  ) -> PresenterContent
}
