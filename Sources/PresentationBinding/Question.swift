/// A question that an alert asks the user.
///
/// A question is a plain value, so a model can hold it.
///
/// ```swift
/// let question = Question<Answer>(
///   "Unsaved changes",
///   choices: [
///     .init("Keep", .keep, role: .cancel), .init("Discard", .discard, role: .destructive),
///   ])
/// ```
///
/// Two questions that differ in any property have different identities. So if the model's question
/// changes, a new alert replaces the old alert.
public struct Question<Answer: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// The style in which a question is shown: as an alert or as an action sheet.
  public enum Style: Hashable, Sendable {
    /// An alert in the middle of the screen.
    case alert
    /// A sheet at the bottom of the screen, or a popover on a wide screen.
    case actionSheet
  }

  /// The role of a choice: standard, cancel or destructive.
  public enum Role: Hashable, Sendable {
    /// An ordinary choice.
    case standard
    /// A choice that changes nothing.
    ///
    /// A question has at most one choice with this role.
    case cancel
    /// A choice that changes or deletes data.
    case destructive
  }

  /// A button of the alert, and the answer for that button.
  public struct Choice: Hashable, Sendable {
    /// The title of the button.
    public var title: String
    /// The answer that is passed to `onAnswer` when the user chooses the button.
    public var answer: Answer
    /// The role of the choice.
    public var role: Role
    /// Whether the Return key selects this choice.
    public var isPreferred: Bool
    /// Whether the user can choose the button.
    public var isEnabled: Bool

    /// Creates a choice.
    public init(
      _ title: String, _ answer: Answer, role: Role = .standard, isPreferred: Bool = false,
      isEnabled: Bool = true
    ) {
      (self.title, self.answer, self.role) = (title, answer, role)
      (self.isPreferred, self.isEnabled) = (isPreferred, isEnabled)
    }
  }

  /// A text field of an alert; action sheets have no text fields.
  public struct Field: Hashable, Sendable {
    /// The text that the field contains when the alert is presented.
    public var text: String
    /// The text that the field shows while it is empty.
    public var placeholder: String
    /// Whether the text is hidden, as for a password.
    public var isSecure: Bool

    /// Creates a text field.
    public init(_ text: String = "", placeholder: String = "", isSecure: Bool = false) {
      (self.text, self.placeholder, self.isSecure) = (text, placeholder, isSecure)
    }
  }

  /// The title of the alert.
  public var title: String
  /// The text below the title.
  public var message: String?
  /// The style of the question.
  public var style: Style
  /// The buttons, in display order.
  public var choices: [Choice]
  /// The text fields, in display order.
  public var fields: [Field]

  /// The question itself; two questions that differ in any property have different identities.
  public var id: Self { self }

  /// Creates a question.
  public init(
    _ title: String, message: String? = nil, style: Style = .alert, choices: [Choice],
    fields: [Field] = []
  ) {
    (self.title, self.message, self.style) = (title, message, style)
    (self.choices, self.fields) = (choices, fields)
  }
}
