import PresentationLifecycle

extension ArrivalListener: StatefulObject {
  func describe(to state: any StateVisitor) {
    state.add("presenter", any: presenter)
    state.add("front", any: front)
  }
}
