/// What the binding needs of UIKit, with UIKit's signatures, as the source of a module.
enum UIKitStub {
  static let source = """
    @_exported import Foundation

    @MainActor open class UIResponder: NSObject {}

    @MainActor open class UIView: UIResponder {
      public init(frame: CGRect) { super.init() }
      public required init?(coder: NSCoder) { nil }
      open var window: UIWindow? { nil }
      open var isHidden = false
      open func addSubview(_ view: UIView) {}
      open func removeFromSuperview() {}
      open func didMoveToWindow() {}
    }

    @MainActor open class UIWindow: UIView {}

    public enum UIModalPresentationStyle: Int, @unchecked Sendable {
      case automatic = -2
      case none = -1
      case fullScreen = 0
      case pageSheet
      case formSheet
      case currentContext
      case custom
      case overFullScreen
      case overCurrentContext
      case popover
    }

    @MainActor open class UIViewController: UIResponder {
      public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
      public required init?(coder: NSCoder) { nil }
      public convenience override init() { self.init(nibName: nil, bundle: nil) }
      open var view: UIView!
      open var viewIfLoaded: UIView? { nil }
      open func viewDidLoad() {}
      weak open var parent: UIViewController? { nil }
      open func viewDidAppear(_ animated: Bool) {}
      open func viewWillDisappear(_ animated: Bool) {}
      open func viewDidDisappear(_ animated: Bool) {}
      open func loadView() {}
      open func addChild(_ childController: UIViewController) {}
      open func removeFromParent() {}
      open func willMove(toParent parent: UIViewController?) {}
      open func didMove(toParent parent: UIViewController?) {}
      open var presentedViewController: UIViewController? { nil }
      open var presentingViewController: UIViewController? { nil }
      open var isBeingPresented: Bool { false }
      open var isBeingDismissed: Bool { false }
      open var modalPresentationStyle = UIModalPresentationStyle.automatic
      open var presentationController: UIPresentationController? { nil }
      open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
      open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
      ) {}
      open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    }

    @MainActor open class UINavigationController: UIViewController {
      open var topViewController: UIViewController? { nil }
      open var viewControllers: [UIViewController] = []
      open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
    }

    @MainActor open class UIPresentationController: NSObject {
      public init(
        presentedViewController: UIViewController, presenting: UIViewController?
      ) {
        self.presentedViewController = presentedViewController
        presentingViewController = presenting ?? presentedViewController
        super.init()
      }
      public let presentingViewController: UIViewController
      public let presentedViewController: UIViewController
      weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?
    }

    @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
      func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController) -> Bool
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
    }

    extension UIAdaptivePresentationControllerDelegate {
      public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController) -> Bool { true }
      public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController) {}
      public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController) {}
      public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController) {}
    }

    @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
      var isAnimated: Bool { get }
      var initiallyInteractive: Bool { get }
      var isInterruptible: Bool { get }
      var isInteractive: Bool { get }
      var isCancelled: Bool { get }
    }

    @MainActor public protocol UIViewControllerTransitionCoordinator:
      UIViewControllerTransitionCoordinatorContext
    {
      @discardableResult func animate(
        alongsideTransition animation:
          ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
      ) -> Bool
    }

    extension UIViewControllerTransitionCoordinator {
      @discardableResult public func animate(
        alongsideTransition animation:
          ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
      ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
    }
    """

  /// An app's screen, as the vocabulary's page (b) has it.
  static let app = """
    import Observation
    import PresentationBinding
    import UIKit

    @MainActor @Observable final class ProfileModel { var isEditing = false }

    extension Presenter {
      func showEditor(for model: ProfileModel, make: @escaping () -> Presented) {
        present(while: \\.isEditing, of: model, content: make)
      }
    }

    final class EditorViewController: UIViewController {}

    final class ProfileViewController: UIViewController {
      let model = ProfileModel()
      override func viewDidLoad() {
        super.viewDidLoad()
        showEditor(for: model) { EditorViewController() }
      }
    }

    @MainActor @Observable final class Library { var path: [String] = [] }

    extension StackPresenter {
      func showAlbums(of library: Library, make: @escaping (String) -> Presented) {
        push(path: \\.path, of: library, content: make)
      }
    }

    final class AlbumsController: UINavigationController {
      let library = Library()
      override func viewDidLoad() {
        super.viewDidLoad()
        showAlbums(of: library) { _ in EditorViewController() }
        push(path: \\.path, of: library) { _ in UIViewController() }.update()
      }
    }
    """

  /// Screens that are not UIKit's, with its signatures.
  static let screens = """
    import PresentationBinding

    @MainActor class Screen {
      var presentedViewController: Screen? { nil }
      var presentingViewController: Screen? { nil }
      var isBeingPresented: Bool { false }
      var isBeingDismissed: Bool { false }
      func present(
        _ viewControllerToPresent: Screen, animated flag: Bool, completion: (() -> Void)? = nil
      ) {}
      func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    }

    @MainActor class ScreenStack: Screen {
      var viewControllers: [Screen] = []
      func setViewControllers(_ viewControllers: [Screen], animated: Bool) {}
    }

    extension Screen: Presenter, PresentedController {CONFORMANCE}

    extension ScreenStack: StackPresenter {}
    """
}
