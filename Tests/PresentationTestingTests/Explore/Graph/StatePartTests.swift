import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Values that are a part of the state that an exploration compares.
@Suite("The parts of a state") @MainActor
struct StatePartTests {
  typealias Part = (name: String, build: @MainActor (_ scenario: Scenario, _ differs: Bool) -> Void)

  /// Scenarios in which some states differ only in the named value if `differs` is true.
  nonisolated static let parts: [Part] =
    [
      transform("scale") { $0.a = 2 },
      transform("rotation") { $0.b = 2 },
      transform("skew") { $0.c = 2 },
      transform("vertical scale") { $0.d = 2 },
      transform("translation") { $0.tx = 2 },
      transform("vertical translation") { $0.ty = 2 },
      item("the title of a navigation item") { $0.title = "Start" },
      item("a hidden back button") { $0.hidesBackButton = true },
      item("left items") { $0.hasLeftItems = true },
      item("left items beside the back button") { $0.leftItemsSupplementBackButton = true },
      view("background color") {
        $0.look.backgroundColor = ColorComponents(red: 1, green: 0, blue: 0)
      },
      view("tag") { $0.tag = 7 },
      view("clipping") { $0.clipsToBounds = true },
      view("content mode") { $0.contentMode = .center },
      view("direction of the contents") { $0.semanticContentAttribute = .playback },
      view("layout margins") { $0.layoutMargins.top = 20 },
      view("user interaction") { $0.isUserInteractionEnabled = false },
      view("tint color") { $0.tintColor = ViewColor(red: 1, green: 0, blue: 0, alpha: 1) },
      view("mask") { $0.mask = $0.mask ?? View("Mask") },
      view("trait override") { $0.traitOverrides.horizontalSizeClass = .regular },
      view("layer") { _ = $0.layer },
      view("attachment") { _ = $0.attachment { Attached() } },
      (
        "the delegate of a tab bar controller",
        { scenario, differs in
          final class Guide: TabBarControllerDelegate {}
          let tabs = TabBarController("Tabs"), guide = Guide()
          tabs.viewControllers = [ViewController("Home")]
          _ = scenario.stage(tabs)
          scenario.may("change") { if differs { tabs.delegate = guide } }
        }
      ),
      (
        "a container view outside the window",
        { scenario, differs in
          let home = scenario.home(), menu = ViewController("Menu")
          home.present(menu, animated: false)
          let container = { menu.presentationController?.containerView }
          for alpha in differs ? [1, 0.5] : [1] {
            scenario.may("take out", when: { container()?.superview != nil }) {
              container()?.alpha = alpha
              container()?.removeFromSuperview()
            }
          }
        }
      ),
      (
        "the move that has passed a completion",
        { scenario, differs in
          let home = scenario.home()
          for _ in differs ? [1, 2] : [1] {
            scenario.may("open", when: { home.presentedViewController == nil }) {
              home.present(ViewController("Menu"), animated: true) {}
            }
          }
        }
      ),
      (
        "a completion of a transition's coordinator",
        { scenario, differs in
          present(in: scenario, differs: differs) {
            $0.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
          }
        }
      ),
      (
        "a handler for changes of the interaction",
        { scenario, differs in
          present(in: scenario, differs: differs) {
            $0.transitionCoordinator?.notifyWhenInteractionChanges { _ in }
          }
        }
      ),
      (
        "the early end of an interaction",
        { scenario, differs in
          let hand = PercentDrivenInteractiveTransition(), delegate = RiseDelegate(hand)
          scenario.beforeRest { hand.finish() }
          present(in: scenario, differs: differs, with: delegate) { _ in hand.finish() }
        }
      ),
    ]

  @Test(.ownProcess, arguments: parts.indices)
  func `states that differ only in one value are distinct in an exploration`(index: Int) throws {
    let part = Self.parts[index]
    let plain = try explore { part.build($0, false) }
    let other = try explore { part.build($0, true) }
    expect(other.states > plain.states, "\(part.name)")
  }

  @Test func `a view whose values are set and set back is in its first state again`() throws {
    let proof = try explore { scenario in
      let home = scenario.home()
      scenario.may("change") {
        home.view.tag = 7
        home.view.clipsToBounds = true
        home.view.look.cornerRadius = 4
        home.view.tag = 0
        home.view.clipsToBounds = false
        home.view.look.cornerRadius = 0
      }
    }
    expect(proof.states, equals: 1)
  }

  /// Returns a scenario with a move that changes the view of the root view controller.
  nonisolated private static func view(
    _ name: String, _ change: @escaping @MainActor (View) -> Void
  ) -> Part {
    (
      "the \(name) of a view",
      { scenario, differs in
        let home = scenario.home()
        // A view that has only standard values is left out of the state.
        home.view.tag = 1
        home.view.look.cornerRadius = 1
        scenario.may("change") { if differs { change(home.view) } }
      }
    )
  }

  private final class Attached {}

  /// Returns a scenario with a move that changes the navigation item of the root view controller.
  nonisolated private static func item(
    _ name: String, _ change: @escaping @MainActor (NavigationItem) -> Void
  ) -> Part {
    (
      name,
      { scenario, differs in
        let home = scenario.home()
        scenario.may("change") { if differs { change(home.navigationItem) } }
      }
    )
  }

  /// Returns a part in which one component of a view's transform differs.
  nonisolated private static func transform(
    _ name: String, _ change: @escaping @MainActor (inout CGAffineTransform) -> Void
  ) -> Part {
    (
      "the \(name) of a transform",
      { scenario, differs in
        let home = scenario.home()
        scenario.may("change") { if differs { change(&home.view.transform) } }
      }
    )
  }

  /// Declares a move that presents a menu and, if `differs` is true, another move that also changes
  /// a value.
  private static func present(
    in scenario: Scenario, differs: Bool, with delegate: RiseDelegate? = nil,
    change: @escaping (ViewController) -> Void
  ) {
    let home = scenario.home()
    for changes in differs ? [false, true] : [false] {
      scenario.may("open", when: { home.presentedViewController == nil }) {
        let menu = ViewController("Menu")
        menu.transitioningDelegate = delegate
        home.present(menu, animated: true)
        if changes { change(menu) }
      }
    }
  }

  /// A transitioning delegate with an animator and an interaction controller.
  private final class RiseDelegate: ViewControllerTransitioningDelegate,
    ViewControllerAnimatedTransitioning
  {
    private let hand: PercentDrivenInteractiveTransition

    init(_ hand: PercentDrivenInteractiveTransition) {
      self.hand = hand
    }

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { hand }

    func transitionDuration(
      using context: (any ViewControllerContextTransitioning)?
    ) -> Double { 0.1 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      View.animate(withDuration: 0.1, animations: {}) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
