import Foundation
import Presentation
import PresentationTesting

/// The operations of a run that may be illegal, such as adding a controller to itself.
///
/// The package must refuse each illegal operation, and must finish all other work.
extension SoakRun {
  private var members: [any SoakMember] { cast.everybody }

  /// Picks one of several controllers; in three of four cases, picks a controller on screen.
  private func pick<Member>(_ all: [Member]) -> Member? {
    guard !all.isEmpty else { return nil }
    let shown = all.filter { ($0 as? ViewController)?.viewIfLoaded?.window?.isVisible == true }
    return numbers.pick(numbers.chance(3, of: 4) && !shown.isEmpty ? shown : all)
  }

  private func pickStack() -> SoakStack? { pick(members.compactMap { $0 as? SoakStack }) }

  private func pickTabs() -> SoakTabs? { pick(members.compactMap { $0 as? SoakTabs }) }

  /// Picks some controllers; sometimes picks one of them twice.
  private func pickSome() -> [any SoakMember] {
    var picked = (0..<numbers.below(4)).map { _ in
      numbers.chance(1, of: 3) ? cast.passer() : numbers.pick(members)
    }
    if numbers.chance(1, of: 8), let first = picked.first { picked.append(first) }
    return picked
  }

  private func perform(_ text: @autoclosure () -> String, _ body: () -> Void) {
    journal.write(depth: depth, text())
    world.use(body)
  }

  private func names(_ members: [any SoakMember]) -> String {
    members.map(\.name).joined(separator: " ")
  }

  // MARK: Parents

  func addChild() {
    let (parent, child) = (numbers.pick(members), numbers.pick(members))
    let addsView = numbers.chance(3, of: 4)
    perform("\(parent.name).addChild(\(child.name))\(addsView ? ", with its view" : "")") {
      parent.addChild(child)
      if addsView, child.parent === parent { parent.view.addSubview(child.view) }
      if child.parent === parent { child.didMove(toParent: parent) }
    }
  }

  /// Picks one of several controllers, and releases the list of the other controllers.
  ///
  /// The optimizer decides when a list is released. A list in the calling method could therefore
  /// keep the other controllers alive during the operation.
  private func pickEvenly(_ all: [any SoakMember]) -> (any SoakMember)? {
    all.isEmpty ? nil : numbers.pick(all)
  }

  func removeChild() {
    guard let child = pickEvenly(members.filter({ $0.parent != nil })) else { return }
    let removesView = numbers.chance(3, of: 4)
    perform("\(child.name).removeFromParent()\(removesView ? ", with its view" : "")") {
      child.willMove(toParent: nil)
      if removesView { child.viewIfLoaded?.removeFromSuperview() }
      child.removeFromParent()
    }
  }

  /// Adds or removes a controller's view without a call of `addChild` or `removeFromParent`.
  func moveView() {
    guard let (member, place) = pickMove() else { return }
    let leaves = member.viewIfLoaded?.superview != nil && numbers.chance(1, of: 2)
    perform("\(member.name)'s view \(leaves ? "leaves" : "enters \(place?.name ?? "nothing")")") {
      if leaves { return member.view.removeFromSuperview() }
      place?.view.addSubview(member.view)
    }
  }

  private func pickMove() -> (member: any SoakMember, place: ViewController?)? {
    let (member, other) = (numbers.pick(members), numbers.pick(members))
    guard member.presentingViewController == nil || member.parent != nil else { return nil }
    return (member, numbers.chance(2, of: 3) ? member.parent : other)
  }

  func exchangeChildren() {
    let isParent = { (member: any SoakMember) in
      member.children.count > 1 && member is SoakController
    }
    guard let parent = pickEvenly(members.filter(isParent)) else { return }
    let (from, to) = (numbers.pick(parent.children), numbers.pick(parent.children))
    guard from !== to, from.viewIfLoaded?.superview != nil else { return }
    let duration = 0.1 * Double(numbers.below(4))
    [from, to].forEach(force)
    perform("\(parent.name).transition(from: \(from.name), to: \(to.name))") {
      exchanging += [from, to]
      parent.transition(
        from: from, to: to, duration: duration,
        completion: { [weak self] _ in
          for child in [from, to] { self?.exchangeEnds(for: child) }
        })
    }
  }

