import Foundation
import PresentationBinding

// The twin of this file is `PresentationBinding/UIKit/PresenterProbe.swift`.

/// A listener that is called when a view enters or leaves a window.
@MainActor protocol WindowListener: AnyObject {
  func windowChanged(isInWindow: Bool)
}

@MainActor final class ArrivalListener: WindowListener {
  let presenter: any AttachedPresenter
  /// The front of a window that the presenter presents on, if it does.
  let front: AnyObject?

  init(_ presenter: any AttachedPresenter, front: AnyObject? = nil) {
    (self.presenter, self.front) = (presenter, front)
  }

  func windowChanged(isInWindow: Bool) {
    if isInWindow { presenter.setNeedsUpdate() }
  }
}

@MainActor final class RemovalListener: WindowListener {
  private weak var content: ViewController?
  private weak var place: ViewController?
  private let body: @MainActor () -> Void

  init(of content: ViewController, _ body: @escaping @MainActor () -> Void) {
    (self.content, self.body) = (content, body)
  }

  func listen(inside controller: ViewController) {
    place = controller
    controller.view.probeContainer.addSubview(PresenterProbe(for: self, keepsIt: false))
  }

  func windowChanged(isInWindow: Bool) {
    guard !isInWindow else { return }
    body()
    followCover()
  }

  /// Observes the front controller above content that is covered outside the window: both may be
  /// removed together.
  func followCover() {
    guard let content, !content.presenterIsOnScreen, content.presentingViewController != nil
    else { return }
    var front = content
    while let above = front.presentedViewController { front = above }
    if front !== place, front !== content { listen(inside: front) }
  }
}

/// A view without size that reports when it enters or leaves a window.
///
/// It is removed when it has no listener left.
final class PresenterProbe: View {
  private weak var listener: (any WindowListener)?
  private let kept: (any WindowListener)?

  init(for listener: any WindowListener, keepsIt: Bool) {
    self.listener = listener
    kept = keepsIt ? listener : nil
    super.init(frame: .zero)
    isHidden = true
  }

  /// The listener that keeps a presenter, unless this probe keeps none.
  var arrival: ArrivalListener? { kept as? ArrivalListener }

  /// The presenter that this probe keeps.
  var presenter: (any AttachedPresenter)? { arrival?.presenter }

  required init?(coder: NSCoder) {
    return nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    listener?.windowChanged(isInWindow: window != nil)
    if listener == nil { removeFromSuperview() }
  }
}

extension View {
  /// The probes in this view.
  var probes: [PresenterProbe] { subviews.compactMap { $0 as? PresenterProbe } }

  /// Removes the probe that keeps a presenter.
  func removeProbe(of presenter: any AttachedPresenter) {
    probes.first { $0.presenter === presenter }?.removeFromSuperview()
  }
}
