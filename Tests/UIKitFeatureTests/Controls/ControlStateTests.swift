import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("States, actions and configurations of controls") struct ControlStateTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  private func show<Control: UIControl>(_ control: Control) -> Control { home.add(control) }

  private final class Count {
    var number = 0
    var states: [UIControl.State] = []
  }

  @Test func `the state of a control follows from its properties`() {
    let control = show(UIControl())
    expect(control.state, equals: .normal)
    let finger = stage.user.touch(control)
    expect(control.state, equals: .highlighted)
    finger.cancel()
    (control.isSelected, control.isEnabled) = (true, false)
    expect(control.state == [.selected, .disabled] && !control.state.contains(.focused))
    expect(control.contentHorizontalAlignment, equals: .center)
    control.contentHorizontalAlignment = .trailing
    control.contentVerticalAlignment = .bottom
    expect(control.contentHorizontalAlignment, equals: .trailing)
    expect(control.contentVerticalAlignment, equals: .bottom)
    expect(UIControl.Event.menuActionTriggered.rawValue, equals: 1 << 14)
    expect(UIControl.Event.allEditingEvents.contains([.editingChanged, .editingDidEndOnExit]))
  }

  @Test func `a control names its targets, its actions and its events`() {
    let control = UIControl(), relay = Relay { (_: UIControl) in }
    expect(control.allTargets.isEmpty && control.allControlEvents == [])
    control.addTarget(home, action: Relay.action, for: .touchDown)
    control.addTarget(relay, action: Relay.action, for: [.touchDown, .valueChanged])
    control.addTarget(nil, action: Relay.action, for: .touchCancel)
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    expect(control.allTargets.count == 2 && control.allTargets.contains(home))
    expect(
      control.allControlEvents, equals: [.touchDown, .valueChanged, .touchCancel, .touchUpInside])
    let name = "\(Relay.action)"
    expect(control.actions(forTarget: relay, forControlEvent: .valueChanged), equals: [name])
    expect(control.actions(forTarget: home, forControlEvent: .valueChanged) == nil)
    expect(control.actions(forTarget: nil, forControlEvent: .touchCancel), equals: [name])
  }

  @Test func `a subclass of a control can prevent or repeat the actions of targets`() {
    final class Slow: UIButton {
      var isBlocked = false
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if !isBlocked { super.sendAction(action, to: target, for: event) }
      }
    }
    let count = Count(), button = show(Slow())
    let relay = Relay { (_: UIControl) in count.number += 1 }
    button.addTarget(relay, action: Relay.action, for: .touchUpInside)
    stage.user.tap(button)
    button.isBlocked = true
    stage.user.tap(button)
    expect(count.number, equals: 1)
    let action = UIAction { action in
      count.number += 10
      expect(action.sender as? UIButton === button)
    }
    button.sendAction(action)
    expect(count.number, equals: 11)
  }

  @Test func `a button updates its configuration in the layout after a change of its state`() {
    final class Logging: UIButton {
      var updates = 0
      override func updateConfiguration() { updates += 1 }
    }
    let button = Logging(configuration: .filled()), count = Count()
    home.view.addSubview(button)
    button.configurationUpdateHandler = { button in
      count.states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    stage.runTurn()
    expect(count.states == [.normal] && button.updates == 1 && button.currentTitle == "Off")
    button.isSelected = true
    expect(button.currentTitle, equals: "Off")
    stage.runTurn()
    button.isSelected = true
    stage.runTurn()
    expect(count.states == [.normal, .selected] && button.currentTitle == "On")
    button.setNeedsUpdateConfiguration()
    stage.runTurn()
    expect(count.states.count == 3 && button.updates == 3)
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    stage.runTurn()
    expect(count.states.count, equals: 3)
    let plain = show(Logging())
    stage.runTurn()
    expect(plain.updates, equals: 0)
  }

  @Test func `a button shows a title with attributes`() {
    let button = UIButton(), title = NSAttributedString(string: "a", attributes: [.kern: 2])
    button.setAttributedTitle(title, for: .normal)
    expect(button.currentTitle == "a" && button.attributedTitle(for: .normal) == title)
    expect(button.currentAttributedTitle == title && button.role == .normal)
    button.role = .destructive
    expect(button.role, equals: .destructive)
    var configuration = UIButton.Configuration.plain()
    (configuration.title, configuration.attributedTitle) = ("plain", AttributedString("styled"))
    button.configuration = configuration
    expect(button.currentTitle, equals: "styled")
  }

  @Test func `a button configuration stores its settings`() {
    var configuration = UIButton.Configuration.filled()
    expect(configuration.imagePlacement == .leading && configuration.titleAlignment == .automatic)
    (configuration.imagePlacement, configuration.titleAlignment) = (.trailing, .center)
    (configuration.attributedSubtitle, configuration.indicator) = (AttributedString("b"), .popup)
    configuration.background.cornerRadius = 9
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.automaticallyUpdateForSelection = false
    configuration.contentInsets = .zero
    let same = configuration.updated(for: UIButton())
    expect(same.imagePlacement == .trailing && same.titleAlignment == .center)
    expect(same.attributedSubtitle == AttributedString("b") && same.indicator == .popup)
    expect(same.background.cornerRadius == 9 && same.titleLineBreakMode == .byTruncatingTail)
    expect(!same.automaticallyUpdateForSelection && same.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    expect(configuration.contentInsets.leading, equals: 12)
    expect(NSDirectionalRectEdge.all, equals: [.top, .leading, .bottom, .trailing])
  }

  @Test func `a tap on a segment performs the action of the segment if the segment is enabled`() {
    let count = Count()
    let actions = [1, 10].map { number in
      UIAction(title: "\(number)") { _ in count.number += number }
    }
    let control = show(UISegmentedControl(frame: .zero, actions: actions))
    control.addAction(UIAction { _ in count.states.append(.normal) }, for: .valueChanged)
    let right = CGPoint(x: 150, y: 20)
    control.setEnabled(false, forSegmentAt: 1)
    stage.user.touch(control, at: right).lift()
    expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
    expect(count.number == 0 && !control.isEnabledForSegment(at: 7))
    control.setEnabled(true, forSegmentAt: 1)
    stage.user.touch(control, at: right).lift()
    stage.user.touch(control, at: right).lift()
    expect(count.number == 10 && count.states.count == 1 && control.selectedSegmentIndex == 1)
    control.isMomentary = true
    stage.user.touch(control, at: right).lift()
    stage.user.touch(control, at: right).lift()
    expect(count.number == 30 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setAction(actions[0], forSegmentAt: 1)
    expect(control.titleForSegment(at: 1) == "1" && control.actionForSegment(at: 1) === actions[0])
    control.insertSegment(action: actions[1], at: 0, animated: false)
    expect(control.actionForSegment(at: 0) === actions[1])
  }

  @Test func `segments store images, widths and attributes of titles`() {
    let image = UIImage(), control = UISegmentedControl(items: ["A", image])
    expect(control.imageForSegment(at: 1) === image && control.imageForSegment(at: 0) == nil)
    control.setImage(image, forSegmentAt: 0)
    control.insertSegment(with: image, at: 9, animated: false)
    control.setWidth(70, forSegmentAt: 2)
    control.apportionsSegmentWidthsByContent = true
    control.setTitleTextAttributes([.kern: 1], for: .selected)
    expect(control.imageForSegment(at: 0) === image && control.numberOfSegments == 3)
    expect(control.widthForSegment(at: 2) == 70 && control.widthForSegment(at: 0) == 0)
    expect(control.apportionsSegmentWidthsByContent)
    expect(control.titleTextAttributes(for: .selected)?[.kern] as? Int == 1)
    expect(control.titleTextAttributes(for: .normal) == nil)
  }

  @Test func `a button has a title, a color and an image for each state`() {
    let button = UIButton(), play = UIImage(), pause = UIImage()
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(.red, for: .selected)
    button.setImage(play, for: .normal)
    button.setImage(pause, for: .selected)
    button.setBackgroundImage(pause, for: .disabled)
    expect(button.title(for: .normal) == "Follow" && button.title(for: .selected) == "Following")
    expect(button.title(for: .highlighted) == "Follow" && button.currentTitle == "Follow")
    expect(button.titleLabel?.text == "Follow" && button.imageView?.image === play)
    button.isSelected = true
    expect(button.currentTitle == "Following" && button.titleLabel?.text == "Following")
    expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
    expect(button.currentImage === pause && button.imageView?.image === pause)
    button.isHighlighted = true
    expect(button.currentTitle == "Follow" && button.currentBackgroundImage == nil)
    (button.isSelected, button.isHighlighted, button.isEnabled) = (false, false, false)
    expect(button.currentBackgroundImage === pause && button.currentTitleColor == .white)
    button.setAttributedTitle(NSAttributedString(string: "Gone"), for: .disabled)
    expect(button.titleLabel?.text == "Gone" && button.currentAttributedTitle?.string == "Gone")
    expect(button.attributedTitle(for: .normal) == nil)
  }

  @Test func `a text that was set in the label of a button stays if no state has a title`() {
    let button = UIButton()
    button.titleLabel?.text = "Own"
    button.isHighlighted = true
    expect(button.titleLabel?.text, equals: "Own")
    button.setTitle("Title", for: .normal)
    button.setTitle(nil, for: .normal)
    expect(button.titleLabel?.text == nil)
  }
}
