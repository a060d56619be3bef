import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit

/// A screen that imports a file.
private final class Importer: UIViewController, UIDocumentPickerDelegate {
  var log: [String] = []
  var dismissesPicker = false

  func open() {
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
    picker.delegate = self
    picker.allowsMultipleSelection = true
    present(picker, animated: true)
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    log += urls.map(\.lastPathComponent)
    if dismissesPicker { controller.dismiss(animated: true) }
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    log.append("canceled")
  }
}

private final class OlderImporter: NSObject, UIDocumentPickerDelegate {
  var name = ""

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
    name = url.lastPathComponent
  }
}

/// Controllers with which the user chooses files, and images that are animated.
@Suite("File pickers and image animations") @MainActor struct FilePickerTests {
  private func picker(on screen: UIViewController) throws -> UIDocumentPickerViewController {
    try #require(screen.presentedViewController as? UIDocumentPickerViewController)
  }

  @Test(arguments: [false, true])
  func `a picker gives its files to the delegate and is dismissed once`(byDelegate: Bool) throws {
    let screen = Importer(), stage = Stage(screen)
    screen.dismissesPicker = byDelegate
    screen.open()
    try stage.settle()
    let picker = try picker(on: screen)
    expect(picker.documentPickerMode, equals: .import)
    picker.pick([URL(fileURLWithPath: "/a.txt"), URL(fileURLWithPath: "/b.txt")])
    try stage.settle()
    expect(screen.log, equals: ["a.txt", "b.txt"])
    expect(screen.presentedViewController == nil)
    expect(stage.trace.lines.filter { $0.event.hasPrefix("dismiss(") }.count, equals: 1)
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test func `a canceled picker calls the delegate and is dismissed`() throws {
    let screen = Importer(), stage = Stage(screen)
    screen.open()
    try stage.settle()
    try picker(on: screen).tapCancel()
    try stage.settle()
    expect(screen.log, equals: ["canceled"])
    expect(screen.presentedViewController == nil)
    try stage.close()
  }

  @Test func `a delegate with the method for one file gets the first file`() throws {
    let screen = UIViewController(), stage = Stage(screen), delegate = OlderImporter()
    let picker = UIDocumentPickerViewController(
      forExporting: [URL(fileURLWithPath: "/a.txt")], asCopy: true)
    picker.delegate = delegate
    screen.present(picker, animated: false)
    try stage.settle()
    expect(picker.documentPickerMode, equals: UIDocumentPickerMode.exportToService)
    picker.pick([URL(fileURLWithPath: "/c.txt"), URL(fileURLWithPath: "/d.txt")])
    try stage.settle()
    expect(delegate.name, equals: "c.txt")
    try stage.close()
  }

  @Test func `an image view animates its images until its last run has ended`() throws {
    let screen = UIViewController(), stage = Stage(screen)
    let view = UIImageView(frame: .zero)
    screen.view.addSubview(view)
    view.startAnimating()
    expect(!view.isAnimating)
    view.animationImages = [UIImage(), UIImage(), UIImage()]
    view.startAnimating()
    expect(view.isAnimating)
    try stage.settle()
    expect(view.isAnimating)
    view.stopAnimating()
    expect(!view.isAnimating)
    view.animationRepeatCount = 2
    view.startAnimating()
    stage.advance(by: .milliseconds(199))
    expect(view.isAnimating)
    stage.advance(by: .milliseconds(1))
    expect(!view.isAnimating)
    view.animationDuration = 1
    view.startAnimating()
    stage.advance(by: .milliseconds(1_999))
    expect(view.isAnimating)
    try stage.settle()
    expect(!view.isAnimating)
    view.animationRepeatCount = .max
    view.startAnimating()
    try stage.settle()
    expect(view.isAnimating)
    try stage.close()
  }
}
