// The tests compile this file a second time, against the model of UIKit, and run it there.
#if os(iOS) || os(tvOS) || os(visionOS) || PRESENTATION_MODEL
  import UIKit

  /// An object that observes a navigation stack on a device by means of an invisible child
  /// controller.
  ///
  /// The child is inside the top-most controller of the stack, and gets that controller's
  /// appearance callbacks.
  @MainActor final class StackListener {
    private weak var stack: UINavigationController?
    private let body: @MainActor () -> Void
    private let probe = StackProbe()
    private var isMoving = false

    init(of stack: UINavigationController, _ body: @escaping @MainActor () -> Void) {
      (self.stack, self.body) = (stack, body)
      probe.listener = self
    }

    func appearanceChanged() {
      guard !isMoving else { return }
      body()
      if let coordinator = stack?.transitionCoordinator, coordinator.isInteractive {
        coordinator.notifyWhenInteractionChanges { [weak self] _ in self?.body() }
      }
      follow()
    }

    /// Moves the invisible child into the top-most controller, if the stack is on screen.
    func follow() {
      guard let stack, stack.viewIfLoaded?.window != nil, let place = Self.place(in: stack),
        probe.parent !== place
      else { return }
      isMoving = true
      probe.willMove(toParent: nil)
      probe.viewIfLoaded?.removeFromSuperview()
      probe.removeFromParent()
      place.addChild(probe)
      place.view.probeContainer.addSubview(probe.view)
      probe.didMove(toParent: place)
      isMoving = false
    }

    /// Returns the deepest visible controller of the stack, inside nested tab bar controllers and
    /// stacks.
    ///
    /// Tab bar controllers and stacks cannot hold the invisible child. They would treat the child
    /// as a tab, or as a controller of the stack.
    private static func place(in stack: UINavigationController) -> UIViewController? {
      var place: UIViewController? = stack
      while let container = place {
        switch container {
        case let tabs as UITabBarController: place = tabs.selectedViewController
        case let stack as UINavigationController: place = stack.topViewController
        default: return container
        }
      }
      return nil
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
