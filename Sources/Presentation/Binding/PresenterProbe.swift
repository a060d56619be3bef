import Foundation
import PresentationBinding

// The twin of this file is `PresentationBinding/UIKit/PresenterProbe.swift`.

/// A listener that is called when a view enters or leaves a window.
@MainActor protocol WindowListener: AnyObject {
  func windowChanged(isInWindow: Bool)
}

@MainActor final class ArrivalListener: WindowListener {
  let presenter: any AttachedPresenter
  /// The `FrontScreen` to which the presenter belongs; nil if the presenter belongs to a
  /// controller.
  ///
  /// A `FrontScreen` presents in front of everything else in a window.
  let front: AnyObject?

  init(_ presenter: any AttachedPresenter, front: AnyObject? = nil) {
    (self.presenter, self.front) = (presenter, front)
  }

  func windowChanged(isInWindow: Bool) {
    if isInWindow { presenter.setNeedsUpdate() }
  }
}

@MainActor final class RemovalListener: WindowListener {
  private(set) weak var content: ViewController?
  private(set) weak var place: ViewController?
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

  /// Observes the view of the front-most controller while another controller covers `content`.
  ///
  /// The view of `content` is then not in the window. If the window removes both controllers
  /// together, only the view of the front-most controller leaves the window.
  func followCover() {
    guard let content, content.viewIfLoaded?.window == nil,
      content.presentingViewController != nil
    else { return }
    let front = content.frontMost
    if front !== place, front !== content { listen(inside: front) }
  }
}

/// An invisible view that reports when it enters or leaves a window.
///
/// If its listener has been released, the view removes itself at the next change of its window.
/// If other code removes the view, for example together with all other subviews, the view
/// returns to its superview in the next turn of the main run loop.
final class PresenterProbe: View {
  private(set) weak var listener: (any WindowListener)?
  private let kept: (any WindowListener)?
  private weak var home: View?

  init(for listener: any WindowListener, keepsIt: Bool) {
    self.listener = listener
    kept = keepsIt ? listener : nil
    super.init(frame: .zero)
    isHidden = true
  }

  /// The listener that keeps a presenter alive; nil if this probe keeps no presenter alive.
  var arrival: ArrivalListener? { kept as? ArrivalListener }

  /// The presenter that this probe keeps alive.
  var presenter: (any AttachedPresenter)? { arrival?.presenter }

  required init?(coder: NSCoder) {
    return nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    listener?.windowChanged(isInWindow: window != nil)
    if listener == nil { removeFromSuperview() }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let superview {
      home = superview
    } else if listener != nil {
      home?.inNextTurn { [self] in
        if superview == nil, !isDetached { home?.addSubview(self) }
      }
    }
  }

  private var isDetached: Bool { (presenter as? any StatefulBinding)?.isDetached == true }

  /// Removes the view from its superview, to which the view does not return.
  func end() {
    home = nil
    removeFromSuperview()
  }
}

extension View {
  /// The probes in this view.
  var probes: [PresenterProbe] { subviews.compactMap { $0 as? PresenterProbe } }

  /// Removes the probe that keeps `presenter` alive.
  func removeProbe(of presenter: any AttachedPresenter) {
    probes.first { $0.presenter === presenter }?.end()
  }
}
