import Foundation
import Presentation
import PresentationTesting

extension Scenario {
  /// Scenarios with transitions that can be interrupted at any time.
  static let fluid: [Scenario] = [
    Scenario("a pop interrupts a push", system: .fluid) { scene in
      let stack = scene.stack("B", ending: nil)
      scene.push(scene.page("C"), on: stack)
      scene.turn()
      scene.pop(stack)
      scene.turn()
      scene.push(scene.page("D"), on: stack)
      scene.settle()
    },
    Scenario("a set below a push", system: .fluid) { scene in
      let stack = scene.stack("B", ending: nil), page = scene.page("C")
      scene.push(page, on: stack)
      scene.turn()
      scene.set([scene.page("D"), page], on: stack)
      scene.on("E.willMove") { scene.set([page], on: stack) }
      scene.set([scene.page("E"), page], on: stack, animated: false)
      scene.settle()
      scene.pop(stack)
      scene.settle()
    },
    Scenario("out of the window under a finger", system: .fluid) { scene in
      let stack = scene.stack("B", "C", ending: nil)
      _ = scene.stage.user.swipeBack(stack.name)
      scene.turn()
      stack.view.removeFromSuperview()
      scene.moment("out of the window")
      scene.settle()
      scene.home.view.addSubview(stack.view)
      scene.settle()
    },
    Scenario("a dismissal interrupts a presentation", system: .fluid) { scene in
      scene.present(scene.probe("B", present: nil, dismiss: nil))
      scene.turn()
      scene.dismiss()
      scene.turn()
      scene.present(scene.probe("C", present: nil, dismiss: nil))
      scene.settle()
    },
  ]

  /// Scenarios with presentations that adapt to a new window size.
  static let adapted: [Scenario] = [
    Scenario("to a narrow window and back") { scene in
      let (wide, narrow) = (CGSize(width: 900, height: 900), CGSize(width: 390, height: 900))
      scene.stage.resize(to: wide)
      let sheet = scene.probe("B", style: .formSheet, present: nil, dismiss: nil)
      sheet.watcher.narrowStyle = .fullScreen
      sheet.presentationController?.delegate = sheet.watcher.delegate
      scene.present(sheet)
      scene.settle()
      scene.stage.resize(to: narrow)
      scene.settle()
      scene.stage.resize(to: wide)
      scene.settle()
      scene.stage.resize(to: narrow)
      scene.dismiss()
      scene.settle()
    }
  ]
}
