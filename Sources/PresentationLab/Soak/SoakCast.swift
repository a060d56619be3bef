import Presentation
import PresentationTesting

/// The controllers of one run of a soak test; the seed of the run determines them.
///
/// Most controllers stay alive until the run ends. Some pushed controllers and tabs are exceptions:
/// only their stack or tab bar controller keeps them alive.
@MainActor final class SoakCast {
  let root: any SoakMember
  /// The child controllers; the parent is the root, a presented controller or a pushed controller.
  private(set) var children: [any SoakMember] = []
  /// The controllers that are presented and dismissed during the run.
  private(set) var guests: [any SoakMember] = []
  private(set) var stacks: [SoakStack] = []
  var tabs: SoakTabs? { root as? SoakTabs }
  /// The controllers that may be pushed, and that this object keeps alive.
  private(set) var pages: [SoakController] = []
  /// A closure for each controller that only its stack or tab bar controller keeps alive.
  ///
  /// The closure returns the controller, or nil after the controller was released.
  private var passers: [() -> SoakController?] = []
  private var passed = 0
  private(set) var delegates: [SoakTransitioning] = []
  private(set) var adaptives: [ScriptedAdaptiveDelegate?] = []
  /// The delegates of stacks and tab bar controllers, in runs that also perform illegal operations.
  private var movers: [SoakMovers] = []
  /// The descriptions of the controllers, one line per controller.
  private(set) var list: [String] = []

  /// The controllers that this object keeps alive, except the controllers in `pages`.
  var regulars: [any SoakMember] { [root] + children + guests }
  /// The controllers that may be presented; controllers that may become tabs are not included.
  var candidates: [any SoakMember] { tabs == nil ? regulars : [root] + guests }
  /// The controllers that may be pushed and have not been released.
  var everyPage: [SoakController] { pages + passers.compactMap { $0() } }
  var everybody: [any SoakMember] { regulars + everyPage }

  init(_ numbers: inout SeededNumbers, _ kind: SoakKind) {
    switch kind {
    case .modals:
      root = SoakController("Home")
      addModals(&numbers)
    case .stacks:
      let roots: [() -> any SoakMember] = [
        { SoakController("Home") }, { SoakStack("Trail") }, { SoakTabs("Tabs") },
      ]
      root = numbers.pick(roots)()
      addStacks(&numbers)
    case .upheavals, .hostile:
      root = SoakController("Home")
      addEverything(&numbers)
    }
  }

  private func addModals(_ numbers: inout SeededNumbers) {
    if numbers.chance(1, of: 2) {
      addChild(SoakController("Pane"), to: root, definesContext: numbers.chance(1, of: 2))
    }
    for name in Self.guestNames { addGuest(SoakController(name), &numbers) }
    if numbers.chance(1, of: 3) {
      addChild(
        SoakController("Tile"), to: guests[0], definesContext: numbers.chance(1, of: 2))
    }
  }

