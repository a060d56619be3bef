// What the exported plans of this folder record, and what they report.
//
// Written by "present export --uikit". Public UIKit only.
import UIKit
import XCTest

/// The lines that the controllers, delegates and animators of a plan record.
@MainActor final class PlanRecorder {
  static let shared = PlanRecorder()

  private(set) var lines: [String] = []
  /// The places of the steps that wait for a callback.
  private(set) var waiting: [String] = []
  /// The controllers of the plan.
  private(set) var screens: [UIViewController] = []
  var isOn = false
  /// The receivers of the test's calls that run now; what UIKit calls inside is not recorded.
  private(set) var receivers: [String] = []

  /// Forgets everything.
  func reset() {
    (lines, waiting, screens, isOn, receivers) = ([], [], [], false, [])
  }

  func enter(_ screen: UIViewController) { screens.append(screen) }

  func note(_ subject: String, _ event: String) {
    if isOn { lines.append("\(subject)  \(event)") }
  }

  /// Records a call of the test, and makes it.
  func call<Result>(_ subject: String, _ event: String, _ body: () -> Result) -> Result {
    if receivers.isEmpty { note(subject, event) }
    receivers.append(subject)
    defer { receivers.removeLast() }
    return body()
  }

  /// Runs steps of the test inside a callback: their calls are recorded.
  func asTest(_ body: () -> Void) {
    let outer = receivers
    receivers = []
    defer { receivers = outer }
    body()
  }

  func wait(at place: String) { waiting.append(place) }

  func endWait(at place: String) { waiting.removeAll { $0 == place } }
}

/// The outcome of one plan, which the conformance kit collects.
@MainActor final class PlanReport {
  var plan = ""
  var rules: [String] = []
  var differences: [String] = []
  private var notes: [String] = []

  func note(_ text: String) { notes.append(text) }

  /// Adds the outcome to the file that `CONFORMANCE_FILE` names, one JSON object in each line.
  func write() {
    for note in notes { print("note: \(plan): \(note)") }
    guard let path = ProcessInfo.processInfo.environment["CONFORMANCE_FILE"] else { return }
    let entry: [String: Any] = [
      "plan": plan, "rules": rules, "agrees": differences.isEmpty, "differences": differences,
      "record": PlanRecorder.shared.lines, "notes": notes,
      "system": "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)",
    ]
    guard var data = try? JSONSerialization.data(withJSONObject: entry, options: [.sortedKeys])
    else { return }
    data.append(UInt8(ascii: "\n"))
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    guard let handle = FileHandle(forWritingAtPath: path) else { return }
    handle.seekToEndOfFile()
    handle.write(data)
    handle.closeFile()
  }
}
