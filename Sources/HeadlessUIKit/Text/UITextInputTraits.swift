import Presentation

/// An object into which the user types text, and that stores settings of the keyboard.
///
/// There is no keyboard, so the settings have no effect.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits {
  /// The keys of the keyboard; the value is stored but has no effect.
  public var keyboardType: UIKeyboardType {
    get { kept.keyboardType }
    set { kept.keyboardType = newValue }
  }

  /// The look of the keyboard; the value is stored but has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept.keyboardAppearance }
    set { kept.keyboardAppearance = newValue }
  }

  /// The label of the return key; the value is stored but has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { kept.returnKeyType }
    set { kept.returnKeyType = newValue }
  }

  /// Whether the return key is disabled while there is no text; the value is stored but has no
  /// effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept.enablesReturnKey }
    set { kept.enablesReturnKey = newValue }
  }

  /// The letters that become capital letters; the value is stored but has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept.capitals }
    set { kept.capitals = newValue }
  }

  /// Whether words are corrected; the value is stored but has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept.corrections }
    set { kept.corrections = newValue }
  }

  /// Whether the spelling of words is checked; the value is stored but has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept.spelling }
    set { kept.spelling = newValue }
  }

  /// Whether quotation marks are replaced by typographic ones; the value is stored but has no
  /// effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept.quotes }
    set { kept.quotes = newValue }
  }

  /// Whether hyphens are replaced by dashes; the value is stored but has no effect.
  public var smartDashesType: UITextSmartDashesType {
    get { kept.dashes }
    set { kept.dashes = newValue }
  }

  /// Whether spaces around inserted text are adjusted; the value is stored but has no effect.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept.insertions }
    set { kept.insertions = newValue }
  }

  /// The meaning of the text, from which a keyboard derives its suggestions; the value is stored
  /// but has no effect.
  public var textContentType: UITextContentType! {
    get { kept.contentType }
    set { kept.contentType = newValue }
  }

  /// The rules by which the system creates a password; the value is stored but has no effect.
  public var passwordRules: UITextInputPasswordRules? {
    get { kept.passwordRules }
    set { kept.passwordRules = newValue }
  }

  /// Whether the keyboard completes words while the user types; the value is stored but has no
  /// effect.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept.predictions }
    set { kept.predictions = newValue }
  }

  private var kept: KeptTraits {
    (self as? View)?.attachment { KeptTraits() } ?? KeptTraits()
  }
}

/// The settings of the keyboard for one object.
@MainActor private final class KeptTraits {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKey = false
  var capitals = UITextAutocapitalizationType.sentences
  var corrections = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var insertions = UITextSmartInsertDeleteType.default
  var contentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
  var predictions = UITextInlinePredictionType.default
}
