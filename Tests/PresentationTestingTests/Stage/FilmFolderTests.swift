import Foundation
import Presentation
import PresentationTesting
import Testing

#if os(macOS) || os(Linux)
  /// The films that failing tests write to the folder that `PRESENTATION_FILMS` names.
  ///
  /// The environment is read once per process, so each test runs in its own process.
  @Suite("Folders for films")
  struct FilmFolderTests {
    @Test
    func `the error of a failed trace expectation ends with the film's path`() async {
      await #expect(processExitsWith: .success) {
        try await MainActor.run {
          try expectFilm { stage in
            do {
              try stage.trace.expect("Home  viewDidAppear")
              return nil
            } catch {
              return "\(error)"
            }
          }
        }
      }
    }

    @Test
    func `the error for unfinished work on a stage ends with the film's path`()
      async
    {
      await #expect(processExitsWith: .success) {
        try await MainActor.run {
          try expectFilm { stage in
            do {
              try stage.close()
              return nil
            } catch {
              return "\(error)"
            }
          }
        }
      }
    }

    @Test
    func `the error of a failing exploration ends with the film's path`() async {
      await #expect(processExitsWith: .success) {
        try await MainActor.run {
          try expectFilm { _ in
            do {
              try explore(depth: 1) { scenario in
                let home = ViewController("Home"), stage = scenario.stage(home)
                scenario.may("present") {
                  home.present(ViewController("Menu"), animated: true)
                }
                scenario.always("Home is alone") { stage.visible == ["Home"] }
              }
              return nil
            } catch {
              return "\(error)"
            }
          }
        }
      }
    }
  }

  private struct NoFilm: Error {}

  /// Expects that the error text of `body` ends with the path of a film that exists.
  ///
  /// `body` gets a stage in the middle of a presentation, in a process with a folder for films.
  @MainActor private func expectFilm(of body: (Stage) -> String?) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("films-\(ProcessInfo.processInfo.processIdentifier)").path
    setenv("PRESENTATION_FILMS", folder, 1)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let home = ViewController("Home"), stage = Stage(home)
    home.present(ViewController("Menu"), animated: true)
    stage.advance(by: .milliseconds(100))
    let line = body(stage)?.split(separator: "\n").last ?? ""
    guard line.hasPrefix("Film: \(folder)/"), line.hasSuffix(".html"),
      let page = try? String(contentsOfFile: String(line.dropFirst(6)), encoding: .utf8),
      page.contains("Menu.view")
    else { throw NoFilm() }
  }
#endif
