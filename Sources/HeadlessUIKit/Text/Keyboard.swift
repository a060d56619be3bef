import Foundation
import Presentation

/// The simulated keyboard of a world, which posts notifications.
@MainActor final class Keyboard {
  /// The duration of the keyboard's animation, in seconds.
  private static let duration = 0.25
  /// The raw value of the keyboard's timing curve in UIKit, which has no name.
  private static let curve = 7

  var height: CGFloat? { didSet { follow() } }
  /// The frame of the keyboard with its accessory view, in the coordinates of the screen; nil while
  /// the keyboard is hidden.
  private(set) var frame: CGRect?
  private weak var world: World?
  private let accessory: KeyboardAccessory
  /// Whether the keyboard compares itself with the first responder in the next turn.
  private var isChecking = false
  private var animation: RunLoopTimer?

  init(in world: World) {
    self.world = world
    accessory = KeyboardAccessory(in: world)
  }

  private func follow() {
    world?.responders.inputsChanged = { [weak self] in self?.inputChanged() }
    inputChanged()
  }

  /// Called when the first responder or its accessory view may have changed.
  func inputChanged() {
    guard let world, height != nil, !isChecking else { return }
    isChecking = true
    world.clock.async("keyboard") { [weak self] in self?.check(in: world) }
  }

  private func check(in world: World) {
    isChecking = false
    guard let height else { return }
    accessory.returnFocus()
    let screen = world.use { UIScreen.main.bounds }
    let keys = world.responders.first is any UITextInputTraits ? height : 0
    let sum = keys + accessory.choose(width: screen.width)
    let old = frame
    frame =
      sum == 0
      ? nil : CGRect(x: 0, y: screen.maxY - sum, width: screen.width, height: sum)
    guard frame != old || accessory.hasChanged else {
      for view in world.windows.flatMap(\.viewsAboveKeyboard) {
        (view as? UITableView)?.revealEditedRow()
      }
      return
    }
    func away(_ frame: CGRect?) -> CGRect {
      frame.map { $0.offsetBy(dx: 0, dy: $0.height) } ?? .zero
    }
    let (begin, end) = (old ?? away(frame), frame ?? away(old))
    if begin != end { post(from: begin, to: end, in: world) }
    move(to: end, in: world)
  }

  private func post(from begin: CGRect, to end: CGRect, in world: World) {
    let (will, did) =
      frame != nil
      ? (Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification)
      : (Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification)
    let info: [AnyHashable: Any] = [
      Responder.keyboardFrameBeginUserInfoKey: boxed(begin),
      Responder.keyboardFrameEndUserInfoKey: boxed(end),
      Responder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      Responder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
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

  /// Moves the accessory view and the layout guides to the frame of the keyboard.
  private func move(to end: CGRect, in world: World) {
    let above = world.windows.flatMap { $0.viewsAboveKeyboard }
    accessory.place(at: end)
    guard !above.isEmpty || accessory.isShown else { return }
    world.use {
      UIView.animate(
        withDuration: Self.duration, delay: 0,
        options: [.beginFromCurrentState, .allowUserInteraction]
      ) { [accessory] in
        accessory.move(to: end)
        for view in above {
          view.setNeedsLayout()
          (view as? UITableView)?.avoidKeyboard()
        }
        for window in Set(above.compactMap(\.window)) { window.layoutIfNeeded() }
      } completion: { [accessory] _ in
        accessory.removeIfUnused()
      }
    }
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