  private static let adaptiveStyles: [ModalPresentationStyle] = [
    .none, .none, .automatic, .fullScreen, .formSheet, .overFullScreen,
  ]
  private static let guestNames = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]

  func join(_ run: SoakRun) {
    for member in everybody { member.watch.run = run }
    for stack in stacks { stack.script.guide?.join(run) }
    for mover in movers { mover.join(run) }
    tabs?.script.guide?.join(run)
    for delegate in delegates { delegate.join(run) }
  }

  /// Sets the delegate of a controller's presentation controller before the controller is
  /// presented.
  ///
  /// Does nothing if the controller is already presented, or takes part in a transition.
  func prepare(_ guest: any SoakMember) {
    guard let index = guests.firstIndex(where: { $0 === guest }), let adaptive = adaptives[index],
      guest.presentingViewController == nil, guest.transitionCoordinator == nil
    else { return }
    guest.ownOrNewPresentation?.delegate = adaptive
  }

  private func addChild(
    _ child: any SoakMember, to parent: any SoakMember, definesContext: Bool = false
  ) {
    child.definesPresentationContext = definesContext
    parent.addChild(child)
    (parent as? SoakController)?.script.inset = child
    child.didMove(toParent: parent)
    children.append(child)
    list.append("\(child.name) inside \(parent.name)\(definesContext ? ", defines a context" : "")")
  }

  private func addGuest(_ guest: any SoakMember, _ numbers: inout SeededNumbers) {
    let name = guest.name
    let delegate = SoakTransitioning(name)
    let styles: [ModalPresentationStyle] = [
      .pageSheet, .formSheet, .fullScreen, .overFullScreen,
      .currentContext, .overCurrentContext, .custom, .custom,
    ]
    guest.modalPresentationStyle = numbers.pick(styles)
    var line = "\(name) \(guest.modalPresentationStyle)"
    if guest.modalPresentationStyle == .custom {
      delegate.removes = numbers.chance(1, of: 2)
      delegate.wraps = numbers.chance(1, of: 3)
      line += (delegate.removes ? " removing" : " covering") + (delegate.wraps ? " wrapped" : "")
    }
    delegate.draw(&numbers)
    line += delegate.words
    guest.transitioningDelegate = delegate.delegate
    guest.isModalInPresentation = numbers.chance(1, of: 8)
    if guest.isModalInPresentation { line += ", modal" }
    guests.append(guest)
    delegates.append(delegate)
    adaptives.append(nil)
    if numbers.chance(1, of: 2) {
      let (style, mayDismiss) = (numbers.pick(Self.adaptiveStyles), numbers.chance(3, of: 4))
      adaptives[adaptives.count - 1] = Self.adaptiveDelegate(
        of: name, style, mayDismiss: mayDismiss, in: { [weak guest] in guest?.watch.run })
      line += ", adapts to \(style), may dismiss: \(mayDismiss)"
    }
    list.append(line)
  }

  // MARK: Stacks

  private func addStacks(_ numbers: inout SeededNumbers) {
    let shelf = SoakController("Shelf")
    pages = ["P1", "P2", "P3", "P4", "P5", "P6"].map { SoakController($0) } + [shelf]
    if let trail = root as? SoakStack {
      addStack(trail, &numbers)
    } else if let tabs {
      addTabs(to: tabs, &numbers)
    } else {
      let side = SoakStack("Side")
      addStack(side, &numbers)
      addChild(side, to: root)
    }
    let inner = SoakStack("Inner")
    addStack(inner, &numbers)
    addChild(inner, to: shelf)
    for name in Self.guestNames {
      let stack = numbers.chance(1, of: 2) ? SoakStack(name) : nil
      if let stack { addStack(stack, &numbers) }
      addGuest(stack ?? SoakController(name), &numbers)
    }
  }

  private func addStack(_ stack: SoakStack, _ numbers: inout SeededNumbers) {
    let guide = SoakGuide()
    guide.pushing = .drawn(stack.name, isPresenting: true, &numbers)
    guide.popping = .drawn(stack.name, isPresenting: false, &numbers)
    for animator in [guide.pushing, guide.popping] { animator?.stack = stack }
    stack.script.guide = guide
    stack.delegate = guide.delegate
    stack.viewControllers = (0...numbers.below(2)).map { _ in passer() }
    stack.script.asked.takeBack(to: stack.viewControllers.map(\.name))
    stacks.append(stack)
    let endings = [guide.pushing, guide.popping].compactMap { $0 }
      .map { ", \($0.isPresenting ? "pushes" : "pops") \($0.ending)" }
    list.append(
      "\(stack.name) holds \(stack.viewControllers.map(\.name).joined(separator: " "))"
        + endings.joined())
  }

  private func addTabs(to tabs: SoakTabs, _ numbers: inout SeededNumbers) {
    let (side, rest) = (SoakStack("Side"), SoakStack("Rest"))
    for stack in [side, rest] { addStack(stack, &numbers) }
    tabs.script.pages = [side, SoakController("Plain"), rest]
    children += tabs.script.pages
    tabs.viewControllers = tabs.script.pages
    tabs.adopt()
    let guide = SoakTabGuide()
    guide.animator = .drawn(tabs.name, isPresenting: true, &numbers)
    guide.animator?.tabs = tabs
    tabs.script.guide = guide
    tabs.delegate = guide.delegate
    list.append(
      "\(tabs.name) holds \(tabs.script.pages.map(\.name).joined(separator: " "))"
        + (guide.animator.map { ", selects \($0.ending)" } ?? ""))
  }

  // MARK: Upheavals

  /// Adds plain controllers, stacks and tab bar controllers, each of which may be presented, pushed
  /// or added as a child.
  private func addEverything(_ numbers: inout SeededNumbers) {
    pages = ["P1", "P2", "P3", "P4"].map { SoakController($0) }
    let makers: [(String) -> any SoakMember] = [
      { SoakController($0) }, { SoakController($0) }, { SoakStack($0) }, { SoakTabs($0) },
    ]
    for name in Self.guestNames {
      let guest = numbers.pick(makers)(name)
      addGuest(guest, &numbers)
      guest.definesPresentationContext = numbers.chance(1, of: 4)
      addMovers(to: guest, &numbers)
      list.append("  \(guest.printedType)\(guest.definesPresentationContext ? ", a context" : "")")
    }
  }

  private func addMovers(to container: any SoakMember, _ numbers: inout SeededNumbers) {
    let mover = SoakMovers(for: container, &numbers)
    if let stack = container as? SoakStack {
      stack.delegate = mover.stackDelegate
      stack.viewControllers = [passer()]
    } else if let tabs = container as? SoakTabs {
      tabs.delegate = mover.tabsDelegate
      tabs.viewControllers = [passer(), passer()]
    } else {
      return
    }
    movers.append(mover)
  }

  /// Returns a new controller that only its stack or tab bar controller keeps alive.
  func passer() -> SoakController {
    passed += 1
    let page = SoakController("N\(passed)")
    page.watch.run = root.watch.run
    passers.append { [weak page] in page }
    return page
  }
}

