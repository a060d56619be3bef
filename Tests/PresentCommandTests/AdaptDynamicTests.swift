import Foundation
import PresentCommand
import TestSupport
import Testing

@MainActor @Suite struct `The adapt command and methods that are found at run time` {
  private func adapt(_ text: String) throws -> CommandRun {
    let folder = try PlanFolder()
    return CommandRun(["adapt", try folder.write(text, to: "Screen.swift")])
  }

  /// Returns the lines of the places that the command lists with a text.
  private func lines(_ run: CommandRun, with text: String) -> [Int] {
    run.errors.split(separator: "\n").filter { $0.contains(text) }.compactMap {
      $0.split(separator: ":").dropFirst().first.flatMap { Int($0) }
    }
  }

  @Test func `"present adapt" lists methods that are named only by a text`() throws {
    let run = try adapt(
      """
      import UIKit
      final class Screen: UIViewController {
          func add(_ button: UIButton) {
              button.addTarget(self, action: Selector(("tapped:")), for: .touchUpInside)
              button.addTarget(self, action: Selector("tapped:"), for: .touchUpInside)
              let noted = NSSelectorFromString("noted")
              let unknown = Selector(("setTitle:")), plain = Selector("plain")
              if noted == Selector(("noted")) {}
              let called = Selector("changed") { (screen: Screen) in screen.plain() }
          }
          @objc func tapped(_ sender: Any) {}
          @objc private func noted() {}
          func plain() {}
      }
      """)
    expect(lines(run, with: "no method is found by its name alone"), equals: [4, 5, 6, 7, 7])
    expect(run.errors.contains("write #selector(Screen.tapped), and adapt the file again"))
    expect(run.errors.contains("write Selector(\"setTitle:\", { ... }) with the call in the"))
    expect(run.status, equals: .failed)
    let again = try adapt(run.output)
    expect(lines(again, with: "no method is found by its name alone"), equals: [4, 5, 6, 7, 7])
    let own = try adapt(
      """
      import UIKit
      final class Screen: UIViewController, SelectorTarget {
          let action = Selector(("tapped:"))
          func perform(_ action: Selector, from sender: Any?) -> Bool { false }
      }
      """)
    expect(own.status, equals: .passed)
  }

  @Test func `"present adapt" gives advice for selectors of several kinds`() throws {
    let run = try adapt(
      """
      import UIKit
      final class Screen: UIViewController {
          func add() {
              _ = #selector(type(of: self).save)
              _ = #selector(image(_:didFinishSavingWithError:contextInfo:))
              _ = #selector(tap(_:event:))
          }
          @objc func save() {}
          @objc func tap(_ sender: Any, event: UIEvent) {}
          @objc func image(
            _ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: Any?
          ) {}
      }
      """)
    expect(lines(run, with: "write Selector(\"name\", { ... }) with the call"), equals: [4])
    expect(lines(run, with: "call the method in a closure instead"), equals: [5])
    expect(lines(run, with: "leave out the event"), equals: [6])
  }

  @Test func `"present adapt" removes a mark after an optional property of a protocol`() throws {
    let run = try adapt(
      """
      import UIKit
      @objc protocol Source { @objc optional var title: String? { get } }
      func count(_ source: Source?) -> Int { source?.title??.count ?? source?.title ?? .max }
      """)
    expect(run.output.contains("source?.title?.count ?? source?.title ?? .max"))
  }

  @Test func `"present adapt" lists calls of a target of the type AnyObject`() throws {
    let run = try adapt(
      """
      import UIKit
      final class Relay {
          weak var target: AnyObject?
          weak var other: NSObject?
          var action: Selector?
          func send() {
              guard let target, let other, let action, target.responds(to: action) else { return }
              _ = target.perform(action, with: self)
              _ = other.perform(action, with: self)
              if other.responds(to: action) { _ = self.target?.perform(action, with: self) }
          }
      }
      """)
    expect(lines(run, with: "declare target with the type NSObject"), equals: [7, 8])
    expect(run.output.contains("_ = self.target.perform(action, with: self)"))
  }

  @Test func `"present adapt" lists questions whether an optional method is implemented`() throws {
    let run = try adapt(
      """
      import UIKit
      @objc protocol PanelDelegate: AnyObject {
          @objc optional func ended(_ panel: Panel)
          @objc optional func mayClose(_ panel: Panel) -> Bool
          @objc optional func name() -> String?
      }
      final class Panel: NSObject {
          weak var delegate: PanelDelegate?
          func ask() {
              delegate?.ended?(self)
              delegate?.ended?(self) ?? print("nobody")
              if delegate?.ended?(self) == nil { print("nobody") }
              if delegate?.ended != nil { print("somebody") }
              if let end = delegate?.ended { end(self) }
              guard let may = delegate?.mayClose?(self) else { return }
              guard delegate?.mayClose?(self) ?? true else { return }
              if let name = delegate?.name?() { print(name, may) }
          }
      }
      """)
    expect(lines(run, with: "is implemented: here each"), equals: [11, 12, 13, 14, 15])
  }

  @Test func `"present adapt" lists an optional call inside a string`() throws {
    let run = try adapt(
      """
      import UIKit
      @objc protocol Named: AnyObject { @objc optional func name() -> String? }
      func text(_ delegate: Named?) -> String { "Hello \\(delegate?.name?() ?? "you")" }
      """)
    expect(run.errors.contains("Screen.swift:3: name?() in a string: assign the result"))
  }

  @Test func `"present adapt" lists await present beside another method of this name`() throws {
    let run = try adapt(
      """
      import UIKit
      final class Screen: UIViewController {
          func present(_ error: any Error) {}
          func show() async { await present(UIViewController(), animated: true) }
      }
      final class Router {
          func dismiss(animated: Bool) async {}
          func close() async { await dismiss(animated: true) }
      }
      """)
    expect(lines(run, with: "returns before its transition has ended"), equals: [4])
  }
}
