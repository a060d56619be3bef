import PresentationTesting

/// The Swift code that declares the plan's controllers and views in an exported test.
extension PlanCode {
  /// Adds the declarations of the plan's views and controllers.
  mutating func addCast() throws(ExportRefusal) {
    for view in plan.views { try addDeclaration(of: view) }
    for controller in plan.controllers { try addDeclaration(of: controller) }
    for controller in plan.controllers { addContents(of: controller) }
    addContainment()
  }

  private mutating func addDeclaration(of view: PlanView) throws(ExportRefusal) {
    guard view.hero == nil, view.geometry.isEmpty, view.progress.isEmpty else {
      throw ExportRefusal.notInUIKit("matched geometry", at: "views.\(view.name)")
    }
    let variable = self[view.name]
    add("let \(variable) = \(type("View"))(frame: \(rect(view.frame)))")
    if view.alpha != 1 { add("\(variable).alpha = \(plain(view.alpha))") }
    if view.clips { add("\(variable).clipsToBounds = true") }
  }

  private mutating func addDeclaration(of controller: PlanController) throws(ExportRefusal) {
    let (name, place) = (controller.name, "controllers.\(controller.name)")
    if let transition = controller.transition {
      throw ExportRefusal.notInUIKit(
        "the transition \(transition.kind.rawValue)",
        at: place)
    }
    let variable = self[name]
    let kind =
      controller.stack != nil ? "Stack" : controller.tabs != nil ? "Tabs" : "Controller"
    add("let \(variable) = Planned\(kind)(\(literal(name)))")
    if let style = controller.style {
      add("\(variable).modalPresentationStyle = .\(style.rawValue)")
    }
    for (property, isOn) in [
      ("isModalInPresentation", controller.isModal),
      ("hidesBottomBarWhenPushed", controller.hidesBar),
      ("navigationItem.hidesBackButton", controller.hidesBackButton),
      ("isNavigationBarHidden", controller.hidesNavigationBar),
    ] where isOn {
      add("\(variable).\(property) = true")
    }
    if let defines = controller.definesContext {
      add("\(variable).definesPresentationContext = \(defines)")
    }
    if let mayDismiss = controller.userMayDismiss {
      call(
        "\(variable).part.adaptiveDelegate = PlannedDelegate",
        ["of: \(variable).part", "mayDismiss: \(mayDismiss)"])
    }
    do throws(ExportRefusal) {
      if let animator = controller.animator { try add(animator, to: name, as: "coming") }
      if let animator = controller.dismissAnimator { try add(animator, to: name, as: "going") }
    } catch {
      throw ExportRefusal(error.reason, at: place)
    }
  }

  /// Adds code that sets the children of a stack or tab bar controller, and the delegates.
  private mutating func addContents(of controller: PlanController) {
    let variable = self[controller.name]
    if let held = controller.tabs ?? controller.stack {
      call("\(variable).setViewControllers", [list(variables: held), "animated: false"])
    }
    if controller.hasTabsDelegate {
      add("\(variable).hear(maySelect: \(controller.maySelect))")
    }
    if controller.hasStackDelegate { add("\(variable).hear()") }
    let isContainer = controller.tabs != nil || controller.stack != nil
    let isAnimated = controller.animator != nil || controller.dismissAnimator != nil
    if plan.givesPresentation(to: controller) {
      var arguments: [String] = []
      if controller.removesPresenter { arguments.append("removesPresenter: true") }
      if controller.forwardsWillDismiss { arguments.append("forwardsWillDismiss: true") }
      add("\(variable).givePresentation(\(arguments.joined(separator: ", ")))")
    } else if isAnimated, !isContainer {
      add("\(variable).giveTransition()")
    }
  }

  /// Adds code that adds each view to its container, and each child to its parent.
  private mutating func addContainment() {
    for view in plan.views {
      let (container, variable) = (self[view.container], self[view.name])
      if plan[view.container] == nil {
        add("\(container).addSubview(\(variable))")
      } else {
        add("\(container).whenLoaded { $0.addSubview(\(variable)) }")
      }
    }
    for controller in plan.controllers {
      guard let parent = controller.parent else { continue }
      add("\(self[parent]).embed(\(self[controller.name]))")
    }
  }
}

extension Plan {
  /// Whether the plan gives a controller its own presentation controller.
  func givesPresentation(to controller: PlanController) -> Bool {
    guard controller.transition == nil else { return false }
    let callbacks = steps.compactMap { ($0.action as? InVerb)?.callback }
    let isHooked = callbacks.contains {
      $0.controller == controller.name && $0.moment.need == .customStyle
    }
    return isHooked || controller.removesPresenter || controller.forwardsWillDismiss
  }
}
