import Foundation
import Observation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Screens and views that configure their contents in `updateProperties()`.
@MainActor @Suite("Updates of properties") struct PropertyUpdateTests {
  @Observable final class Model {
    var count = 0
    var title = "Counter"
  }

  private final class Badge: UIView {
    let model: Model
    var log: [String] = []

    init(model: Model) {
      self.model = model
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func updateProperties() {
      super.updateProperties()
      log.append("badge \(model.count)")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  private final class Screen: UIViewController {
    let model: Model
    let badge: Badge
    var log: [String] = []
    var laysOut = false

    init(model: Model) {
      (self.model, badge) = (model, Badge(model: model))
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(badge)
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.append("appearing")
    }

    override func updateProperties() {
      super.updateProperties()
      log.append("title \(model.title)")
      if laysOut { view.setNeedsLayout() }
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.append("layout")
    }
  }

  private let model = Model()
  private let screen: Screen
  private let stage: Stage

  init() throws {
    screen = Screen(model: model)
    stage = Stage(screen)
    try stage.settle()
  }

  @Test func `properties are updated before the first layout`() throws {
    expect(screen.log, equals: ["appearing", "title Counter", "layout"])
    expect(screen.badge.log, equals: ["badge 0", "layout"])
    try stage.close()
  }

  @Test func `a change of an observed property updates the object that has read it`() throws {
    (screen.log, screen.badge.log) = ([], [])
    (model.count, model.count) = (1, 2)
    expect(screen.badge.log.isEmpty, "the update waits for the end of the turn")
    try stage.settle()
    expect(screen.log.isEmpty && screen.badge.log == ["badge 2"])
    model.title = "Clicks"
    try stage.settle()
    model.title = "Taps"
    try stage.settle()
    expect(screen.log, equals: ["title Clicks", "title Taps"])
    expect(screen.badge.log, equals: ["badge 2"])
    try stage.close()
  }

  @Test func `an update can be requested, and can be made at once`() throws {
    (screen.log, screen.badge.log) = ([], [])
    screen.setNeedsUpdateProperties()
    screen.setNeedsUpdateProperties()
    try stage.settle()
    expect(screen.log == ["title Counter"] && screen.badge.log.isEmpty)
    screen.badge.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    expect(screen.log == ["title Counter"] && screen.badge.log == ["badge 0"])
    screen.badge.setNeedsUpdateProperties()
    screen.view.layoutIfNeeded()
    try stage.settle()
    expect(screen.badge.log, equals: ["badge 0", "badge 0"])
    try stage.close()
  }

  @Test func `a layout that an update requests follows it once`() throws {
    screen.log = []
    screen.laysOut = true
    screen.setNeedsUpdateProperties()
    screen.view.setNeedsLayout()
    try stage.settle()
    expect(screen.log, equals: ["title Counter", "layout"])
    screen.log = []
    model.title = "Clicks"
    try stage.settle()
    expect(screen.log, equals: ["title Clicks", "layout"])
    try stage.close()
  }

  @Test func `a view outside the window is updated when it enters the window`() throws {
    screen.badge.removeFromSuperview()
    screen.badge.log = []
    model.count = 3
    try stage.settle()
    expect(screen.badge.log.isEmpty)
    screen.view.addSubview(screen.badge)
    try stage.settle()
    expect(screen.badge.log, equals: ["badge 3", "layout"])
    try stage.close()
  }

  @Test func `a property that only an earlier call has read requests no update`() throws {
    final class Choosy: UIView {
      let model: Model
      var readsModel = true
      var calls = 0
      init(_ model: Model) {
        self.model = model
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError("The test creates no view from an archive.") }
      override func updateProperties() {
        super.updateProperties()
        calls += 1
        if readsModel { _ = model.count }
      }
    }
    let view = Choosy(model)
    screen.view.addSubview(view)
    try stage.settle()
    view.readsModel = false
    view.setNeedsUpdateProperties()
    try stage.settle()
    expect(view.calls, equals: 2)
    model.count += 1
    try stage.settle()
    expect(view.calls, equals: 2)
    try stage.close()
  }

  @Test func `the observation of a model does not keep a view alive`() throws {
    weak var badge: Badge?
    do {
      let extra = Badge(model: model)
      badge = extra
      screen.view.addSubview(extra)
      try stage.settle()
      extra.removeFromSuperview()
    }
    try stage.settle()
    expect(badge == nil)
    try stage.close()
  }
}

/// A screen that shows a configuration if it has no results.
@MainActor @Suite("Screens without contents") struct UnavailableContentTests {
  private final class Results: UIViewController {
    var results: [String] = []
    var searched: [String?] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.searchController = UISearchController(searchResultsController: nil)
    }

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      super.updateContentUnavailableConfiguration(using: state)
      searched.append(state.searchText)
      contentUnavailableConfiguration =
        results.isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
    }
  }

  private var screen = Results()

  private var text: String? {
    (screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text
  }

  @Test func `the configuration is updated before the first layout and on request`() throws {
    let stage = Stage(UINavigationController(rootViewController: screen))
    try stage.settle()
    expect(screen.searched == [""] && text == "No Results")
    screen.navigationItem.searchController?.searchBar.text = "oak"
    screen.setNeedsUpdateContentUnavailableConfiguration()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    try stage.settle()
    expect(screen.searched == ["", "oak"] && text == "No Results for “oak”")
    screen.results = ["oak"]
    screen.setNeedsUpdateContentUnavailableConfiguration()
    try stage.settle()
    expect(screen.contentUnavailableConfiguration == nil)
    expect(screen.contentUnavailableConfigurationState.searchText, equals: "oak")
    try stage.close()
  }

  @Test func `a configuration with its own text, and one that is no search, keep their texts`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    expect(state.searchText == nil)
    state.searchText = "oak"
    var search = UIContentUnavailableConfiguration.search()
    search.text = "Nothing"
    expect(search.updated(for: state).text, equals: "Nothing")
    expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    state.searchText = ""
    expect(
      UIContentUnavailableConfiguration.search().updated(for: state).text, equals: "No Results")
  }
}
