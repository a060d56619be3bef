import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Values of the system and of system controllers") struct SystemValueTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  @Test func `the current traits are those of the key window`() throws {
    stage.world.use {
      let traits = UITraitCollection.current
      expect(traits == home.view.window?.traitCollection && traits.userInterfaceIdiom == .phone)
      UIDevice.current.userInterfaceIdiom = .pad
      expect(traits.userInterfaceIdiom == .pad && traits.layoutDirection == .leftToRight)
      expect(traits.preferredContentSizeCategory, equals: .large)
      home.view.window?.isHidden = true
      expect(UITraitCollection.current.horizontalSizeClass, equals: .unspecified)
    }
    let sizes: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge,
    ]
    let accessible: [UIContentSizeCategory] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    expect(Set(sizes + accessible).count, equals: 13)
    expect(sizes.allSatisfy { !$0.isAccessibilityCategory })
    expect(accessible.allSatisfy { $0.isAccessibilityCategory })
    expect(UIContentSizeCategory.large.rawValue, equals: "UICTContentSizeCategoryL")
    expect(UITraitEnvironmentLayoutDirection.rightToLeft.rawValue, equals: 1)
  }

  @Test func `a dynamic color is the color of the light style`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    expect(color, equals: UIColor.white)
    expect(color.resolvedColor(with: UITraitCollection()), equals: UIColor.white)
  }

  @Test func `a popover knows no arrow`() {
    let next = PlainViewController(title: "Next")
    next.modalPresentationStyle = .popover
    expect(next.popoverPresentationController?.arrowDirection, equals: .unknown)
  }

  @Test func `the adaptive style is the style that the delegate chooses`() {
    final class Chooser: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .overFullScreen }
    }
    let next = PlainViewController(title: "Next"), chooser = Chooser()
    next.modalPresentationStyle = .formSheet
    home.present(next, animated: false)
    expect(
      next.presentationController?.adaptivePresentationStyle, equals: UIModalPresentationStyle.none)
    next.presentationController?.delegate = chooser
    expect(next.presentationController?.adaptivePresentationStyle, equals: .overFullScreen)
  }

  @Test func `search controllers, search bars and stacks store their settings`() {
    let search = stage.world.use { UISearchController(searchResultsController: nil) }
    let stack = UINavigationController(rootViewController: UIViewController())
    expect(search.automaticallyShowsCancelButton && search.automaticallyShowsScopeBar)
    expect(
      search.automaticallyShowsSearchResultsController && !search.showsSearchResultsController)
    (search.automaticallyShowsCancelButton, search.automaticallyShowsScopeBar) = (false, false)
    search.automaticallyShowsSearchResultsController = false
    search.showsSearchResultsController = true
    expect(!search.automaticallyShowsCancelButton && !search.automaticallyShowsScopeBar)
    expect(
      !search.automaticallyShowsSearchResultsController && search.showsSearchResultsController)
    search.searchBar.autocapitalizationType = .words
    search.searchBar.returnKeyType = .done
    expect(search.searchBar.autocapitalizationType, equals: .words)
    expect(search.searchBar.returnKeyType, equals: .done)
    (stack.hidesBarsOnSwipe, stack.hidesBarsOnTap) = (true, true)
    (stack.hidesBarsWhenKeyboardAppears, stack.hidesBarsWhenVerticallyCompact) = (true, true)
    expect(stack.hidesBarsOnSwipe && stack.hidesBarsOnTap)
    expect(stack.hidesBarsWhenKeyboardAppears && stack.hidesBarsWhenVerticallyCompact)
    expect(
      UIResponder.keyboardDidChangeFrameNotification.rawValue,
      equals: "UIKeyboardDidChangeFrameNotification")
    expect(UIResponder.keyboardIsLocalUserInfoKey, equals: "UIKeyboardIsLocalUserInfoKey")
  }

  @Test func `an activity has neutral defaults`() {
    let activity = UIActivity(),
      share = stage.world.use {
        UIActivityViewController(activityItems: [], applicationActivities: [UIActivity()])
      }
    activity.prepare(withActivityItems: [])
    activity.perform()
    activity.activityDidFinish(true)
    expect(activity.activityType == nil && activity.activityTitle == nil)
    expect(activity.activityImage == nil && !activity.canPerform(withActivityItems: ["a"]))
    expect(share.excludedActivityTypes == nil)
    let kinds: [UIActivity.ActivityType] = [
      .message, .mail, .print, .copyToPasteboard, .assignToContact, .saveToCameraRoll,
      .addToReadingList, .airDrop, .openInIBooks, .postToFacebook, .postToTwitter, .markupAsPDF,
    ]
    expect(Set(kinds.map(\.rawValue)).count, equals: 12)
  }

  @Test func `an activity controller that the user drags away calls its completion handler`()
    throws
  {
    try stage.settle()
    var results: [String] = []
    let share = stage.world.use { UIActivityViewController(activityItems: []) }
    share.title = "Share"
    share.completionWithItemsHandler = { activity, completed, items, error in
      results.append("\(activity?.rawValue ?? "none") \(completed) \(items == nil && error == nil)")
    }
    for _ in 0..<2 {
      home.present(share, animated: true)
      try stage.settle()
      stage.user.drag("Share").release(velocity: -1_000)
      try stage.settle()
      expect(results, equals: [])
    }
    stage.user.drag("Share").release(velocity: 1_000)
    try stage.settle()
    expect(results == ["none false true"] && home.presentedViewController == nil)
    home.present(share, animated: true)
    try stage.settle()
    share.complete(true, activityType: .mail)
    try stage.settle()
    expect(results.count, equals: 2)
    share.completionWithItemsHandler = nil
    try stage.close()
  }
}
