import UIKit

/// A screen that checks the order of its appearance callbacks.
final class WatchedScreen: UIViewController {
  enum Phase { case disappeared, appearing, told, appeared, disappearing }

  private(set) var phase = Phase.disappeared
  private(set) var mistakes: [String] = []
  var onCallback: (() -> Void)?

  private func enter(_ next: Phase, from allowed: Set<Phase>) {
    if !allowed.contains(phase) { mistakes.append("\(title ?? ""): \(next) after \(phase)") }
    phase = next
    onCallback?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    enter(.appearing, from: [.disappeared, .disappearing])
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    enter(.told, from: [.appearing])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    enter(.appeared, from: [.told])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    enter(.disappearing, from: [.told, .appeared])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    enter(.disappeared, from: [.disappearing])
  }
}
