public import Testing

/// The numbered rules that a test shows, such as `P-29`.
///
/// The manifest test reads them from the sources; at run time the trait only documents.
public struct RuleTrait: TestTrait, SuiteTrait {
  /// The rules, as the semantics number them.
  public let rules: [String]
}

extension Trait where Self == RuleTrait {
  /// Says which numbered rules the test shows.
  public static func rule(_ rules: String...) -> Self { RuleTrait(rules: rules) }
}
