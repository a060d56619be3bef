import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Tests of constraints that belong to a view of the system, such as a window or a cell's content
/// view.
@MainActor @Suite("Constraints in system views") struct SystemViewConstraintTests {
  /// A view of the system to which a test adds subviews with constraints.
  enum Host: String, CaseIterable {
    case window, root, navigationView, tabView, container, presentedView, cell, item, effectContent
    case childOfContainer
  }

  /// Shows the system view on the stage, and returns the view.
  ///
  /// The view is larger than 200 x 200 points.
  private func view(_ host: Host, on stage: Stage, _ home: PlainViewController) throws -> UIView {
    switch host {
    case .window: return stage.window
    case .root: return home.view
    case .navigationView, .tabView:
      let page = PlainViewController(title: "Page")
      let next: UIViewController =
        host == .tabView ? UITabBarController() : UINavigationController(rootViewController: page)
      (next as? UITabBarController)?.viewControllers = [page]
      stage.window.rootViewController = next
      try stage.settle()
      return next.view
    case .container, .presentedView:
      let next = PlainViewController(title: "Next")
      next.modalPresentationStyle = .fullScreen
      home.present(next, animated: false)
      try stage.settle()
      return host == .presentedView ? next.view : try #require(next.view.superview)
    case .childOfContainer:
      let child = PlainViewController(title: "Child")
      home.addChild(child)
      home.view.addSubview(child.view)
      child.view.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
      child.didMove(toParent: home)
      return child.view
    case .cell:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
      home.view.addSubview(cell)
      return cell.contentView
    case .item:
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      home.view.addSubview(cell)
      return cell.contentView
    case .effectContent:
      let view = UIVisualEffectView(effect: nil)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      home.view.addSubview(view)
      return view.contentView
    }
  }

  @Test(.rule("L-1"), arguments: Host.allCases)
  func `constraints can pin, center and size a view inside a system view`(host: Host) throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let host = try view(host, on: stage, home)
    let (full, inset, middle, deep) = (UIView(), UIView(), UIView(), UIView())
    for view in [full, inset, middle] { host.addSubview(view) }
    inset.addSubview(deep)
    for view in [full, inset, middle, deep] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      full.topAnchor.constraint(equalTo: host.topAnchor),
      full.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      full.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      full.bottomAnchor.constraint(equalTo: host.bottomAnchor),
      inset.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
      inset.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
      inset.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -30),
      inset.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -40),
      middle.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: host.centerYAnchor, constant: 5),
      middle.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.5),
      middle.heightAnchor.constraint(equalToConstant: 50),
      deep.topAnchor.constraint(equalTo: host.topAnchor, constant: 60),
      deep.trailingAnchor.constraint(equalTo: middle.trailingAnchor),
      deep.widthAnchor.constraint(equalToConstant: 7),
      deep.heightAnchor.constraint(equalTo: deep.widthAnchor),
    ])
    stage.runTurn()
    let size = host.bounds.size
    expect(size.width > 200 && size.height > 200)
    expect(full.frame, equals: CGRect(origin: .zero, size: size))
    expect(
      inset.frame, equals: CGRect(x: 20, y: 10, width: size.width - 50, height: size.height - 50))
    expect(middle.center, equals: CGPoint(x: size.width / 2, y: size.height / 2 + 5))
    expect(middle.bounds.size, equals: CGSize(width: size.width / 2, height: 50))
    expect(
      deep.convert(deep.bounds, to: host),
      equals: CGRect(x: middle.frame.maxX - 7, y: 60, width: 7, height: 7))
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-1", "P-26"))
  func `on rotation, constraints resize a presented panel and its dimming view`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    stage.window.deviceInsets.top = 47
    let panel = PanelController(nibName: "Panel", bundle: nil)
    home.present(panel, animated: false)
    try stage.settle()
    expect(
      stage.viewTree,
      equals: """
        window (0 0 390 844)
          Home.view (0 0 390 844)
          container (0 0 390 844)
            dimming (0 0 390 844)
            Panel.view (16 47 358 300)
        """)
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(
      stage.viewTree,
      equals: """
        window (0 0 844 390)
          Home.view (0 0 844 390)
          container (0 0 844 390)
            dimming (0 0 844 390)
            Panel.view (16 47 812 300)
        """)
    panel.dismiss(animated: false)
    try stage.settle()
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("L-1", "L-4"))
  func `a custom transition can animate a constraint's constant`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let panel = RisingController(nibName: "Panel", bundle: nil)
    home.present(panel, animated: true)
    stage.runTurn()
    stage.advance(by: .milliseconds(250))
    expect(abs(panel.view.presentationValues().center.y - 844) < 1e-6)
    expect(panel.view.frame, equals: CGRect(x: 0, y: 544, width: 390, height: 300))
    try stage.settle()
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("L-1")) func `constraints place an app's own bar above the tab bar`() throws {
    let home = PlainViewController(title: "Home"), tabs = UITabBarController()
    tabs.viewControllers = [home]
    let stage = Stage(tabs), player = UIView()
    tabs.view.addSubview(player)
    player.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      player.leadingAnchor.constraint(equalTo: tabs.view.leadingAnchor),
      player.trailingAnchor.constraint(equalTo: tabs.view.trailingAnchor),
      player.bottomAnchor.constraint(equalTo: tabs.tabBar.topAnchor),
      player.heightAnchor.constraint(equalToConstant: 64),
    ])
    stage.runTurn()
    let top = tabs.tabBar.frame.minY
    expect(player.frame, equals: CGRect(x: 0, y: top - 64, width: 390, height: 64))
    tabs.tabBar.frame.origin.y += 30
    stage.runTurn()
    expect(player.frame.maxY, equals: top + 30)
  }
}

/// A panel that is presented below the status bar, in front of a dimming view.
final class PanelController: UIViewController, UIViewControllerTransitioningDelegate {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PanelPresentation(presentedViewController: presented, presenting: presenting)
  }
}

final class PanelPresentation: UIPresentationController {
  private let dimming = UIView("dimming")

  override func presentationTransitionWillBegin() {
    guard let containerView, let presentedView else { return }
    containerView.insertSubview(dimming, at: 0)
    containerView.addSubview(presentedView)
    dimming.translatesAutoresizingMaskIntoConstraints = false
    presentedView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[dimming]|", options: [], metrics: nil, views: ["dimming": dimming])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[dimming]|", options: [], metrics: nil, views: ["dimming": dimming])
        + [
          presentedView.topAnchor.constraint(
            equalTo: containerView.safeAreaLayoutGuide.topAnchor),
          presentedView.leadingAnchor.constraint(
            equalTo: containerView.leadingAnchor, constant: 16),
          presentedView.trailingAnchor.constraint(
            equalTo: containerView.trailingAnchor, constant: -16),
          presentedView.heightAnchor.constraint(equalToConstant: 300),
        ])
  }
}

/// A panel that slides up, because its animator changes the constant of a constraint.
final class RisingController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let panel = transitionContext.view(forKey: .to) else { return }
    container.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    let top = panel.topAnchor.constraint(equalTo: container.bottomAnchor)
    NSLayoutConstraint.activate([
      top, panel.heightAnchor.constraint(equalToConstant: 300),
      panel.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    top.constant = -300
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      container.layoutIfNeeded()
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
