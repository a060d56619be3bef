extension Appearance {
  /// The rows of the state table for the appearance of a controller.
  ///
  /// A callback such as `viewWillAppear` runs app code, which may call any API. Therefore, no row
  /// has more than one effect.
  enum Rows {
    static let willAppear = Row<Effect>("will appear", "P-92 P-93", [.viewWillAppear])
    static let isAppearing = Row<Effect>("is appearing", "P-97", [.viewIsAppearing])
    static let didAppear = Row<Effect>("did appear", "P-92", [.viewDidAppear])
    static let willDisappear = Row<Effect>("will disappear", "P-92 P-93", [.viewWillDisappear])
    static let didDisappear = Row<Effect>("did disappear", "P-92", [.viewDidDisappear])
    static let tellFirst = Row<Effect>("is appearing first", "P-97", [.tellIsAppearing])
    static let noChange = Row<Effect>("no change", "P-92")
    static let notDue = Row<Effect>("not due", "P-97")
    static let superseded = Row<Effect>("superseded", "P-92 P-93")
  }
}
