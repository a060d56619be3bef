import Foundation
import Presentation

/// A simulated user, whose methods perform taps, drags, swipes and other gestures.
///
/// A gesture that dismisses a sheet calls the delegate of the sheet's presentation controller, as
/// in UIKit. A call of `dismiss` by the program does not call this delegate (P-60). A gesture finds
/// a controller by its name in traces, or by its title. A gesture that cannot begin does nothing,
/// and the trace gives the reason. Two mistakes are reported as issues: a gesture on a closed
/// stage, and a gesture that names a controller that never existed on the stage.
@MainActor public final class User {
  let stage: Stage

  init(of stage: Stage) {
    self.stage = stage
  }

  /// Puts a finger on the named sheet and begins to drag the sheet away (P-61).
  ///
  /// The sheet may also be named by a visible controller inside it, such as the top of a presented
  /// navigation controller.
  ///
  /// The drag begins only on the front-most sheet, and only if no transition runs. A sheet may
  /// refuse its dismissal, for example with `isModalInPresentation`. Such a sheet follows the
  /// finger, and springs back when the finger is lifted (P-65).
  public func drag(_ name: String) -> Drag {
    let gesture = "drag(\(name))"
    switch dismiss(name, by: gesture, noting: "\(gesture) begins", .drag) {
    case .begun(let interaction?): return Drag(gesture, on: stage, .steering(interaction))
    case .held(let dismissal): return Drag(gesture, on: stage, .held(dismissal))
    case .begun(nil), .ignored: return Drag(gesture, on: stage, .ignored)
    }
  }

  /// Puts a finger on the left edge and begins to swipe back in a navigation stack (N-60).
  ///
  /// During a transition, the swipe begins only if the transition can be interrupted at any time
  /// (N-81). The swipe does not begin if the stack shows its root, has no back button or hides its
  /// bar. The swipe also does not begin if the stack's delegate animates the pop (N-61).
  ///
  /// - Parameter name: The name of the stack; by default the innermost visible stack.
  public func swipeBack(_ name: String? = nil) -> Drag {
    let gesture = "swipeBack(\(name ?? frontStack?.name ?? ""))"
    let result = attempt(gesture, on: name, noting: "\(gesture) begins") {
      stack(name).map { $0.swipeBack(in: stage.world) } ?? .ignored("there is no such stack")
    }
    guard case .begun(let interaction?) = result else { return Drag(gesture, on: stage, .ignored) }
    return Drag(gesture, on: stage, .steering(interaction))
  }

  /// Taps the back button of a navigation stack.
  ///
  /// The stack then pops its top controller, unless `navigationBar(_:shouldPop:)` returns false
  /// (N-37).
  ///
  /// - Parameter name: The name of the stack; by default the innermost visible stack.
  public func tapBack(_ name: String? = nil) {
    _ = attempt("tapBack(\(name ?? frontStack?.name ?? ""))", on: name) {
      guard let stack = stack(name) else { return .ignored("there is no such stack") }
      return stack.tapBack(in: stage.world).map { .ignored($0) } ?? .begun(nil)
    }
  }

  var frontStack: NavigationController? { stack(nil) }

  private func stack(_ name: String?) -> NavigationController? {
    stage.layers.lazy.reversed()
      .compactMap { layer in
        layer.visibleInside.compactMap { $0 as? NavigationController }
          .last { stack in name.map(stack.isCalled) ?? true }
      }.first
  }

  /// Taps outside of the named sheet or popover (P-61).
  ///
  /// If the app allows the dismissal, the tap dismisses the sheet or popover. If a sheet does not
  /// dim the views behind the sheet, a tap outside of the sheet reaches these views instead.
  public func tapOutside(_ name: String) {
    if let place = placeAbove(name) {
      return perform("tapOutside(\(name))", on: name, noting: "tapOutside(\(name))") {
        ", \(name) stays: the screen below gets the tap"
          + (touchOnce(at: place).map { ", ignored: \($0)" } ?? "")
      }
    }
    tell(dismiss(name, by: "tapOutside(\(name))", .tapOutside))
  }

  /// Presses the Escape key (P-61, Q-4a).
  ///
  /// If the app allows the dismissal, the key dismisses the front-most sheet or popover. If an
  /// alert or action sheet is in front, the key chooses its cancel action.
  public func escape() {
    let front = stage.frontLayer
    guard front != nil || stage.world.isEnded else { return }
    tell(
      attempt("escape", on: nil) {
        front.map { $0.dismissByUser(.escape, in: stage.world) } ?? .ignored("")
      })
  }

  /// Taps the tab of the named controller (N-101, N-104).
  ///
  /// The controller may also be named by the title that its tab shows.
  ///
  /// The tap is ignored if a sheet covers the tab bar, if the bar is hidden, or if a modal
  /// transition runs. A controller that is presented in the context of a tab does not cover the bar
  /// (P-3).
  public func tapTab(_ name: String) {
    tap("tapTab(\(name))", on: name) { tabs in
      tabs.viewControllers?.first { $0.isCalled(name) || $0.titleOfTab == name }
    }
  }

