package import PresentationLifecycle

/// A number of which only the order matters, such as the number of an activated constraint.
///
/// The number grows with each activation, so it differs between equal runs. Descriptions of states
/// contain its rank instead.
package struct RankedNumber: StateValue {
  package let number: Int
  /// Returns the position of the number among the numbers with which it is compared.
  private let rank: @MainActor () -> Int

  package init(_ number: Int, rank: @escaping @MainActor () -> Int) {
    (self.number, self.rank) = (number, rank)
  }

  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.add(label, rank())
  }
}
