import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Layout callbacks that add views again and exchange constraints, as shipped libraries do.
@MainActor @Suite("Layout requests during a layout") struct LayoutRequestTests {
  /// A presentation that adds the presented view again and exchanges its constraint.
  private final class Presentation: UIPresentationController {
    var layouts = 0
    var height: NSLayoutConstraint?
    var exchanges = false
    override func containerViewWillLayoutSubviews() {
      layouts += 1
      guard let container = containerView, let view = presentedView else { return }
      container.addSubview(view)
      guard exchanges else { return }
      height?.isActive = false
      view.translatesAutoresizingMaskIntoConstraints = false
      height = view.heightAnchor.constraint(equalToConstant: 300)
      let edges = [
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      ]
      if layouts == 1 { NSLayoutConstraint.activate(edges) }
      height?.isActive = true
    }
  }

  private final class Guide: NSObject, UIViewControllerTransitioningDelegate {
    var made: Presentation?
    let exchanges: Bool
    init(exchanges: Bool) { self.exchanges = exchanges }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let made = Presentation(presentedViewController: presented, presenting: presenting)
      made.exchanges = exchanges
      self.made = made
      return made
    }
  }

  /// A screen whose bar gets a new constraint in each layout.
  private final class Screen: UIViewController {
    let bar = UIView()
    var layouts = 0
    var height: NSLayoutConstraint?
    var wanted: CGFloat = 40
    var isLate = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: view.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      exchange()
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      layouts += 1
      if !isLate { exchange() }
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      view.addSubview(bar)
      if isLate { exchange() }
    }
    private func exchange() {
      height?.isActive = false
      height = bar.heightAnchor.constraint(equalToConstant: wanted)
      height?.isActive = true
    }
  }

  @Test(.rule("L-1a"), arguments: [false, true])
  func `a presentation may add its view and exchange a constraint in each layout`(
    exchanges: Bool
  ) throws {
    let home = PlainViewController(title: "Home"), card = PlainViewController(title: "Card")
    let stage = Stage(home), guide = Guide(exchanges: exchanges)
    (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, guide)
    stage.world.use { home.present(card, animated: true) }
    try stage.settle()
    expect(stage.issues.isEmpty)
    let made = try #require(guide.made)
    let layouts = made.layouts
    stage.world.use { made.containerView?.setNeedsLayout() }
    try stage.settle()
    expect(made.layouts == layouts + 1 && stage.issues.isEmpty)
    expect(card.view.frame.height, equals: exchanges ? 300 : 844)
    try stage.close()
  }

  @Test(.rule("L-1a"), arguments: [false, true])
  func `a constraint that is exchanged in each layout takes effect without endless layouts`(
    isLate: Bool
  ) throws {
    let screen = Screen()
    screen.isLate = isLate
    let stage = Stage(screen)
    try stage.settle()
    expect(screen.bar.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 40))
    screen.wanted = 60
    screen.view.setNeedsLayout()
    try stage.settle()
    expect(screen.bar.frame.height == 60 && stage.issues.isEmpty)
    let layouts = screen.layouts
    screen.view.setNeedsLayout()
    try stage.settle()
    expect(screen.layouts, equals: layouts + 1)
    screen.wanted = 80
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    expect(screen.bar.frame.height == 80 && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("L-1a")) func `adding the front-most subview again requests no layout`() throws {
    final class Box: UIView {
      var layouts = 0
      var added: [UIView] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        for view in added { addSubview(view) }
      }
    }
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let box = Box(), back = UIView(), front = UIView()
    home.view.addSubview(box)
    box.addSubview(back)
    box.addSubview(front)
    try stage.settle()
    expect(box.layouts, equals: 1)
    box.addSubview(front)
    box.insertSubview(front, at: 1)
    box.insertSubview(back, belowSubview: front)
    try stage.settle()
    expect(box.layouts == 1 && box.subviews == [back, front])
    box.addSubview(back)
    try stage.settle()
    expect(box.layouts == 2 && box.subviews == [front, back])
    box.added = [back, front]
    box.setNeedsLayout()
    try stage.settle()
    expect(box.layouts == 3 && box.subviews == [back, front] && stage.issues.isEmpty)
    try stage.close()
  }
}
