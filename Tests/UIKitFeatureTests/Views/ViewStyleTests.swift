import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Guides, accessibility and style of views") struct ViewStyleTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  @Test func `the guides for text and for the keyboard follow the margins and the safe area`() {
    home.additionalSafeAreaInsets.bottom = 30
    let view: UIView = home.view, label = UIView(), bar = UIView()
    for part in [label, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.heightAnchor.constraint(equalToConstant: 10),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.heightAnchor.constraint(equalToConstant: 20),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    stage.runTurn()
    expect(label.frame, equals: CGRect(x: 16, y: 0, width: 358, height: 10))
    expect(bar.frame.maxY == 844 - view.safeAreaInsets.bottom && view.safeAreaInsets.bottom >= 30)
    expect(view.readableContentGuide === view.readableContentGuide)
    let keyboard: UIKeyboardLayoutGuide = view.keyboardLayoutGuide
    expect(keyboard === view.keyboardLayoutGuide && keyboard.usesBottomSafeArea)
    (keyboard.followsUndockedKeyboard, keyboard.usesBottomSafeArea) = (true, false)
    keyboard.keyboardDismissPadding = 5
    expect(keyboard.followsUndockedKeyboard && !keyboard.usesBottomSafeArea)
    expect(keyboard.keyboardDismissPadding, equals: 5)
  }

  @Test func `a view stores its accessibility values`() {
    let view = UIView()
    expect(view.accessibilityTraits == .none && view.accessibilityElements == nil)
    (view.accessibilityHint, view.accessibilityValue) = ("Opens", "3")
    (view.accessibilityTraits, view.accessibilityElements) = ([.button, .selected], [view])
    view.shouldGroupAccessibilityChildren = true
    expect(view.accessibilityHint == "Opens" && view.accessibilityValue == "3")
    expect(view.accessibilityTraits.contains(.selected) && view.accessibilityElements?.count == 1)
    expect(view.shouldGroupAccessibilityChildren)
    view.accessibilityTraits.insert(.header)
    view.accessibilityTraits.remove(.button)
    expect(view.accessibilityTraits, equals: [.selected, .header])
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .tabBar, .header,
    ]
    expect(traits.map(\.rawValue), equals: (0...16).map { 1 << $0 })
    view.accessibilityElements = nil
  }

  @Test func `views and controllers store their style`() {
    let view = UIView(), modes: [UIView.TintAdjustmentMode] = [.automatic, .normal, .dimmed]
    expect(view.tintAdjustmentMode == .automatic && !view.preservesSuperviewLayoutMargins)
    (view.tintAdjustmentMode, view.preservesSuperviewLayoutMargins) = (.dimmed, true)
    (view.overrideUserInterfaceStyle, home.overrideUserInterfaceStyle) = (.dark, .light)
    expect(view.tintAdjustmentMode == .dimmed && view.preservesSuperviewLayoutMargins)
    expect(view.overrideUserInterfaceStyle == .dark && home.overrideUserInterfaceStyle == .light)
    expect(view.traitCollection.userInterfaceStyle, equals: .dark)
    expect(modes.map(\.rawValue), equals: [0, 1, 2])
  }

  @Test func `a view stores its motion effects`() {
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-1, 1)
    let view = UIView(), group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    view.addMotionEffect(group)
    expect(view.motionEffects == [group] && group.motionEffects == [tilt])
    expect(tilt.keyPath == "center.x" && tilt.type == .tiltAlongHorizontalAxis)
    expect(tilt.minimumRelativeValue as? Int == -1 && tilt.maximumRelativeValue as? Int == 1)
    view.removeMotionEffect(group)
    expect(view.motionEffects.isEmpty)
  }
}