extension SoakTransitioning {
  /// Chooses random animators for presentation and dismissal, and sometimes interaction
  /// controllers.
  func draw(_ numbers: inout SeededNumbers) {
    presenting = .drawn(name, isPresenting: true, &numbers)
    dismissing = .drawn(name, isPresenting: false, &numbers)
    if numbers.chance(1, of: 8) { presentingInteractor = interactor(isPresenting: true, &numbers) }
    if numbers.chance(1, of: 8) { dismissingInteractor = interactor(isPresenting: false, &numbers) }
  }

  func join(_ run: SoakRun) {
    self.run = run
    presenting?.run = run
    dismissing?.run = run
    presentingInteractor?.run = run
    dismissingInteractor?.run = run
  }

  var words: String {
    let animators = [presenting, dismissing].compactMap { $0 }
      .map { ", \($0.isPresenting ? "presented" : "dismissed") \($0.ending)" }
    let interactors = [presentingInteractor, dismissingInteractor].compactMap { $0 }
      .map {
        ", \($0.isPresenting ? "presenting" : "dismissing") hand "
          + "\($0.finishes ? "finishes" : "cancels") at \($0.milliseconds)"
      }
    return (animators + interactors).joined()
  }

  private func interactor(
    isPresenting: Bool, _ numbers: inout SeededNumbers
  ) -> SoakInteractor {
    SoakInteractor(
      name, isPresenting: isPresenting, finishes: numbers.chance(1, of: 2),
      milliseconds: 40 * (1 + numbers.below(10)))
  }
}

extension SoakAnimator {
  /// Returns a random animator, or nil for the system's animation.
  static func drawn(
    _ name: String, isPresenting: Bool, _ numbers: inout SeededNumbers
  ) -> SoakAnimator? {
    let milliseconds = 50 * (1 + numbers.below(12))
    let ending: Ending? =
      switch numbers.below(10) {
      case 0, 1, 2, 3: nil
      case 4: .early(true)
      case 5: .early(false)
      case 6, 7: .after(milliseconds: milliseconds, true)
      case 8: .after(milliseconds: milliseconds, false)
      default: .twice(milliseconds: milliseconds)
      }
    return ending.map { SoakAnimator(name, isPresenting: isPresenting, $0) }
  }
}
