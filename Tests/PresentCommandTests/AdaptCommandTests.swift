import Foundation
import PresentCommand
import Testing

@MainActor @Suite struct `The adapt command` {
  private func adapt(_ text: String) throws -> CommandRun {
    let folder = try PlanFolder()
    return CommandRun(["adapt", try folder.write(text, to: "Screen.swift")])
  }

  @Test func `leaves out the modules that UIKit brings along`() throws {
    let run = try adapt("import Foundation\nimport UIKit\nimport Dispatch\nimport Photos\n")
    #expect(run.output == "\nimport UIKit\n\nimport Photos\n")
    #expect(try adapt("import Foundation\nlet a = 1\n").output == "import Foundation\nlet a = 1\n")
  }

  @Test func `rewrites what needs no thought`() throws {
    let run = try adapt(
      """
      import UIKit

      final class Screen: UIViewController {
          @IBOutlet weak var card: UIView!

          override func viewDidLoad() {
              super.viewDidLoad()
              let tap = UITapGestureRecognizer(target: self, action: #selector(close))
              let pan = UIPanGestureRecognizer(target: self, action: #selector(Screen.panned(_:)))
          }

          @objc private func close() {}
          @objc func panned(_ sender: UIPanGestureRecognizer) {}
      }

      class PhotoCell: UICollectionViewCell {
          override init(frame: CGRect) { super.init(frame: frame) }
      }

      """)
    #expect(run.status == .passed)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        import UIKit

        final class Screen: UIViewController {
            weak var card: UIView!

            override func viewDidLoad() {
                super.viewDidLoad()
                let tap = UITapGestureRecognizer(target: self, action: \
        Selector("close") { (target: Screen) in target.close() })
                let pan = UIPanGestureRecognizer(target: self, action: \
        Selector("panned:") { (target: Screen, sender: UIPanGestureRecognizer) in \
        target.panned(sender) })
            }

            private func close() {}
            func panned(_ sender: UIPanGestureRecognizer) {}
        }

        class PhotoCell: UICollectionViewCell {
            required init(frame: CGRect) { super.init(frame: frame) }
        }

        """)
  }

  @Test func `lists what needs a decision, with its line`() throws {
    let run = try adapt(
      """
      extension Screen {
          override func viewDidLoad() {}
          func tell() { delegate?.screenDidClose?(self) }
          @objc dynamic var progress = 0.0
          let action = #selector(somewhereElse)
      }
      """)
    #expect(run.status == .passed)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 4)
    for (line, words) in zip(
      lines,
      [
        "Screen.swift:2: override in an extension", "Screen.swift:3: an optional method",
        "Screen.swift:4: key-value observing", "Screen.swift:5: #selector(somewhereElse)",
      ])
    {
      #expect(line.contains(words))
    }
    #expect(run.output.contains("    dynamic var progress"))
    #expect(run.output.contains("#selector(somewhereElse)"))
  }

  @Test func `refuses what it cannot read`() {
    #expect(CommandRun(["adapt"]).status == .badInput)
    #expect(CommandRun(["adapt", "Nowhere.swift"]).status == .badInput)
    #expect(CommandRun(["adapt", "--write"]).errors.contains("the path of a file"))
  }
}
