import PresentationLifecycle

extension ArrivalListener: StatefulObject {
  func describe(to state: inout StateWriter) {
    state.add("presenter", any: presenter)
    state.add("front", any: front)
  }
}

extension RemovalListener: StatefulObject {
  func describe(to state: inout StateWriter) {
    state.add("content", content)
    state.add("place", place)
  }
}

extension PresenterProbe {
  /// Adds the listener to a description of the ``World``.
  func describeListener(to state: inout StateWriter) {
    state.add("listener", any: listener)
    state.add("arrival", arrival)
  }
}

extension NavigationController.StackListener: StatefulObject {
  /// Adds nothing to the description, because the listener does not change.
  func describe(to state: inout StateWriter) {}
}

extension DismissalListener: StatefulObject {
  /// Adds nothing to the description, because the listener does not change.
  func describe(to state: inout StateWriter) {}
}
