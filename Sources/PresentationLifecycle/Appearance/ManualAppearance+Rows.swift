extension ManualAppearance {
  /// The rows of the state table for appearance transitions that a container view controller begins
  /// and ends.
  ///
  /// A ``Row`` lists the effects that an event has in a state.
  enum Rows {
    static let beginsAppearing = Row<Effect>(
      "begins to appear", "P-94 P-96 C-10", [.willAppear])
    static let beginsDisappearing = Row<Effect>(
      "begins to disappear", "P-94 P-96 C-10", [.willDisappear])
    static let repeated = Row<Effect>("repeated", "P-94 C-11")
    static let endsAppearing = Row<Effect>("ends appearing", "P-94 C-9", [.didAppear])
    static let endsDisappearing = Row<Effect>("ends disappearing", "P-94 C-9", [.didDisappear])
    static let unbalanced = Row<Effect>(
      "ends without a beginning", "P-95 C-11 N-48a", [.reportUnbalanced, .attemptDelivery])
  }
}