  /// Taps a tab by its index, which starts at 0.
  ///
  /// If no tab bar in front has so many tabs, the tap has no effect. An exploration throws
  /// ``NoSuchTab`` if this is so for the index in every run.
  public func tapTab(at index: Int) {
    var isFound = false
    tap("tapTab(at: \(index))", on: nil) { tabs in
      let controllers = tabs.viewControllers ?? []
      isFound = controllers.indices.contains(index)
      return isFound ? controllers[index] : nil
    }
    if isFound { stage.touches.find(tab: index) } else { stage.touches.miss(tab: index) }
  }

  private func tap(
    _ gesture: String, on name: String?, _ find: (TabBarController) -> ViewController?
  ) {
    perform(gesture, on: name, noting: gesture) {
      let front = stage.frontLayer
      let inside = front?.visibleInside.reversed() ?? []
      for container in inside + (front?.containersAroundContext ?? []) {
        guard let tabs = container as? TabBarController, let tab = find(tabs) else { continue }
        return switch tabs.tap(tab, in: stage.world) {
        case .allowed: ""
        case .refused: ", refused"
        case .ignored(let reason): ", ignored: \(reason)"
        }
      }
      return ", ignored: no such tab can be reached"
    }
  }

  /// Returns a point above the upper edge of a sheet.
  ///
  /// A tap at this point reaches the views behind the sheet. The result is nil if the tap would
  /// dismiss the sheet, or if touches are ignored now.
  private func placeAbove(_ name: String) -> CGPoint? {
    guard !stage.world.isIgnoringInteractionEvents,
      let controller = stage.layerOfAnyWindow(called: name),
      let presentation = controller.presentationController, let sheet = presentation.detentSheet,
      !sheet.isDimming, let container = presentation.containerView
    else { return nil }
    let bounds = container.bounds, top = presentation.frameOfPresentedViewInContainerView.minY
    return container.convert(CGPoint(x: bounds.midX, y: (bounds.minY + top) / 2), to: nil)
  }

  /// Calls `presentationControllerDidAttemptToDismiss` if the presentation refused its dismissal.
  private func tell(_ result: UserDismissal) {
    if case .held(let dismissal) = result { dismissal.end() }
  }

  private func dismiss(
    _ name: String, by gesture: String, noting note: String? = nil, _ kind: DismissalGesture
  ) -> UserDismissal {
    attempt(gesture, on: name, noting: note) {
      stage.layerOfAnyWindow(called: name)
        .map { $0.dismissByUser(kind, in: stage.world) }
        ?? .ignored("no \(name) is presented")
    }
  }

  private func attempt(
    _ gesture: String, on name: String?, noting note: String? = nil,
    _ act: () -> UserDismissal
  ) -> UserDismissal {
    var result = UserDismissal.ignored("")
    perform(gesture, on: name, noting: note ?? gesture) {
      result = act()
      return switch result {
      case .begun: ""
      case .held: ", held: it may not be dismissed"
      case .ignored(let reason): ", ignored: \(reason)"
      }
    }
    return result
  }

  /// Performs a gesture and records one trace line with its outcome.
  ///
  /// The line comes before the lines of all events that the gesture causes.
  ///
  /// - Parameter name: The name of the controller that the gesture touches; nil if the gesture
  ///   names no controller.
  func perform(
    _ gesture: String, on name: String?, noting note: String, _ act: () -> String
  ) {
    guard stage.isOpen(for: gesture) else { return }
    let recorder = stage.world.recorder
    let place = recorder.mark(at: stage.world.clock)
    recorder.note(note + act(), by: "user", at: place)
    guard let name else { return }
    let known = stage.world.names.union(stage.declaredNames)
    guard !known.contains(name),
      !stage.world.controllers.contains(where: { $0.title == name || $0.titleOfTab == name })
    else { return }
    stage.touches.miss(
      TouchRecord.Controller(gesture: String(gesture.prefix { $0 != "(" }), name: name))
    stage.world.reportNoSuchController(
      name, gesture: gesture, nearest: nearestWord(to: name, among: Array(known)))
  }
}

extension ViewController {
  /// Whether this is the controller's name in traces, or its title.
  func isCalled(_ name: String) -> Bool { self.name == name || title == name }

  /// Whether a visible controller inside this controller has the name, or this controller itself.
  func shows(_ name: String) -> Bool { visibleInside.contains { $0.isCalled(name) } }
}

extension Stage {
  /// The front-most root or presented controller with a name, or else the front-most one that shows
  /// a controller with this name.
  func layerOfAnyWindow(called name: String) -> ViewController? {
    let layers = layersOfAllWindows
    return layers.last { $0.isCalled(name) } ?? layers.last { $0.shows(name) }
  }

  /// Returns whether the stage is open; reports the gesture as an issue if the stage is closed.
  func isOpen(for gesture: String) -> Bool {
    if world.isEnded { world.reportClosedStage(gesture) }
    return !world.isEnded
  }
}
