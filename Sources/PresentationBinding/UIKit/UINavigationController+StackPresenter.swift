#if os(iOS) || os(tvOS) || os(visionOS)
  public import UIKit

  /// How a stack is listened to on a device: by a child without size in the controller on top,
  /// which hears its appearance callbacks.
  extension UINavigationController: StackPresenter {
    /// Whether a swipe, or another gesture, has begun the transition that runs.
    public var isSteeredByUser: Bool { transitionCoordinator?.initiallyInteractive == true }

    /// Listens from inside the controller on top, whichever that is.
    public func hearStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? {
      let listener = StackListener(of: self, body)
      listener.follow()
      return listener
    }
  }

  @MainActor private final class StackListener {
    private weak var stack: UINavigationController?
    private let body: @MainActor () -> Void
    private let probe = StackProbe()

    init(of stack: UINavigationController, _ body: @escaping @MainActor () -> Void) {
      (self.stack, self.body) = (stack, body)
      probe.listener = self
    }

    func appearanceChanged() {
      body()
      follow()
    }

    /// Moves into the controller on top, once the stack is on screen.
    func follow() {
      guard let stack, stack.viewIfLoaded?.window != nil, let top = stack.topViewController,
        probe.parent !== top
      else { return }
      probe.willMove(toParent: nil)
      probe.viewIfLoaded?.removeFromSuperview()
      probe.removeFromParent()
      top.addChild(probe)
      top.view.addSubview(probe.view)
      probe.didMove(toParent: top)
    }
  }

  private final class StackProbe: UIViewController {
    weak var listener: StackListener?

    override func loadView() {
      view = UIView(frame: .zero)
      view.isHidden = true
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      listener?.appearanceChanged()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      listener?.appearanceChanged()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      listener?.appearanceChanged()
    }
  }
#endif
