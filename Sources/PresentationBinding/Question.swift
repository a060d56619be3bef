/// A question to the user: what an alert shows, as a plain value of a model.
///
/// ```swift
/// let question = Question(
///   "Unsaved changes",
///   choices: [
///     .init("Keep", .keep, role: .cancel), .init("Discard", .discard, role: .destructive),
///   ])
/// ```
///
/// Two questions that differ in anything are two questions: the second replaces the first.
public struct Question<Answer: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// The style of a question.
  public enum Style: Hashable, Sendable {
    /// In the middle of the screen.
    case alert
    /// At the bottom of the screen, or in a popover where that is wide.
    case actionSheet
  }

  /// The role of a choice.
  public enum Role: Hashable, Sendable {
    /// An ordinary one.
    case standard
    /// The choice changes nothing; a question has one at most.
    case cancel
    /// The choice changes or deletes data.
    case destructive
  }

  /// A button of the alert, and the answer that it gives.
  public struct Choice: Hashable, Sendable {
    /// The title of the button.
    public var title: String
    /// The answer that the model receives.
    public var answer: Answer
    /// The role of the choice.
    public var role: Role
    /// Whether the Return key chooses it.
    public var isPreferred: Bool
    /// Whether the user can choose it.
    public var isEnabled: Bool

    /// A choice that the user has.
    public init(
      _ title: String, _ answer: Answer, role: Role = .standard, isPreferred: Bool = false,
      isEnabled: Bool = true
    ) {
      (self.title, self.answer, self.role) = (title, answer, role)
      (self.isPreferred, self.isEnabled) = (isPreferred, isEnabled)
    }
  }

  /// A text field, which an action sheet cannot have.
  public struct Field: Hashable, Sendable {
    /// The text at first.
    public var text: String
    /// The text that the field shows while it is empty.
    public var placeholder: String
    /// Whether the text is hidden, as for a password.
    public var isSecure: Bool

    /// A text field with a text.
    public init(_ text: String = "", placeholder: String = "", isSecure: Bool = false) {
      (self.text, self.placeholder, self.isSecure) = (text, placeholder, isSecure)
    }
  }

  /// The title.
  public var title: String
  /// The text below the title.
  public var message: String?
  /// The style of the question.
  public var style: Style
  /// The buttons, in their order.
  public var choices: [Choice]
  /// The text fields, in their order.
  public var fields: [Field]

  /// The question itself.
  public var id: Self { self }

  /// A question with its choices.
  public init(
    _ title: String, message: String? = nil, style: Style = .alert, choices: [Choice],
    fields: [Field] = []
  ) {
    (self.title, self.message, self.style) = (title, message, style)
    (self.choices, self.fields) = (choices, fields)
  }
}
