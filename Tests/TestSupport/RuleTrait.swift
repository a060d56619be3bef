public import Testing

/// A trait with the numbers of the rules that a test shows, such as `P-29`.
///
/// The manifest test reads the numbers from the sources; at run time, the trait has no effect.
public struct RuleTrait: TestTrait, SuiteTrait {
  /// The numbers of the rules.
  public let rules: [String]
}

extension Trait where Self == RuleTrait {
  /// Returns a trait with the numbers of the rules that a test shows.
  public static func rule(_ rules: String...) -> Self { RuleTrait(rules: rules) }
}
