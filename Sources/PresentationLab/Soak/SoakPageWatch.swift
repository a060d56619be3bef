import Presentation
import PresentationTesting

/// The checks of a controller that is neither a stack nor a tab bar controller.
///
/// For example, `viewDidLoad` must be called once, and containment callbacks must have the right
/// order.
final class SoakPageWatch: SoakWatch {
  /// The child whose view is added to the controller's view when the controller's view loads.
  weak var inset: ViewController?
  private var loads = 0

  override func handle(_ callback: ScriptedCallback, of controller: ViewController) {
    switch callback {
    case .viewDidLoad:
      loads += 1
      if let inset { controller.view.addSubview(inset.view) }
      run?.journal.expect(
        loads == 1, "P-24", "\(controller.name).viewDidLoad was called a second time")
    case .willMove(let parent):
      moves.willMove(to: parent)
      run?.visit("\(controller.name).willMove")
    case .didMove(let parent):
      let isAnnounced = moves.didMove(to: parent) || run?.kind.performsAnything == true
      run?.journal.expect(
        isAnnounced, "N-29",
        "\(controller.name).didMove(toParent: \(parent?.name ?? "nil")) without willMove")
      run?.visit("\(controller.name).didMove")
    case .appearance, .viewDidLayoutSubviews: break
    }
    super.handle(callback, of: controller)
  }
}
