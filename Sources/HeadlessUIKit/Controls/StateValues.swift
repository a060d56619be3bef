/// The values that were set for the states of a control.
struct StateValues<Value> {
  /// The values in the order of the states' raw values.
  private var values: [(state: UIControl.State, value: Value)] = []

  /// The value for a state; without a value of its own, a state has the value of `normal`.
  ///
  /// Setting nil removes the state's own value.
  subscript(state: UIControl.State) -> Value? {
    get {
      let found = values.first { $0.state == state } ?? values.first { $0.state == .normal }
      return found?.value
    }
    set {
      values.removeAll { $0.state == state }
      guard let newValue else { return }
      let place = values.firstIndex { $0.state.rawValue > state.rawValue } ?? values.endIndex
      values.insert((state, newValue), at: place)
    }
  }

  /// Whether no state has a value.
  var isEmpty: Bool { values.isEmpty }
}
