/// A controller of UIKit or of this package, with the properties through which presenters find
/// other controllers.
///
/// UIKit and this package declare these properties alike, so each search is written only once.
@MainActor package protocol ControllerHierarchy: AnyObject {
  associatedtype Node: ControllerHierarchy
  where Node.Node == Node, Node.HierarchyCoordinator == HierarchyCoordinator
  associatedtype HierarchyCoordinator

  var parent: Node? { get }
  var presentingViewController: Node? { get }
  var presentedViewController: Node? { get }
  var transitionCoordinator: HierarchyCoordinator? { get }
  var isBeingDismissed: Bool { get }
}

extension ControllerHierarchy {
  /// The controller directly below this controller: its parent or, if there is none, the controller
  /// that presents it.
  private var below: Node? { parent ?? presentingViewController }

  /// Whether this controller, or a controller below it down to the root, is being dismissed.
  ///
  /// The controller below is the parent or, if there is none, the presenting controller.
  package var isBeingDismissedWithHierarchy: Bool {
    isBeingDismissed || below?.isBeingDismissedWithHierarchy == true
  }

  /// Whether this controller, or a container around it, is being dismissed.
  package var isBeingDismissedWithParents: Bool {
    isBeingDismissed || parent?.isBeingDismissedWithParents == true
  }

  /// Whether a controller is presented in the place of this controller: the controller itself, or
  /// the container around it that a delegate returned for an adapted style (P-65d).
  package func isShown(by presented: AnyObject?) -> Bool {
    presented === self || parent?.isShown(by: presented) == true
  }

  /// Returns the controller that prevents the presentation of `content`; nil if there is none.
  ///
  /// The search looks at this controller, its ancestors and the controllers that present them, from
  /// this controller upward. The result is the first `presentedViewController` that neither shows
  /// `content` nor is one of these controllers.
  package func obstacle(to content: Node?) -> Node? {
    var path: [AnyObject] = [self]
    var candidates: [Node] = []
    if let presentedViewController { candidates.append(presentedViewController) }
    var next = below
    while let controller = next {
      path.append(controller)
      if let presented = controller.presentedViewController { candidates.append(presented) }
      next = controller.below
    }
    for presented in candidates
    where content?.isShown(by: presented) != true && !path.contains(where: { $0 === presented }) {
      return presented
    }
    return nil
  }

  /// Returns the transition coordinator of a running transition; nil if there is none.
  ///
  /// The method uses the first transition coordinator that it finds in this order:
  ///
  /// 1. The coordinator of `content`.
  /// 2. The coordinator of this controller.
  /// 3. The coordinator of a controller that is presented above `content`.
  package func coordinator(around content: Node?) -> HierarchyCoordinator? {
    content?.transitionCoordinator ?? transitionCoordinator
      ?? content?.presentedViewController?.coordinatorAbove
  }

  private var coordinatorAbove: HierarchyCoordinator? {
    transitionCoordinator ?? presentedViewController?.coordinatorAbove
  }
}

extension ControllerHierarchy where Node == Self {
  /// The front-most controller that is presented above this controller; this controller itself if
  /// it presents none.
  package var frontMost: Self { presentedViewController?.frontMost ?? self }
}
