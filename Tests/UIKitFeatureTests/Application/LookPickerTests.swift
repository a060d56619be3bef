import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit

/// A screen with which the user chooses a color and a font.
private final class Designer: UIViewController, UIColorPickerViewControllerDelegate,
  UIFontPickerViewControllerDelegate
{
  var log: [String] = []

  func chooseColor() -> UIColorPickerViewController {
    let picker = UIColorPickerViewController()
    picker.selectedColor = .red
    picker.supportsAlpha = false
    picker.delegate = self
    present(picker, animated: true)
    return picker
  }

  func chooseFont() -> UIFontPickerViewController {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
    return picker
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    log.append("\(color == .blue ? "blue" : "other") \(continuously)")
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    log.append("finished")
  }

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    log.append("font \(viewController.selectedFontDescriptor?.pointSize ?? 0)")
  }

  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    log.append("cancelled")
  }
}

private final class OlderDesigner: UIColorPickerViewControllerDelegate {
  var count = 0
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    count += 1
  }
}

/// Controllers with which the user chooses a color or a font.
@MainActor @Suite("Color pickers and font pickers") struct LookPickerTests {
  private let screen = Designer()
  private let stage: Stage

  init() throws {
    stage = Stage(screen)
    try stage.settle()
  }

  @Test func `a color picker gives its colors to the delegate until the user closes it`() throws {
    let picker = screen.chooseColor()
    try stage.settle()
    picker.choose(.blue, continuously: true)
    picker.choose(.blue)
    expect(picker.selectedColor == .blue && screen.presentedViewController === picker)
    picker.tapClose()
    try stage.settle()
    expect(screen.log == ["blue true", "blue false", "finished"])
    expect(screen.presentedViewController == nil && !picker.supportsAlpha)
    try stage.close()
  }

  @Test func `a swipe that dismisses a color picker finishes it, and a canceled one does not`()
    throws
  {
    let picker = screen.chooseColor()
    try stage.settle()
    for (velocity, log) in [(-900.0, []), (900.0, ["finished"])] {
      let drag = stage.user.drag(picker.name)
      drag.update(0.4)
      stage.runTurn()
      drag.release(velocity: velocity)
      try stage.settle()
      expect(screen.log, equals: log)
    }
    let other = screen.chooseColor()
    try stage.settle()
    other.dismiss(animated: true)
    try stage.settle()
    expect(screen.log, equals: ["finished"], "the app has dismissed the picker")
    try stage.close()
  }

  @Test func `a delegate with the older method hears of a color`() {
    let picker = UIColorPickerViewController(), delegate = OlderDesigner()
    picker.delegate = delegate
    stage.world.use { picker.choose(.green) }
    expect(delegate.count, equals: 1)
  }

  @Test func `a font picker gives its font to the delegate and is dismissed`() throws {
    let picker = screen.chooseFont()
    try stage.settle()
    picker.pick(UIFont.systemFont(ofSize: 12).fontDescriptor)
    try stage.settle()
    expect(screen.log == ["font 12.0"] && screen.presentedViewController == nil)
    expect(picker.configuration.includeFaces && !picker.configuration.displayUsingSystemFont)
    let other = screen.chooseFont()
    try stage.settle()
    other.tapCancel()
    try stage.settle()
    expect(screen.log.last == "cancelled" && screen.presentedViewController == nil)
    expect(UIFontPickerViewController().configuration.filteredTraits.isEmpty)
    try stage.close()
  }
}
