import Foundation
import Presentation

/// The simulated keyboard of a world, which posts notifications.
@MainActor final class Keyboard {
  /// The duration of the keyboard's animation, in seconds.
  private static let duration = 0.25
  /// The raw value of the keyboard's timing curve in UIKit, which has no name.
  private static let curve = 7

  var height: CGFloat?
  private weak var world: World?
  private var isShown = false
  /// Whether the keyboard compares itself with the first responder in the next turn.
  private var isChecking = false
  private var animation: RunLoopTimer?

  init(in world: World) { self.world = world }

  /// Called when a text field or a text view has begun or ended editing.
  func inputChanged() {
    guard let world, height != nil, !isChecking else { return }
    isChecking = true
    world.clock.async("keyboard") { [weak self] in self?.check(in: world) }
  }

  private func check(in world: World) {
    isChecking = false
    let isWanted = world.responders.first is any UITextInputTraits
    guard isWanted != isShown, let height else { return }
    isShown = isWanted
    let (will, did) =
      isWanted
      ? (Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification)
      : (Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification)
    let screen = world.use { UIScreen.main.bounds }
    let hidden = CGRect(x: 0, y: screen.maxY, width: screen.width, height: height)
    let shown = hidden.offsetBy(dx: 0, dy: -height)
    let info: [AnyHashable: Any] = [
      Responder.keyboardFrameBeginUserInfoKey: boxed(isWanted ? hidden : shown),
      Responder.keyboardFrameEndUserInfoKey: boxed(isWanted ? shown : hidden),
      Responder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
    ]
    func post(_ name: Notification.Name) {
      world.use { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
    animation?.cancel()
    animation = world.clock.schedule("keyboard", after: .seconds(Self.duration)) {
      post(Responder.keyboardDidChangeFrameNotification)
      post(did)
    }
    post(Responder.keyboardWillChangeFrameNotification)
    post(will)
  }
}

/// Returns an object that wraps a rectangle.
///
/// On systems with UIKit, `NSValue(cgRect:)` belongs to UIKit, which this module does not import.
private func boxed(_ rect: CGRect) -> NSValue {
  #if os(Linux) || os(macOS)
    NSValue(cgRect: rect)
  #else
    NSValue(bytes: [rect], objCType: "{CGRect={CGPoint=dd}{CGSize=dd}}")
  #endif
}