  // MARK: Presenting

  private func pickPresented() -> any SoakMember {
    let free = members.filter { $0.parent == nil && $0.viewIfLoaded?.window == nil }
    return numbers.pick(numbers.chance(3, of: 4) && !free.isEmpty ? free : members)
  }

  func presentAnybody() {
    let presented = pickPresented()
    guard let receiver = pick(members) else { return }
    if numbers.chance(1, of: 2) { world.use { cast.prepare(presented) } }
    present(presented, from: receiver, animated: numbers.chance(2, of: 3))
  }

  // MARK: Stacks and tabs

  func changeAnyStack() {
    guard let stack = pickStack() else { return }
    let (animated, index) = (numbers.chance(2, of: 3), numbers.below(members.count))
    let mark = animated ? ", animated" : ""
    switch numbers.below(10) {
    case 0, 1, 2:
      let page = numbers.chance(1, of: 2) ? cast.passer() : members[index]
      perform("\(stack.name): push \(page.name)\(mark)") {
        stack.pushViewController(page, animated: animated)
      }
    case 3, 4, 5:
      perform("\(stack.name): pop\(mark)") { stack.popViewController(animated: animated) }
    case 6:
      let target = pickTarget(in: stack) ?? members[index]
      perform("\(stack.name): pop to \(target.name)\(mark)") {
        stack.popToViewController(target, animated: animated)
      }
    case 7:
      perform("\(stack.name): pop to root\(mark)") {
        stack.popToRootViewController(animated: animated)
      }
    case 8:
      let some = pickSome()
      perform("\(stack.name): set [\(names(some))]\(mark)") {
        stack.setViewControllers(some, animated: animated)
      }
    default:
      let some = pickSome()
      perform("\(stack.name): viewControllers = [\(names(some))]") { stack.viewControllers = some }
    }
  }

  private func pickTarget(in stack: SoakStack) -> ViewController? {
    let inside = stack.viewControllers
    return inside.isEmpty || numbers.chance(1, of: 8) ? nil : numbers.pick(inside)
  }

  func changeAnyTabs() {
    guard let tabs = pickTabs() else { return }
    switch numbers.below(5) {
    case 0, 1:
      let index = numbers.below(4)
      perform("\(tabs.name): select tab \(index)") { tabs.selectedIndex = index }
    case 2:
      let page = numbers.pick(members)
      perform("\(tabs.name): select \(page.name)") { tabs.selectedViewController = page }
    case 3:
      let some = pickSome()
      perform("\(tabs.name): set [\(names(some))]") {
        tabs.setViewControllers(some, animated: true)
      }
    default:
      let some = pickSome()
      perform("\(tabs.name): viewControllers = [\(names(some))]") { tabs.viewControllers = some }
    }
  }

  // MARK: Appearance callbacks sent by containers

  /// Notes that the run sends appearance callbacks to a controller and so to its descendants.
  ///
  /// The descendants are noted, too, because the controller may be released before its views and
  /// theirs are checked.
  private func force(_ member: ViewController) {
    forced.insert(ObjectIdentifier(member))
    member.children.forEach(force)
  }

  func beginAppearance() {
    let member = numbers.pick(members)
    let (appears, animated) = (numbers.chance(1, of: 2), numbers.chance(1, of: 2))
    force(member)
    begun.append(member)
    perform("\(member.name).beginAppearanceTransition(\(appears))") {
      member.beginAppearanceTransition(appears, animated: animated)
    }
    // The app's `viewDidLoad` may have called `endAppearanceTransition` before the appearance
    // transition began.
    if !begun.contains(where: { $0 === member }) { begun.append(member) }
  }

  /// Calls `endAppearanceTransition`, sometimes without an earlier `beginAppearanceTransition`.
  func endAppearance() {
    let isStray = begun.isEmpty || numbers.chance(1, of: 8)
    if isStray, !numbers.chance(1, of: 4) { return }
    let member = isStray ? numbers.pick(members) : begun.removeLast()
    perform("\(member.name).endAppearanceTransition()") { member.endAppearanceTransition() }
  }

