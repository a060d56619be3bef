public import Observation

extension AlertPresenter {
  /// Presents an alert while a property of an observed model holds a question.
  ///
  /// ```swift
  /// editor.present(alert: \.question, of: model) { model.answer($0) }
  /// ```
  ///
  /// After the user has chosen a button and the alert has been dismissed, the returned presenter
  /// sets the model's question to nil and then calls `onAnswer`. `onAnswer` may change the model.
  /// For example, it may set the same question again, which presents a new alert.
  ///
  /// - Parameters:
  ///   - question: The property that holds the question; nil if there is no question.
  ///   - model: The observed model, which the returned presenter keeps alive.
  ///   - name: The question's name in the trace of a test.
  ///   - animated: Whether to animate presentations and dismissals.
  ///   - whenParentGoes: Determines whether the model keeps the question if the alert is removed
  ///     together with its presenting controller. If nil, the presenting controller's
  ///     ``Presenter/presenterWhenParentGoes`` decides.
  ///   - onDismissal: Called with the cause of a dismissal after the dismissal has ended or was
  ///     canceled.
  ///   - onAnswer: Called with the user's answer after the alert has been dismissed.
  /// - Returns: The presenter, which this controller keeps alive.
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

  /// Presents an alert while a property of an observed model holds a question.
  ///
  /// After the user has chosen a button and the alert has been dismissed, the returned presenter
  /// sets the model's question to nil. `onAnswerWithTexts` then gets the answer and the texts of
  /// the text fields.
  ///
  /// - Parameters:
  ///   - question: The property that holds the question; nil if there is no question.
  ///   - model: The observed model, which the returned presenter keeps alive.
  ///   - name: The question's name in the trace of a test.
  ///   - animated: Whether to animate presentations and dismissals.
  ///   - whenParentGoes: Determines whether the model keeps the question if the alert is removed
  ///     together with its presenting controller. If nil, the presenting controller's
  ///     ``Presenter/presenterWhenParentGoes`` decides.
  ///   - onDismissal: Called with the cause of a dismissal after the dismissal has ended or was
  ///     canceled.
  ///   - onAnswerWithTexts: Called after the alert has been dismissed, with the user's answer and
  ///     the texts of the text fields.
  /// - Returns: The presenter, which this controller keeps alive.
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
      ) { screen, question, presenter in
        screen.presenterMakeAlert(question) { [weak presenter] answer, texts in
          presenter?.userAnswers()
          onAnswerWithTexts(answer, texts)
        }
      })
  }
}
