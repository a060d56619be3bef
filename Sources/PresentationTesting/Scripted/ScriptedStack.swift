package import Presentation

/// A navigation controller that passes its callbacks to its ``ControllerScript``.
package final class ScriptedStack<Script: ControllerScript>: NavigationController, TypeNaming {
  package let script = Script()

  package var typeName: String { "\(Script.family)Stack" }

  package override func viewDidLoad() { script.handle(.viewDidLoad, of: self) }
  package override func viewDidLayoutSubviews() {
    script.handle(.viewDidLayoutSubviews, of: self)
  }
  package override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    script.handle(.willMove(parent), of: self)
  }
  package override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    script.handle(.didMove(parent), of: self)
  }
  package override func viewWillAppear(_ animated: Bool) { pass(.viewWillAppear, animated) }
  package override func viewIsAppearing(_ animated: Bool) { pass(.viewIsAppearing, animated) }
  package override func viewDidAppear(_ animated: Bool) { pass(.viewDidAppear, animated) }
  package override func viewWillDisappear(_ animated: Bool) { pass(.viewWillDisappear, animated) }
  package override func viewDidDisappear(_ animated: Bool) { pass(.viewDidDisappear, animated) }

  private func pass(_ callback: Callback, _ animated: Bool) {
    script.handle(.appearance(callback, animated: animated), of: self)
  }
}