  /// Calls `endAppearanceTransition` for every open `beginAppearanceTransition` call of the run.
  func endForced() {
    while let member = begun.popLast() {
      perform("\(member.name).endAppearanceTransition()") { member.endAppearanceTransition() }
    }
  }

  private func exchangeEnds(for child: ViewController) {
    if let index = exchanging.firstIndex(where: { $0 === child }) { exchanging.remove(at: index) }
  }

  /// Whether the run has begun an appearance transition of a controller, and has not ended it yet.
  ///
  /// The method `transition(from:to:)` begins and ends such transitions, too.
  func isBegun(_ member: ViewController) -> Bool {
    (begun + exchanging).contains { $0 === member }
  }

  /// Whether the run has sent appearance callbacks to a controller, directly or through a
  /// container.
  ///
  /// A parent passes appearance callbacks on to its children (C-5). A controller that is presented
  /// in a presentation context, not in full screen, may get them together with its presenting
  /// controller (C-18).
  func isForced(_ member: ViewController) -> Bool {
    if forced.isEmpty { return false }
    var next: ViewController? = member
    while let controller = next {
      if forced.contains(ObjectIdentifier(controller)) { return true }
      next = controller.parent ?? presenter(inContextOf: controller)
    }
    return false
  }

  /// Returns the presenting controller of a controller that is presented in a presentation context.
  ///
  /// The result is nil if the controller is not presented, or is presented in full screen.
  private func presenter(inContextOf controller: ViewController) -> ViewController? {
    guard let presenter = controller.presentingViewController,
      controller.ownOrNewPresentation?.shouldPresentInFullscreen == false
    else { return nil }
    return presenter
  }

  // MARK: The user

  func swipeAnyStack() {
    guard let stack = pickStack() else { return }
    journal.write("swipe back in \(stack.name)")
    drags.append(stage.user.swipeBack(stack.name))
  }

  func tapAnything() {
    let index = numbers.below(3)
    journal.write("tap the tab \(index), and back")
    stage.user.tapTab(at: index)
    stage.user.tapBack()
  }

  // MARK: Settings

  func toggleAnimations() {
    perform("animations \(world.areAnimationsEnabled ? "off" : "on")") {
      View.setAnimationsEnabled(!View.areAnimationsEnabled)
    }
  }

  func performWithoutAnimation() {
    perform("without animation:") { View.performWithoutAnimation { performNestedOperation() } }
  }

  func changeSetting() {
    let member = numbers.pick(members)
    let settings: [(String, (any SoakMember) -> Void)] = [
      ("defines a context", { $0.definesPresentationContext.toggle() }),
      (
        "provides its style",
        { $0.providesPresentationContextTransitionStyle.toggle() }
      ),
      ("is modal", { $0.isModalInPresentation.toggle() }),
      ("has another size", { $0.preferredContentSize.width += 10 }),
      (
        "has other insets",
        {
          $0.additionalSafeAreaInsets.top += 1
          $0.viewRespectsSystemMinimumLayoutMargins.toggle()
        }
      ),
      ("has another title", { $0.title = "Title" }),
      ("hides the bar", { $0.hidesBottomBarWhenPushed.toggle() }),
      ("zooms", { $0.preferredTransition = .zoom { $0.sourceViewController.view } }),
      ("has the system's transition", { $0.preferredTransition = nil }),
      ("loads its view", { $0.loadViewIfNeeded() }),
      ("has a bar, or none", { ($0 as? SoakStack)?.isNavigationBarHidden.toggle() }),
      ("has a bar", { ($0 as? SoakStack)?.setNavigationBarHidden(false, animated: true) }),
    ]
    let (name, change) = numbers.pick(settings)
    perform("\(member.name) \(name)") { change(member) }
    if member.preferredTransition != nil { prefersZoom = true }
  }

  func changeStyle() {
    let guest = numbers.pick(cast.guests)
    let styles: [ModalPresentationStyle] = [
      .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
    ]
    let style = numbers.pick(styles)
    guard guest.presentingViewController == nil else { return }
    perform("\(guest.name) has the style \(style)") { guest.modalPresentationStyle = style }
  }
}
