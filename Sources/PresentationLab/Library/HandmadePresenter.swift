import Presentation

/// A handwritten presenter that shows a model value as a presented controller.
///
/// The presenter makes one deliberate mistake, which its `Implementation` selects.
@MainActor
final class HandmadePresenter: AttachedPresenter,
  AdaptivePresentationControllerDelegate
{
  let name: String
  private unowned let screen: ViewController
  private let implementation: Implementation
  private let value: DemoValue
  private let make: (String) -> ViewController
  private weak var content: ViewController?
  private var shownItem: DemoValue.Item?
  private var knownItem: DemoValue.Item?
  private var removal: AnyObject?
  private var obstacle: AnyObject?
  private var needsUpdate = false

  init(
    on screen: ViewController, _ value: DemoValue, _ implementation: Implementation,
    make: @escaping (String) -> ViewController
  ) {
    (self.screen, self.value, self.implementation, self.make) = (
      screen, value, implementation, make
    )
    name = value.name
  }

  var shown: AnyObject? { content }
  var isWanted: Bool { value.item != nil }
  var isBlocked: Bool { screen.presenterObstacle(to: content) != nil }

  func setNeedsUpdate() {
    if !needsUpdate { needsUpdate = screen.presenterSchedule(self) }
  }

  func update() {
    needsUpdate = false
    let item = observed {
      value.item
    } onChange: { [weak self] in
      self?.setNeedsUpdate()
    }
    if item != knownItem { note(.program) }
    if implementation != .naive, let coordinator = screen.transitionCoordinator {
      if implementation != .lostUpdate {
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.setNeedsUpdate() }
      }
      return
    }
    screen.presenterAct(for: self) { compare(screen.presentedViewController) }
  }

  private func compare(_ presented: ViewController?) {
    if let presented {
      guard implementation == .unowned || presented === content else { return waitFor(presented) }
      guard value.item != shownItem else { return }
      screen.dismiss(animated: true) { [weak self] in self?.setNeedsUpdate() }
    } else if let item = value.item {
      present(make(item.id), item)
    }
  }

  private func waitFor(_ other: ViewController) {
    obstacle = screen.presenterObserveRemoval(of: other) { [weak self] in self?.setNeedsUpdate() }
  }

  private func present(_ controller: ViewController, _ item: DemoValue.Item) {
    controller.presentationController?.delegate = self
    (content, shownItem) = (controller, item)
    screen.present(controller, animated: true)
    removal = screen.presenterObserveRemoval(of: controller) { [weak self] in
      self?.screen.world?.clock.async("look") { self?.contentMayBeGone() }
    }
  }

  /// Updates the model if the controller is no longer presented.
  ///
  /// This also handles dismissals that call no delegate method.
  private func contentMayBeGone() {
    guard content?.presentingViewController == nil else { return }
    content = nil
    if implementation == .lateWriteBack || value.item == shownItem { write(nil, .program) }
    shownItem = nil
    setNeedsUpdate()
  }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    guard implementation != .lateWriteBack, value.item == shownItem else { return }
    let item = value.item
    write(nil, .user)
    guard implementation != .noRollBack else { return }
    let coordinator = presentationController.presentedViewController.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled, self?.value.item == nil { self?.write(item, .cancelled) }
    }
  }

  private func write(_ item: DemoValue.Item?, _ cause: DismissalCause) {
    value.item = item
    note(cause)
  }

  private func note(_ cause: DismissalCause) {
    knownItem = value.item
    screen.presenterNote({ "= \(value.text) (\(cause.rawValue))" }, by: self)
  }
}
