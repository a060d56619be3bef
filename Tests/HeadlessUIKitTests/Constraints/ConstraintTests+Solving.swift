import PresentationTesting
import TestSupport
import Testing
import UIKit

extension ConstraintTests {
  // MARK: Solutions

  @Test(.rule("L-1"))
  func `views in a vertical chain share the superview's height equally`() {
    let all = views(4)
    for (a, b) in zip(all.dropFirst(), all) {
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 10),
        a.heightAnchor.constraint(equalTo: b.heightAnchor),
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 1),
        a.trailingAnchor.constraint(equalTo: home.view.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      all[0].topAnchor.constraint(equalTo: home.view.topAnchor),
      all[3].bottomAnchor.constraint(equalTo: home.view.bottomAnchor, constant: -14),
      all[0].leadingAnchor.constraint(equalTo: home.view.leadingAnchor),
      all[0].trailingAnchor.constraint(equalTo: home.view.trailingAnchor),
    ])
    stage.runTurn()
    let frames = (0..<4).map { CGRect(x: $0, y: 210 * $0, width: 390 - $0, height: 200) }
    expect(all.map(\.frame), equals: frames)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-1"))
  func `a constraint of higher priority overrides constraints of lower priority`() {
    let view = view("box")
    let wide = view.widthAnchor.constraint(equalTo: home.view.widthAnchor)
    wide.priority = .defaultHigh
    let tall = view.heightAnchor.constraint(equalToConstant: 100)
    tall.priority = UILayoutPriority(999)
    let low = view.heightAnchor.constraint(equalToConstant: 10)
    low.priority = .defaultLow
    NSLayoutConstraint.activate([
      wide, low, tall,
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      view.centerXAnchor.constraint(equalTo: home.view.centerXAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: home.view.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: home.view.topAnchor, constant: 200),
    ])
    stage.runTurn()
    expect(view.frame, equals: CGRect(x: 45, y: 100, width: 300, height: 100))
    stage.resize(to: CGSize(width: 280, height: 500))
    expect(view.frame, equals: CGRect(x: 0, y: 100, width: 280, height: 100))
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-5", "L-8")) func `a control without a constraint for its height is not ambiguous`()
  {
    let controls: [UIView] = [
      UISlider(), UIProgressView(), UISegmentedControl(items: ["a"]), UIPageControl(),
      UIDatePicker(), UILabel(),
    ]
    for control in controls {
      home.view.addSubview(control)
      control.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        control.leadingAnchor.constraint(equalTo: home.view.leadingAnchor),
        control.trailingAnchor.constraint(equalTo: home.view.trailingAnchor),
        control.centerYAnchor.constraint(equalTo: home.view.centerYAnchor),
      ])
    }
    stage.runTurn()
    expect(Set(controls.map(\.frame)), equals: [CGRect(x: 0, y: 422, width: 390, height: 0)])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-5")) func `a view without size constraints gets the size of its content`() {
    let image = UIImageView(), other = UIImageView()
    for view in [image, other] {
      home.view.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    image.image = UIImage(size: CGSize(width: 40, height: 30))
    other.image = UIImage(size: CGSize(width: 40, height: 30))
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: home.view.leadingAnchor),
      image.topAnchor.constraint(equalTo: home.view.topAnchor),
      other.leadingAnchor.constraint(equalTo: image.trailingAnchor),
      other.topAnchor.constraint(equalTo: home.view.topAnchor),
      other.trailingAnchor.constraint(equalTo: home.view.trailingAnchor),
      other.heightAnchor.constraint(equalToConstant: 99),
    ])
    image.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stage.runTurn()
    expect(image.frame, equals: CGRect(x: 0, y: 0, width: 40, height: 30))
    expect(other.frame, equals: CGRect(x: 40, y: 0, width: 350, height: 99))
    image.image = UIImage(size: CGSize(width: 90, height: 10))
    stage.runTurn()
    expect(image.frame, equals: CGRect(x: 0, y: 0, width: 90, height: 10))
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-3"))
  func `if constraints contradict each other, the last constraint is broken and reported once`() {
    let view = view("box")
    pin(view, 10, 20, 30, 40)
    let wrong = view.trailingAnchor.constraint(equalTo: home.view.trailingAnchor, constant: -5)
    wrong.isActive = true
    for _ in 0..<3 {
      home.view.setNeedsLayout()
      stage.runTurn()
    }
    stage.resize(to: CGSize(width: 200, height: 200))
    expect(view.frame, equals: CGRect(x: 10, y: 20, width: 30, height: 40))
    expect(stage.issues.map(\.code), equals: [.brokenConstraint])
    expect(
      stage.issues.first?.message,
      equals: """
        Unable to simultaneously satisfy constraints. Will attempt to recover by breaking \
        constraint box.trailing == Home.view.trailing - 5.
        """)
  }

  @Test(.rule("L-8"))
  func `an ambiguous layout uses the smallest possible frame, and is reported once`() {
    let view = view("box")
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.topAnchor.constraint(greaterThanOrEqualTo: home.view.topAnchor, constant: 8).isActive =
      true
    for _ in 0..<3 {
      home.view.setNeedsLayout()
      stage.runTurn()
    }
    expect(view.frame, equals: CGRect(x: 0, y: 8, width: 50, height: 0))
    expect(stage.issues.map(\.code), equals: [.ambiguousLayout])
    expect(stage.issues.first?.message.contains("x, y, height") == true)
  }

  @Test(.rule("L-9"))
  func `constraints between views without a common superview raise an exception`() throws {
    let view = view("box"), stranger = UIView("stranger")
    let constraint = view.topAnchor.constraint(equalTo: stranger.topAnchor)
    constraint.isActive = true
    expect(!constraint.isActive)
    let issue = try #require(stage.issues.first)
    expect(issue.isRaised && issue.code == .illegalConstraint)
    expect(issue.message.contains("box.top and stranger.top because they have no common ancestor"))
  }

  @Test(
    .rule("L-9"),
    arguments: [
      (.left, .notAnAttribute), (.width, .top), (.left, .top), (.centerY, .width),
      (.left, .leading), (.trailingMargin, .right),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)])
  func `constraints between incompatible attributes raise an exception`(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: view("box"), attribute: first, relatedBy: .equal,
      toItem: second == .notAnAttribute ? nil : home.view, attribute: second, multiplier: 1,
      constant: 5)
    constraint.isActive = true
    expect(!constraint.isActive)
    expect(stage.issues.map(\.code), equals: [.illegalConstraint])
  }

  @Test(.rule("L-9")) func `the location of a view cannot be a multiple with the factor 0`() {
    for attribute in [NSLayoutConstraint.Attribute.height, .bottom] {
      let constraint = NSLayoutConstraint(
        item: view("box"), attribute: attribute, relatedBy: .equal, toItem: home.view,
        attribute: attribute, multiplier: 0, constant: 5)
      constraint.isActive = true
      expect(constraint.isActive, equals: attribute == .height)
    }
    expect(stage.issues.map(\.code), equals: [.illegalConstraint])
  }

  @Test(.rule("L-9"), arguments: [1000.5, 0, -1, .nan] as [Float])
  func `a priority outside of the permitted range raises an exception`(number: Float) {
    let constraint = view("box").widthAnchor.constraint(equalToConstant: 50)
    constraint.priority = UILayoutPriority(1)
    constraint.priority = UILayoutPriority(number)
    expect(constraint.priority.rawValue, equals: 1)
    expect(stage.issues.map(\.code), equals: [.illegalConstraint])
    let message = stage.issues.first?.message ?? ""
    expect(message.hasPrefix("It's illegal to set priority:"), "\(message)")
  }

  // MARK: Guides and scroll views

  @Test(.rule("L-1"))
  func `constraints can place a view relative to a layout guide`() {
    let guide = UILayoutGuide(), view = view("box")
    home.view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: home.view.topAnchor, constant: 10),
      guide.leadingAnchor.constraint(equalTo: home.view.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: home.view.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 60),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 11),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    stage.runTurn()
    expect(guide.layoutFrame, equals: CGRect(x: 0, y: 10, width: 195, height: 60))
    expect(view.frame, equals: CGRect(x: 92, y: 70, width: 11, height: 60))
    home.view.removeLayoutGuide(guide)
    expect(home.view.constraints.isEmpty)
  }

  @Test(.rule("L-7"), arguments: [true, false])
  func `constraints to the edges of a scroll view determine its content size`(
    usesGuide: Bool
  ) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    home.view.addSubview(scrollView)
    let content = view("content", in: scrollView)
    let badge = view("badge", in: scrollView)
    if usesGuide {
      let guide = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    } else {
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1_000),
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
      badge.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.runTurn()
    expect(scrollView.contentSize, equals: CGSize(width: 390, height: 1_005))
    expect(content.frame, equals: CGRect(x: 0, y: 5, width: 390, height: 1_000))
    scrollView.contentOffset.y = 77
    stage.runTurn()
    expect(content.frame, equals: CGRect(x: 0, y: 5, width: 390, height: 1_000))
    expect(badge.frame, equals: CGRect(x: 0, y: 77, width: 20, height: 20))
    expect(stage.issues.isEmpty)
  }

  // MARK: Visual format

  @Test(.rule("L-10")) func `constraints can be written in the visual format`() {
    let all = views(3)
    let names = ["a": all[0], "b": all[1], "c": all[2]]
    func activate(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["gap": 12, "size": 30],
          views: names))
    }
    activate("H:|-gap-[a(size)]-[b(==a)]-(>=8)-[c(50@750,<=40)]|", [.alignAllTop, .alignAllBottom])
    activate("V:|-[a(60)]")
    stage.runTurn()
    expect(all[0].frame, equals: CGRect(x: 12, y: 8, width: 30, height: 60))
    expect(all[1].frame, equals: CGRect(x: 50, y: 8, width: 30, height: 60))
    expect(all[2].frame, equals: CGRect(x: 350, y: 8, width: 40, height: 60))
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-10"), arguments: ["H:|[x]|", "H:[a", "Q:[a]", "[a]-foo-[b]", ""])
  func `constraints in an unreadable visual format raise an exception`(format: String) {
    let all = views(2)
    let made = stage.world.use {
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: ["a": all[0], "b": all[1]])
    }
    expect(made.isEmpty)
    expect(stage.issues.map(\.code), equals: [.illegalConstraint])
  }
}
