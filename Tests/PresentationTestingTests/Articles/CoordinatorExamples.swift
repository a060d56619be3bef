import Observation
import Presentation
import PresentationTesting
import Testing

// The examples of the article "Migrating a coordinator".

@MainActor final class CheckoutCoordinator {
  private let stack: NavigationController

  init(stack: NavigationController) { self.stack = stack }

  func pay() {
    stack.present(ViewController("Payment"), animated: true)
  }

  func paymentEnded() {
    stack.dismiss(animated: true) { [stack] in
      stack.pushViewController(ViewController("Receipt"), animated: true)
    }
  }
}

@MainActor @Test func `an exploration finds that a payment can end twice`() throws {
  let failure = #expect(throws: ExplorationFailure.self) {
    try explore { scenario in
      let stack = NavigationController(rootViewController: ViewController("Cart"))
      let stage = scenario.stage(stack)
      let coordinator = CheckoutCoordinator(stack: stack)
      scenario.may("pay", when: { stage.visible.last == "Cart" }) { coordinator.pay() }
      scenario.may("the payment ends", when: { stage.visible.last == "Payment" }) {
        coordinator.paymentEnded()
      }
    }
  }
  #expect(failure?.property == "nothing is dismissed twice")
}

@MainActor @Observable final class Checkout {
  enum Screen: String {
    case payment = "Payment"
    case receipt = "Receipt"
  }

  var isPaying = false
  var path: [Screen] = []

  func pay() { isPaying = true }

  func paymentEnded() {
    isPaying = false
    path = [.receipt]
  }
}

extension StackPresenter {
  func follow(_ checkout: Checkout, make: @escaping (Checkout.Screen) -> PresenterContent) {
    push(path: \.path, of: checkout) { make($0) }
    present(while: \.isPaying, of: checkout, named: "isPaying") { make(.payment) }
  }
}

@MainActor @Test func `the stack shows the receipt after the payment has ended`() throws {
  let checkout = Checkout()
  let stack = NavigationController(rootViewController: ViewController("Cart"))
  let stage = Stage(stack)
  stack.follow(checkout) { ViewController($0.rawValue) }
  checkout.pay()
  try stage.settle()
  #expect(stage.visible.last == "Payment")
  checkout.paymentEnded()
  try stage.settle()
  #expect(stage.visible.last == "Receipt")
  try stage.close()
}

@MainActor @Test func `no order of events shows two receipts`() throws {
  let proof = try explore { scenario in
    let checkout = Checkout()
    let stack = NavigationController(rootViewController: ViewController("Cart"))
    let stage = scenario.stage(stack)
    stack.follow(checkout) { ViewController($0.rawValue) }
    scenario.may("pay", when: { stage.visible.last == "Cart" }) { checkout.pay() }
    scenario.may("the payment ends", when: { stage.visible.last == "Payment" }) {
      checkout.paymentEnded()
    }
    scenario.userMay(.tapOutside, on: ["Payment"])
    scenario.always("there is one receipt") {
      stack.viewControllers.filter { $0.name == "Receipt" }.count < 2
    }
  }
  #expect(proof.isComplete)
}

// The example of the article "Ten navigation bugs".
@MainActor @Test
func `if the app checks isBeingDismissed, two taps close only the editor`() throws {
  let home = ViewController("Home"), profile = ViewController("Profile")
  let editor = ViewController("Editor"), stage = Stage(home)
  home.present(profile, animated: true)
  try stage.settle()
  profile.present(editor, animated: true)
  try stage.settle()
  for _ in 1...2 {
    if profile.presentedViewController?.isBeingDismissed == false {
      profile.dismiss(animated: true)
    }
  }
  try stage.settle()
  #expect(stage.visible == ["Home", "Profile"])
  try stage.close()
}
