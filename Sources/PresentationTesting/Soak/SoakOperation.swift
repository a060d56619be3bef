/// Something that a run does, and how often: in so many of all cases between turns, and in so many
/// of all inside callbacks.
///
/// What a soak does is its list, and nowhere else: another input is another line.
@MainActor struct SoakOperation {
  let weight: Int
  let nestedWeight: Int
  let perform: (SoakRun) -> Void

  private init(_ weight: Int, nested: Int = 0, _ perform: @escaping (SoakRun) -> Void) {
    (self.weight, nestedWeight, self.perform) = (weight, nested, perform)
  }

  static func list(of kind: SoakKind) -> [SoakOperation] {
    switch kind {
    case .modals: modals
    case .stacks: stacks
    }
  }

  private static let modals = [
    SoakOperation(32, nested: 45) { $0.presentSomebody() },
    SoakOperation(18, nested: 35) { $0.dismissSomebody() },
    SoakOperation(0, nested: 20) { $0.registerBeside() },
    SoakOperation(10) { $0.runTurn() },
    SoakOperation(20) { $0.letTimePass() },
    SoakOperation(8) { $0.beginDrag() },
    SoakOperation(6) { $0.continueDrag() },
    SoakOperation(4) { $0.tapOutside() },
    SoakOperation(2) { $0.pressEscape() },
  ]

  private static let stacks = [
    SoakOperation(12, nested: 10) { $0.presentSomebody() },
    SoakOperation(10, nested: 10) { $0.dismissSomebody() },
    SoakOperation(0, nested: 8) { $0.registerBeside() },
    SoakOperation(10) { $0.runTurn() },
    SoakOperation(18) { $0.letTimePass() },
    SoakOperation(4) { $0.beginDrag() },
    SoakOperation(8) { $0.beginSwipe() },
    SoakOperation(8) { $0.continueDrag() },
    SoakOperation(3) { $0.tapBack() },
    SoakOperation(2) { $0.tapOutside() },
    SoakOperation(2) { $0.turnWindow() },
    SoakOperation(6, nested: 6) { $0.selectTab() },
    SoakOperation(4) { $0.tapTab() },
    SoakOperation(3, nested: 3) { $0.setTabs() },
    SoakOperation(18, nested: 22) { $0.push() },
    SoakOperation(10, nested: 12) { $0.pop() },
    SoakOperation(4, nested: 4) { $0.popTo() },
    SoakOperation(4, nested: 4) { $0.popToRoot() },
    SoakOperation(8, nested: 8) { $0.setStack() },
    SoakOperation(4, nested: 4) { $0.forceLayout() },
  ]
}
