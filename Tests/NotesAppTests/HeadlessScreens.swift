import Presentation
import PresentationBinding

/// The app's screens as controllers without a device.
@MainActor struct HeadlessScreens: AppScreens {
  /// A function that is called with each created screen.
  var onMake: (ViewController) -> Void = { _ in }

  func make(_ place: Place) -> ViewController {
    let screen = ViewController(place.name)
    onMake(screen)
    screen.isModalInPresentation = place == .login || place == .onboarding
    return screen
  }

  func makeStack(_ root: Place, _ bind: (NavigationController) -> Void) -> ViewController {
    let stack = NavigationController(rootViewController: make(root))
    stack.restorationIdentifier = "\(root.name) stack"
    bind(stack)
    return stack
  }

  func lock(_ editor: ViewController, _ isLocked: Bool) {
    editor.isModalInPresentation = isLocked
  }
}

extension Place {
  /// The name of the place in traces.
  var name: String {
    switch self {
    case .tab(.library): "Library"
    case .tab(.search): "Search"
    case .tab(.settings): "Settings"
    case .note(let name): name
    case .editor(let name): "Editor of \(name)"
    case .share(let name): "Share \(name)"
    case .login: "Login"
    case .onboarding: "Onboarding"
    }
  }
}
