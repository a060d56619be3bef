import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Split views of three columns whose apps replace a column of a narrow window.
@MainActor @Suite("The three columns of a narrow split view") struct SplitColumnTests {
  typealias Column = UISplitViewController.Column

  private final class Screen: UIViewController {
    var callbacks: [String] = []
    var whenDisappearing: () -> Void = {}
    var whenMoving: () -> Void = {}

    convenience init(title: String) {
      self.init(nibName: title, bundle: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      callbacks.append("viewWillAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      callbacks.append("viewWillDisappear")
      whenDisappearing()
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      if parent == nil { whenMoving() }
    }
  }

  private let folders = Screen(title: "Folders"), list = Screen(title: "List")
  private let mail = Screen(title: "Mail"), other = Screen(title: "Other")
  private let split = UISplitViewController(style: .tripleColumn)

  private func makeStage(_ size: CGSize, with lists: UIViewController? = nil) throws -> Stage {
    split.preferredDisplayMode = .twoBesideSecondary
    split.setViewController(folders, for: .primary)
    split.setViewController(lists ?? list, for: .supplementary)
    split.setViewController(mail, for: .secondary)
    return try .settled(split, size: size)
  }

  private var stack: [UIViewController]? { folders.navigationController?.viewControllers }

  /// A stage with the stack Folders, Mail, List: the list was set and shown last.
  private func makeStageWithListOnTop() throws -> Stage {
    let stage = try makeStage(.narrowWindow)
    split.setViewController(nil, for: .supplementary)
    try stage.settle()
    split.setViewController(list, for: .supplementary)
    split.show(.supplementary)
    try stage.settle()
    expect(stack, equals: [folders, mail, list])
    list.callbacks = []
    return stage
  }

  private func end(_ stage: Stage) throws {
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-21"), arguments: [true, false])
  func `a screen can replace the supplementary column while another column is removed`(
    whenMoving: Bool
  ) throws {
    let stage = try makeStage(.wideWindow)
    let replace: () -> Void = { [split, mail, other] in
      (mail.whenDisappearing, mail.whenMoving) = ({}, {})
      split.setViewController(other, for: .supplementary)
    }
    if whenMoving { mail.whenMoving = replace } else { mail.whenDisappearing = replace }
    try stage.settle(resizedTo: .narrowWindow)
    expect(stack == [folders, other, mail] && list.parent == nil && list.view.window == nil)
    try stage.settle(resizedTo: .wideWindow)
    expect(stack == [folders] && other.navigationController?.viewControllers == [other])
    expect(other.view.window != nil && list.view.window == nil)
    try end(stage)
  }

  @Test(.rule("C-21")) func `a screen can replace the primary column while another is removed`()
    throws
  {
    let stage = try makeStage(.wideWindow)
    mail.whenDisappearing = { [split, mail, other] in
      mail.whenDisappearing = {}
      split.setViewController(other, for: .primary)
    }
    try stage.settle(resizedTo: .narrowWindow)
    expect(other.navigationController?.viewControllers, equals: [other, list, mail])
    expect(stage.visible.last == "Mail" && folders.parent == nil)
    try end(stage)
  }

  @Test(.rule("C-21")) func `a column can be removed while a narrow window removes another`()
    throws
  {
    let stage = try makeStage(.wideWindow)
    mail.whenDisappearing = { [split, mail] in
      mail.whenDisappearing = {}
      split.setViewController(nil, for: .supplementary)
    }
    try stage.settle(resizedTo: .narrowWindow)
    expect(stack == [folders, mail] && list.parent == nil && stage.visible.last == "Mail")
    try end(stage)
  }

  @Test(.rule("C-21"), arguments: [true, false])
  func `the column on top stays on screen when a column below is replaced`(isStack: Bool) throws {
    let lists = isStack ? UINavigationController(rootViewController: list) : nil
    let stage = try makeStage(.narrowWindow, with: lists)
    mail.callbacks = []
    split.setViewController(other, for: .supplementary)
    try stage.settle()
    expect(mail.callbacks == [] && stage.visible.last == "Mail")
    expect(stack == [folders, other, mail] && list.view.window == nil)
    expect(list.navigationController === lists)
    split.setViewController(nil, for: .supplementary)
    try stage.settle()
    expect(mail.callbacks == [] && stack == [folders, mail] && other.parent == nil)
    try stage.settle(resizedTo: .wideWindow)
    expect(mail.navigationController?.viewControllers, equals: [mail])
    try end(stage)
  }

  @Test(.rule("C-21")) func `a replaced column leaves with the controllers pushed on it`() throws {
    let page = Screen(title: "Page"), reply = Screen(title: "Reply")
    let stage = try makeStage(.wideWindow)
    list.navigationController?.pushViewController(page, animated: false)
    mail.navigationController?.pushViewController(reply, animated: false)
    try stage.settle(resizedTo: .narrowWindow)
    expect(stack, equals: [folders, list, page, mail, reply])
    reply.callbacks = []
    split.setViewController(other, for: .supplementary)
    try stage.settle()
    expect(stack == [folders, other, mail, reply] && page.parent == nil)
    expect(reply.callbacks, equals: [])
    try stage.settle(resizedTo: .wideWindow)
    expect(mail.navigationController?.viewControllers, equals: [mail, reply])
    try end(stage)
  }

  @Test(.rule("C-21")) func `the popped secondary column stays away when the top is replaced`()
    throws
  {
    let stage = try makeStage(.narrowWindow)
    stage.user.tapBack()
    try stage.settle()
    expect(stack, equals: [folders, list])
    split.setViewController(other, for: .supplementary)
    try stage.settle()
    expect(stack == [folders, other] && stage.visible.last == "Other")
    split.show(.secondary)
    try stage.settle()
    expect(stack == [folders, other, mail] && stage.visible.last == "Mail")
    try stage.settle(resizedTo: .wideWindow)
    expect(mail.navigationController?.viewControllers == [mail] && mail.view.window != nil)
    try end(stage)
  }

  @Test(.rule("C-21")) func `a column of a narrow window that is covered can be replaced`() throws {
    let stage = try makeStage(.narrowWindow), cover = Screen(title: "Cover")
    cover.modalPresentationStyle = .fullScreen
    split.present(cover, animated: false)
    try stage.settle()
    mail.callbacks = []
    split.setViewController(other, for: .supplementary)
    try stage.settle()
    expect(stack == [folders, other, mail] && mail.callbacks == [] && split.isCollapsed)
    split.dismiss(animated: false)
    try stage.settle()
    expect(mail.callbacks == ["viewWillAppear"] && stage.visible.last == "Mail")
    try end(stage)
  }

  @Test(.rule("C-21"), arguments: [true, false])
  func `a column replaced by an empty navigation controller leaves the stack`(
    isStack: Bool
  ) throws {
    let lists = isStack ? UINavigationController(rootViewController: list) : nil
    let stage = try makeStage(.narrowWindow, with: lists), empty = UINavigationController()
    mail.callbacks = []
    split.setViewController(empty, for: .supplementary)
    try stage.settle()
    expect(stack == [folders, mail] && mail.callbacks == [])
    expect(list.navigationController === lists && list.view.window == nil)
    try stage.settle(resizedTo: .wideWindow)
    expect(empty.viewControllers == [] && mail.navigationController?.viewControllers == [mail])
    try end(stage)
  }

  @Test(.rule("C-21"), arguments: [Column.primary, .supplementary, .secondary])
  func `a replaced column keeps its place on a stack in another order`(column: Column) throws {
    let stage = try makeStageWithListOnTop()
    let old = split.viewController(for: column)
    split.setViewController(other, for: column)
    try stage.settle()
    let screens = [folders, mail, list].map { $0 === old ? other : $0 }
    expect(screens[0].navigationController?.viewControllers, equals: screens)
    expect(stage.visible.last == screens[2].nibName && old?.parent == nil)
    if column == .secondary { expect(list.callbacks, equals: []) }
    try stage.settle(resizedTo: .wideWindow)
    for screen in screens { expect(screen.navigationController?.viewControllers, equals: [screen]) }
    try end(stage)
  }

  @Test(.rule("C-23")) func `a shown column pops the screens above it, in any order`() throws {
    let stage = try makeStageWithListOnTop()
    split.show(.supplementary)
    try stage.settle()
    expect(stack, equals: [folders, mail, list])
    split.show(.secondary)
    try stage.settle()
    expect(stack, equals: [folders, mail])
    split.show(.primary)
    try stage.settle()
    expect(stack, equals: [folders])
    try end(stage)
  }

  @Test(.rule("C-21"), arguments: [true, false])
  func `the top of the stack appears again when the first column is replaced or removed`(
    isReplaced: Bool
  ) throws {
    let stage = try makeStage(.narrowWindow)
    mail.callbacks = []
    split.setViewController(isReplaced ? other : nil, for: .primary)
    try stage.settle()
    let screens = isReplaced ? [other, list, mail] : [list, mail]
    expect(mail.navigationController?.viewControllers, equals: screens)
    expect(mail.callbacks, equals: ["viewWillDisappear", "viewWillAppear"])
    try end(stage)
  }

  @Test(.rule("C-21"), arguments: [true, false])
  func `the primary column can be removed while a narrow window removes another`(
    hasList: Bool
  ) throws {
    let stage = try makeStage(.wideWindow)
    if !hasList {
      split.setViewController(nil, for: .supplementary)
      try stage.settle()
    }
    mail.whenDisappearing = { [split, mail] in
      mail.whenDisappearing = {}
      split.setViewController(nil, for: .primary)
    }
    try stage.settle(resizedTo: .narrowWindow)
    let screens = hasList ? [list, mail] : [mail]
    expect(mail.navigationController?.viewControllers == screens && folders.parent?.parent == nil)
    expect(stage.visible.last, equals: "Mail")
    try stage.settle(resizedTo: .wideWindow)
    for screen in screens { expect(screen.navigationController?.viewControllers, equals: [screen]) }
    try end(stage)
  }

  @Test(.rule("C-21")) func `the primary column can be removed while another is replaced`() throws {
    let stage = try makeStage(.narrowWindow)
    other.whenMoving = { [split, other] in
      other.whenMoving = {}
      split.setViewController(nil, for: .primary)
    }
    split.setViewController(other, for: .supplementary)
    try stage.settle()
    expect(other.navigationController?.viewControllers, equals: [other, mail])
    expect(stage.visible.last, equals: "Mail")
    try stage.settle(resizedTo: .wideWindow)
    for screen in [other, mail] {
      expect(screen.navigationController?.viewControllers, equals: [screen])
    }
    try end(stage)
  }

  @Test(.rule("C-21")) func `a primary column set later is below the other columns`() throws {
    split.setViewController(list, for: .supplementary)
    split.setViewController(mail, for: .secondary)
    let stage = Stage(split, size: .narrowWindow)
    try stage.settle()
    mail.callbacks = []
    split.setViewController(folders, for: .primary)
    try stage.settle()
    expect(stack == [folders, list, mail] && stage.visible.last == "Mail")
    expect(mail.callbacks, equals: ["viewWillDisappear", "viewWillAppear"])
    try stage.settle(resizedTo: .wideWindow)
    for screen in [folders, list, mail] {
      expect(screen.navigationController?.viewControllers, equals: [screen])
    }
    try end(stage)
  }

  @Test(.rule("C-21")) func `a split view outside of windows keeps its stack`() throws {
    let stage = try makeStage(.narrowWindow)
    stage.window.rootViewController = Screen(title: "Login")
    try stage.settle()
    split.setViewController(other, for: .supplementary)
    expect(split.isCollapsed && stack == [folders, other, mail])
    stage.window.rootViewController = split
    try stage.settle()
    expect(split.isCollapsed && stage.visible.last == "Mail")
    try end(stage)
  }
}
