public import Observation

extension AlertPresenter {
  /// Asks the question of an observed model, if there is one.
  ///
  /// ```swift
  /// editor.present(alert: \.question, of: model) { model.answer($0) }
  /// ```
  ///
  /// A choice of the user is a dismissal by the user: the model's question becomes nil, and then
  /// `onAnswer` is called. What that writes counts as a new change; it may ask the same question
  /// again.
  ///
  /// - Parameters:
  ///   - question: The optional question.
  ///   - model: Kept alive by the presenter.
  ///   - name: The question's name in traces.
  ///   - animated: Whether to animate.
  ///   - whenParentGoes: Whether the question stays when its screen is removed with a parent.
  ///   - onDismissal: Called when a dismissal has ended, with its cause.
  ///   - onAnswer: Called once the alert has been dismissed for a choice of the user.
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult public func present<Model: AnyObject & Observable, Answer>(
    alert question: ReferenceWritableKeyPath<Model, Question<Answer>?>, of model: Model,
    named name: String = "question", animated: Bool = true,
    whenParentGoes: ParentRemoval? = nil, onDismissal: ((DismissalCause) -> Void)? = nil,
    onAnswer: @escaping (Answer) -> Void
  ) -> ItemPresenter<Self, Question<Answer>> {
    present(
      alert: question, of: model, named: name, animated: animated, whenParentGoes: whenParentGoes,
      onDismissal: onDismissal, onAnswerWithTexts: { answer, _ in onAnswer(answer) })
  }

  /// Presents the question of an observed model, if there is one, and passes the typed texts along
  /// with the answer.
  ///
  /// - Parameters:
  ///   - question: The optional question.
  ///   - model: Kept alive by the presenter.
  ///   - name: The question's name in traces.
  ///   - animated: Whether to animate.
  ///   - whenParentGoes: Whether the question stays when its screen is removed with a parent.
  ///   - onDismissal: Called when a dismissal has ended, with its cause.
  ///   - onAnswerWithTexts: Called once the alert has been dismissed for a choice of the user, with
  ///     the texts of the fields.
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult public func present<Model: AnyObject & Observable, Answer>(
    alert question: ReferenceWritableKeyPath<Model, Question<Answer>?>, of model: Model,
    named name: String = "question", animated: Bool = true,
    whenParentGoes: ParentRemoval? = nil, onDismissal: ((DismissalCause) -> Void)? = nil,
    onAnswerWithTexts: @escaping (Answer, [String]) -> Void
  ) -> ItemPresenter<Self, Question<Answer>> {
    begin(
      ItemPresenter(
        on: self, ValueAccess(question, of: model),
        ItemSettings(
          name: name, animated: animated, writeBack: .didDismiss, whenParentGoes: whenParentGoes,
          text: { $0?.title ?? "nil" }, onDismissal: onDismissal)
      ) { [weak self] question, presenter in
        guard let self else { preconditionFailure("A screen that is gone presents nothing.") }
        return presenterMakeAlert(question) { [weak presenter] answer, texts in
          presenter?.userAnswers()
          onAnswerWithTexts(answer, texts)
        }
      })
  }
}
