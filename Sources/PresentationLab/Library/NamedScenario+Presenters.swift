import Presentation
import PresentationTesting

extension NamedScenario {
  static let doubleDismiss = NamedScenario(
    "double-dismiss",
    about: "Home presents Profile; Profile presents Editor while isEditing is true.",
    implementations: [.naive, .binding]
  ) { scenario, implementation in
    let home = ViewController("Home"), profile = ViewController("Profile")
    _ = scenario.stage(home)
    home.present(profile, animated: false)
    let isEditing = DemoValue("isEditing", flags: "Editor")
    profile.show(isEditing, implementation) { ViewController($0) }
    scenario.userMay("tap Edit or Done") { isEditing.toggle() }
    scenario.may("rename") { isEditing.presenter?.setNeedsUpdate() }
    scenario.always("Profile stays") { profile.presentingViewController != nil }
  }

  static let twoPresenters = NamedScenario(
    "two-presenters",
    about: """
      Home presents Editor while isEditing is true, and Share while isSharing is true. The \
      user may drag either sheet down.
      """,
    implementations: [.binding, .naive, .unowned, .lostUpdate]
  ) { scenario, implementation in
    let home = ViewController("Home")
    _ = scenario.stage(home)
    let values = [
      DemoValue("isEditing", flags: "Editor"), DemoValue("isSharing", flags: "Share"),
    ]
    for value in values {
      home.show(value, implementation) { ViewController($0) }
      scenario.may("toggle \(value.name)") { value.toggle() }
    }
    scenario.may("update") { for value in values { value.presenter?.setNeedsUpdate() } }
    scenario.may("close") {
      values.contains { $0.isShown }
    } _: {
      for case let shown as ViewController in values.compactMap(\.presenter?.shown) {
        shown.dismiss(animated: true)
      }
    }
    scenario.userMay(.drag)
  }

  static let photos = NamedScenario(
    "photos",
    about: "Home presents the photo named by selected. The user may drag it down.",
    implementations: [.lateWriteBack, .binding]
  ) { scenario, implementation in
    let home = ViewController("Home")
    _ = scenario.stage(home)
    let selected = DemoValue("selected")
    home.show(selected, implementation) { ViewController($0) }
    for item in ["Rome", "Oslo"] {
      scenario.may("select \(item)") { selected.say(item) }
    }
    scenario.may("select nothing") { selected.say(nil) }
    scenario.userMay(.drag)
    scenario.always("the program's last value is kept") { !selected.isOverwritten }
  }

  static let takenBack = NamedScenario(
    "taken-back",
    about: "Home presents Editor while isEditing is true. The user drags it, and cancels the drag.",
    implementations: [.noRollBack, .binding]
  ) { scenario, implementation in
    let home = ViewController("Home")
    _ = scenario.stage(home)
    let isEditing = DemoValue("isEditing", flags: "Editor")
    home.show(isEditing, implementation) { ViewController($0) }
    var isTapped = false
    scenario.state { isTapped }
    scenario.userMay("tap Edit") {
      isEditing.toggle()
      isTapped = isEditing.isOn
    }
    scenario.may("update") { isEditing.presenter?.setNeedsUpdate() }
    scenario.userMay(.dragBack)
    scenario.atRest("a canceled drag keeps the value") { isEditing.isOn == isTapped }
  }

  static let ownGesture = NamedScenario(
    "own-gesture",
    about: "Home presents Card while isOpen is true, with its own animator and swipe gesture.",
    implementations: [.completesTrue, .neverCompletes, .binding]
  ) { scenario, implementation in
    let home = ViewController("Home"), fade = DemoFade(implementation)
    _ = scenario.stage(home)
    let isOpen = DemoValue("isOpen", flags: "Card")
    home.show(isOpen, implementation) { name in
      let card = ViewController(name)
      card.customTransition = fade
      return card
    }
    scenario.may("toggle isOpen") { isOpen.toggle() }
    scenario.may("swipe") {
      isOpen.isShown
    } _: {
      if let card = isOpen.presenter?.shown as? ViewController { fade.beginSwipe(on: card) }
    }
    scenario.beforeRest { fade.endSwipe(finishes: false) }
    for (name, finishes) in [("let go", true), ("take back", false)] {
      scenario.may(name) {
        fade.isHeld
      } _: {
        fade.endSwipe(finishes: finishes)
      }
    }
  }
}

extension DemoValue {
  /// Whether the controller for the value is presented and takes part in no transition.
  fileprivate var isShown: Bool {
    guard let shown = presenter?.shown as? ViewController else { return false }
    return shown.presentingViewController != nil && shown.transitionCoordinator == nil
  }
}
