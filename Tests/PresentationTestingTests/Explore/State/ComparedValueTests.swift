import Foundation
import Presentation
import PresentationTesting
import Synchronization
import TestSupport
import Testing

/// The values of stored properties that an exploration compares.
@Suite("The compared values") @MainActor struct ComparedValueTests {
  typealias Change = (
    name: String, before: @MainActor () -> Any, after: @MainActor () -> Any
  )

  /// A controller with a property that can have any value.
  private final class Holder: ViewController {
    var value: Any?
  }

  private enum Outer {
    struct Word { var number = 0 }
    final class Subject {
      var number: Int
      init(_ number: Int) { self.number = number }
    }
  }

  private enum Screen: CustomStringConvertible {
    case home
    case settings
    case item(Int)
    var description: String { "screen" }
  }

  private struct Unnamed: Hashable, CustomStringConvertible {
    var number = 0
    var description: String { "key" }
  }

  private struct Named: CustomReflectable, CustomStringConvertible {
    var number = 0
    var customMirror: Mirror { Mirror(self, children: [:]) }
    var description: String { "\(number)" }
  }

  private final class Node: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private final class Coordinator {
    let screen: String
    init(_ screen: String) { self.screen = screen }
  }

  private static func coordinators(_ screens: [String]) -> [ObjectIdentifier: Coordinator] {
    let all = screens.map(Coordinator.init)
    return Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0), $0) })
  }

  private static func linked(_ text: String) -> AttributedString {
    var linked = AttributedString(text)
    linked.link = URL(string: "a:b")
    return linked
  }

  /// Values that differ; each call of a closure creates the value anew.
  nonisolated static let changes: [Change] = [
    ("a UUID", { UUID(uuid: id(1)) }, { UUID(uuid: id(2)) }),
    ("a type with the name Word", { Outer.Word(number: 1) }, { Outer.Word(number: 2) }),
    ("a class with the name Subject", { Outer.Subject(1) }, { Outer.Subject(2) }),
    ("a type that shows only a text", { Named(number: 1) }, { Named(number: 2) }),
    ("a case of an enum with values", { Screen.home }, { Screen.settings }),
    ("the value of a case", { Screen.item(1) }, { Screen.item(2) }),
    ("keys with one text", { [Unnamed(number: 1): 1] }, { [Unnamed(number: 2): 1] }),
    ("elements with one text", { Set([Unnamed(number: 1)]) }, { Set([Unnamed(number: 2)]) }),
    ("a class", { ViewController.self }, { NavigationController.self }),
    ("a type", { Int.self as Any.Type }, { String.self as Any.Type }),
    ("a key path", { \CGPoint.x }, { \CGPoint.y }),
    ("data", { Data([1, 2, 3]) }, { Data([1, 2, 4]) }),
    ("much data", { Data(repeating: 1, count: 100) }, { Data(repeating: 2, count: 100) }),
    ("an NSData", { NSData(data: Data([1])) }, { NSData(data: Data([2])) }),
    ("an NSURL", { NSURL(string: "a:1") as Any }, { NSURL(string: "a:2") as Any }),
    ("an attributed string", { AttributedString("a") }, { AttributedString("b") }),
    ("an attribute of a string", { AttributedString("a") }, { linked("a") }),
    (
      "an NSAttributedString", { NSAttributedString(string: "a") },
      { NSAttributedString(string: "b") }
    ),
    ("a set of objects", { Set([3, 1, 2].map(Node.init)) }, { Set([3, 1, 4].map(Node.init)) }),
    ("keys that are objects", { [Node(1): 1, Node(2): 2] }, { [Node(1): 2, Node(2): 1] }),
    ("values by identity", { coordinators([]) }, { coordinators(["B", "A"]) }),
    ("values by identity, exchanged", { coordinators(["C"]) }, { coordinators(["B", "A"]) }),
    ("a vector", { SIMD2(0.0, 1) }, { SIMD2(0.0, 2) }),
    ("characters", { CharacterSet(charactersIn: "a") }, { CharacterSet(charactersIn: "b") }),
    ("a URL", { URL(string: "a:1") as Any }, { URL(string: "a:2") as Any }),
    ("a date", { Date(timeIntervalSince1970: 1) }, { Date(timeIntervalSince1970: 2) }),
    ("a locale", { Locale(identifier: "en") }, { Locale(identifier: "de") }),
    ("a time zone", { TimeZone(secondsFromGMT: 0) as Any }, { TimeZone(secondsFromGMT: 1) as Any }),
    ("an index path", { IndexPath(indexes: [1, 2]) }, { IndexPath(indexes: [1, 3]) }),
    ("indexes", { IndexSet([1, 2]) }, { IndexSet([1, 3]) }),
    ("an interval", { 1..<3 }, { 1..<4 }),
  ]

  /// Values that differ only in their types.
  nonisolated static let lookAlikes: [Change] = [
    ("cases", { Login.Step.first }, { Checkout.Step.first }),
    ("cases of private types", { PrivateSteps.login }, { PrivateSteps.checkout }),
    ("cases as keys", { AnyHashable(Login.Step.first) }, { AnyHashable(Checkout.Step.first) }),
    ("lists", { [AnyHashable(Login.Step.first)] }, { [AnyHashable(Checkout.Step.first)] }),
    ("structs", { Login.State() }, { Checkout.State() }),
    ("objects", { Login.Model() }, { Checkout.Model() }),
    ("cases with values", { Login.Route.item(1) }, { Checkout.Route.item(1) }),
    ("a number and a flag", { 0 }, { false }),
    ("a flag and a case", { false }, { Login.Step.first }),
    ("numbers", { 1 }, { UInt8(1) }),
    ("optional values", { Int??.none as Any }, { Int??.some(nil) as Any }),
    ("types", { Login.Step.self }, { Checkout.Step.self }),
  ]

  private enum Login {
    enum Step: Hashable { case first, last }
    enum Route: Hashable { case item(Int) }
    struct State { var number = 0 }
    final class Model { var number = 0 }
  }

  private enum Checkout {
    enum Step: Hashable { case first, last }
    enum Route: Hashable { case item(Int) }
    struct State { var number = 0 }
    final class Model { var number = 0 }
  }

  private enum PrivateSteps {
    static var login: Any {
      enum Step { case first, last }
      return Step.first
    }
    static var checkout: Any {
      enum Step { case first, last }
      return Step.first
    }
  }

  nonisolated private static func id(_ last: UInt8) -> uuid_t {
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, last)
  }

  @Test(arguments: 0..<(changes.count + lookAlikes.count))
  func `states with different values differ, and states with equal values are equal`(
    index: Int
  ) throws {
    let change = (Self.changes + Self.lookAlikes)[index]
    let proof = try explore(budget: 20) { scenario in
      let home = Holder("Home")
      home.value = change.before()
      _ = scenario.stage(home)
      scenario.may("change") { home.value = change.after() }
    }
    expect(proof.isComplete && proof.states == 2, "\(change.name): \(proof)")
    expect(proof.unread, equals: [], "\(change.name)")
  }

  #if !canImport(Darwin)
    @Test func `predicates are compared by their expressions, not by the order of creation`()
      throws
    {
      func states(_ change: @escaping @MainActor () -> Predicate<Int>) throws -> Int? {
        try explore(budget: 20) { scenario in
          let home = Holder("Home")
          home.value = #Predicate<Int> { $0 > 1 }
          _ = scenario.stage(home)
          scenario.may("change") { home.value = change() }
        }.states
      }
      expect(try states { #Predicate { $0 > 1 } }, equals: 1)
      expect(try states { #Predicate { $0 > 2 } }, equals: 2)
    }
  #endif

  @Test func `an identity is compared by the object that the state contains`() throws {
    let proof = try explore(budget: 20) { scenario in
      let home = Holder("Home"), children = [ViewController("A"), ViewController("B")]
      for child in children { home.addChild(child) }
      _ = scenario.stage(home)
      for child in children {
        scenario.may("select \(child.name)") { home.value = ObjectIdentifier(child) }
      }
    }
    expect(proof.isComplete && proof.states == 3 && proof.unread == [], "\(proof)")
  }

  // MARK: Values that cannot be read

  private final class Store {
    let count = Mutex(0)
    let flag = Atomic(false)
    var known = 0
  }

  private struct Hidden: CustomReflectable {
    var number = 0
    var customMirror: Mirror { Mirror(self, children: [:]) }
  }

  private final class Screenful: ViewController {
    let store = Store()
    var hidden = Hidden()
    let formatter = DateFormatter()
    var type: ObjectIdentifier?
    var nothing: Result<Void, CancellationError> = .success(())
  }

  @Test func `the result names the stored properties that cannot be read`() throws {
    let proof = try explore { scenario in
      let home = Screenful("Home")
      _ = scenario.stage(home)
      scenario.may("count") { home.store.count.withLock { $0 += 1 } }
      scenario.may("set a format") { home.formatter.dateFormat = "y" }
      scenario.may("count what can be read", times: 1) { home.store.known += 1 }
    }
    expect(proof.unread, equals: Self.unread)
    expect(proof.isComplete && proof.states == 2)
    expect(
      proof.description.hasSuffix(
        ", unless \(Self.unread.joined(separator: ", ")), which cannot be read, influences later "
          + "events"))
  }

  private static let unread = [
    "Screenful.formatter", "Screenful.hidden", "Store.count", "Store.flag",
  ]

  @Test func `the result names a property with the identity of an unknown object`() throws {
    let proof = try explore { scenario in
      let home = Screenful("Home")
      _ = scenario.stage(home)
      scenario.may("choose") { home.type = ObjectIdentifier(Int.self) }
    }
    expect(proof.unread.contains("Screenful.type") && proof.states == 2)
  }
}
