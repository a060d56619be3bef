import Presentation

/// A binding of a running plan: its value, and a presenter that shows a controller for the value.
///
/// The presenting controller keeps the presenter alive, as in an app.
@MainActor final class PlannedBinding {
  let plan: PlanBinding
  let model: PlannedModel
  /// The presenter; nil before the view of the presenting controller has loaded.
  private(set) weak var presenter: (any AttachedPresenter)?

  private init(_ plan: PlanBinding, _ model: PlannedModel) {
    (self.plan, self.model) = (plan, model)
  }

  /// Returns the plan's bindings, keyed by name.
  ///
  /// A binding begins when the view of its presenting controller has loaded.
  static func all(
    of plan: Plan, cast: [String: any PlannedScreen]
  ) -> [String: PlannedBinding] {
    var models: [String: PlannedModel] = [:]
    for binding in plan.bindings where binding.shared == nil {
      models[binding.name] = PlannedModel(binding.value)
    }
    var bindings: [String: PlannedBinding] = [:]
    for planned in plan.bindings {
      guard let model = models[planned.shared ?? planned.name], let screen = cast[planned.presenter]
      else { continue }
      let binding = PlannedBinding(planned, model)
      bindings[planned.name] = binding
      screen.script.whenCalled(.viewDidLoad) { [unowned screen] in
        binding.presenter = binding.begin(on: screen, cast: cast)
      }
    }
    return bindings
  }

  private func begin(
    on screen: ViewController, cast: [String: any PlannedScreen]
  ) -> (any AttachedPresenter)? {
    switch plan.contents {
    case .whileTrue(let name): cast[name].map { present($0, on: screen) }
    case .byKey(let names): present(names.compactMapValues { cast[$0] }, on: screen)
    }
  }

  private func present(
    _ content: any PlannedScreen, on screen: ViewController
  ) -> any AttachedPresenter {
    let (model, name) = (model, plan.name)
    return screen.present(
      while: { model.value == .bool(true) },
      set: { model.write(.bool($0), by: .presenter(name)) },
      named: name, animated: plan.isAnimated, writeBack: plan.writeBack
    ) { [unowned content] in
      content.prepareToBePresented()
      return content
    }
  }

  private func present(
    _ contents: [String: any PlannedScreen], on screen: ViewController
  ) -> any AttachedPresenter {
    let (model, name) = (model, plan.name)
    let items = contents.map { key, content in (key, PlannedItem(id: key, content: content)) }
    let itemsByKey = Dictionary(uniqueKeysWithValues: items)
    return screen.present(
      item: { () -> PlannedItem? in
        guard case .key(let key?) = model.value else { return nil }
        return itemsByKey[key]
      },
      set: { model.write(.key($0?.id), by: .presenter(name)) },
      named: name, animated: plan.isAnimated, writeBack: plan.writeBack
    ) { item in
      item.content.prepareToBePresented()
      return item.content
    }
  }
}

/// The item that a binding presents while the value is the item's key.
private struct PlannedItem: Identifiable, Equatable, CustomStringConvertible {
  let id: String
  unowned let content: any PlannedScreen

  var description: String { id }

  static func == (left: PlannedItem, right: PlannedItem) -> Bool { left.id == right.id }
}
