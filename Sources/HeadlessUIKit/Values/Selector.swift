#if canImport(ObjectiveC)
  import Foundation

  extension Selector {
    /// Sends the message to a target, and returns whether the target has such a method.
    @MainActor func call(on target: AnyObject, from sender: Any?) -> Bool {
      guard let target = target as? any NSObjectProtocol, target.responds(to: self) else {
        return false
      }
      _ = target.perform(self, with: sender)
      return true
    }
  }
#else
  /// The name of a method, and, where the compiler can supply it, the method.
  ///
  /// Without Objective-C a name alone calls nothing: give the method along, or let the target be
  /// a ``SelectorTarget``.
  ///
  /// ```swift
  /// let action = Selector("panned:") { (sheet: Sheet, pan: UIPanGestureRecognizer) in
  ///   sheet.panned(pan)
  /// }
  /// pan.addTarget(self, action: action)
  /// ```
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Calls a method, and returns whether the target and the sender are of its types.
    private typealias Method =
      @MainActor @Sendable (_ target: AnyObject, _ sender: Any?) -> Bool

    /// The name.
    public let description: String
    private let method: Method?
    /// Whether an object is of the type that has the method.
    let isKnown: @MainActor @Sendable (AnyObject) -> Bool

    /// A name without a method.
    public init(_ name: String) {
      (description, method, isKnown) = (name, nil, { _ in false })
    }

    /// A name without a method.
    public init(stringLiteral name: String) {
      self.init(name)
    }

    /// A method that takes the sender: what calls it, given the target and the sender.
    public init<Target, Sender>(
      _ name: String, _ call: @escaping @MainActor (Target, Sender) -> Void
    ) {
      (description, isKnown) = (name, { $0 is Target })
      method = { target, sender in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        call(target, sender)
        return true
      }
    }

    /// A method that takes nothing: what calls it, given the target.
    public init<Target>(
      _ name: String, _ call: @escaping @MainActor (Target) -> Void
    ) {
      (description, isKnown) = (name, { $0 is Target })
      method = { target, _ in
        guard let target = target as? Target else { return false }
        call(target)
        return true
      }
    }

    /// Calls the method that was given along, and returns whether the target has it.
    @MainActor func call(on target: AnyObject, from sender: Any?) -> Bool {
      method?(target, sender) ?? false
    }

    /// Whether the names are equal.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
#endif
