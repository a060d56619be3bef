// Made by .ci/verbs from the files of this folder.
extension PlanGrammar {
  static let facts: [any PlanFact.Type] = [
    AnimatorFact.self,
    AppearanceFact.self,
    BarHiddenFact.self,
    FlyingFact.self,
    IsBeingDismissedFact.self,
    IsBeingPresentedFact.self,
    ModelFact.self,
    PresentedFact.self,
    PresentingFact.self,
    SeenFact.self,
    SelectedFact.self,
    StackFact.self,
    TabsFact.self,
    TopFact.self,
    UnmatchedFact.self,
    VisibleFact.self,
  ]
}
