/// The meaning of a text, such as a name or a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type, such as "given-name".
  public let rawValue: String

  /// Creates a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The full name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The first name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The last name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// A street and a house number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The name of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password for a new account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
