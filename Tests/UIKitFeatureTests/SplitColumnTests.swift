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

  private static let wide = CGSize(width: 1_180, height: 820)
  private static let narrow = CGSize(width: 390, height: 844)

  private let folders = Screen(title: "Folders"), list = Screen(title: "List")
  private let mail = Screen(title: "Mail"), other = Screen(title: "Other")
  private let split = UISplitViewController(style: .tripleColumn)

  private func makeStage(_ size: CGSize) throws -> Stage {
    split.preferredDisplayMode = .twoBesideSecondary
    split.setViewController(folders, for: .primary)
    split.setViewController(list, for: .supplementary)
    split.setViewController(mail, for: .secondary)
    let stage = Stage(split, size: size)
    try stage.settle()
    return stage
  }

  private func resize(_ stage: Stage, to size: CGSize) throws {
    stage.resize(to: size)
    try stage.settle()
  }

  private var stack: [UIViewController]? { folders.navigationController?.viewControllers }

  private func end(_ stage: Stage) throws {
    #expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-21"), arguments: [true, false])
  func `a screen can replace the supplementary column while another column is removed`(
    whenMoving: Bool
  ) throws {
    let stage = try makeStage(Self.wide)
    let replace: () -> Void = { [split, mail, other] in
      (mail.whenDisappearing, mail.whenMoving) = ({}, {})
      split.setViewController(other, for: .supplementary)
    }
    if whenMoving { mail.whenMoving = replace } else { mail.whenDisappearing = replace }
    try resize(stage, to: Self.narrow)
    #expect(stack == [folders, other, mail] && list.parent == nil && list.view.window == nil)
    try resize(stage, to: Self.wide)
    #expect(stack == [folders] && other.navigationController?.viewControllers == [other])
    #expect(other.view.window != nil && list.view.window == nil)
    try end(stage)
  }

  @Test(.rule("C-21")) func `a screen can replace the primary column while another is removed`()
    throws
  {
    let stage = try makeStage(Self.wide)
    mail.whenDisappearing = { [split, mail, other] in
      mail.whenDisappearing = {}
      split.setViewController(other, for: .primary)
    }
    try resize(stage, to: Self.narrow)
    #expect(other.navigationController?.viewControllers == [other, list, mail])
    #expect(stage.visible.last == "Mail" && folders.parent == nil)
    try end(stage)
  }

  @Test(.rule("C-21")) func `a column can be removed while a narrow window removes another`()
    throws
  {
    let stage = try makeStage(Self.wide)
    mail.whenDisappearing = { [split, mail] in
      mail.whenDisappearing = {}
      split.setViewController(nil, for: .supplementary)
    }
    try resize(stage, to: Self.narrow)
    #expect(stack == [folders, mail] && list.parent == nil && stage.visible.last == "Mail")
    try end(stage)
  }

  @Test(.rule("C-21"), arguments: [true, false])
  func `the column on top stays on screen when a column below is replaced`(isStack: Bool) throws {
    let lists = UINavigationController(rootViewController: list)
    let stage = try makeStage(Self.narrow)
    if isStack {
      split.setViewController(lists, for: .supplementary)
      try stage.settle()
    }
    mail.callbacks = []
    split.setViewController(other, for: .supplementary)
    try stage.settle()
    #expect(mail.callbacks == [] && stage.visible.last == "Mail")
    #expect(stack == [folders, other, mail] && list.view.window == nil)
    #expect(list.navigationController === (isStack ? lists : nil))
    split.setViewController(nil, for: .supplementary)
    try stage.settle()
    #expect(mail.callbacks == [] && stack == [folders, mail] && other.parent == nil)
    try resize(stage, to: Self.wide)
    #expect(mail.navigationController?.viewControllers == [mail])
    try end(stage)
  }

  @Test(.rule("C-21")) func `a replaced column leaves with the controllers pushed on it`() throws {
    let page = Screen(title: "Page"), reply = Screen(title: "Reply")
    let stage = try makeStage(Self.wide)
    list.navigationController?.pushViewController(page, animated: false)
    mail.navigationController?.pushViewController(reply, animated: false)
    try resize(stage, to: Self.narrow)
    #expect(stack == [folders, list, page, mail, reply])
    reply.callbacks = []
    split.setViewController(other, for: .supplementary)
    try stage.settle()
    #expect(stack == [folders, other, mail, reply] && page.parent == nil)
    #expect(reply.callbacks == [])
    try resize(stage, to: Self.wide)
    #expect(mail.navigationController?.viewControllers == [mail, reply])
    try end(stage)
  }

  @Test(.rule("C-21")) func `the popped secondary column stays away when the top is replaced`()
    throws
  {
    let stage = try makeStage(Self.narrow)
    stage.user.tapBack()
    try stage.settle()
    #expect(stack == [folders, list])
    split.setViewController(other, for: .supplementary)
    try stage.settle()
    #expect(stack == [folders, other] && stage.visible.last == "Other")
    split.show(.secondary)
    try stage.settle()
    #expect(stack == [folders, other, mail] && stage.visible.last == "Mail")
    try resize(stage, to: Self.wide)
    #expect(mail.navigationController?.viewControllers == [mail] && mail.view.window != nil)
    try end(stage)
  }

  @Test(.rule("C-21")) func `a column of a narrow window that is covered can be replaced`() throws {
    let stage = try makeStage(Self.narrow), cover = Screen(title: "Cover")
    cover.modalPresentationStyle = .fullScreen
    split.present(cover, animated: false)
    try stage.settle()
    mail.callbacks = []
    split.setViewController(other, for: .supplementary)
    try stage.settle()
    #expect(stack == [folders, other, mail] && mail.callbacks == [] && split.isCollapsed)
    split.dismiss(animated: false)
    try stage.settle()
    #expect(mail.callbacks == ["viewWillAppear"] && stage.visible.last == "Mail")
    try end(stage)
  }
}
