#if !canImport(ObjectiveC)
  /// The name of a method, and, where the compiler can supply it, the method.
  ///
  /// Without Objective-C a name alone calls nothing: give the method along, or let the target be
  /// a ``SelectorTarget``.
  ///
  /// ```swift
  /// pan.addTarget(self, action: Selector("panned:", Sheet.panned))
  /// ```
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    typealias Method = @MainActor @Sendable (_ target: AnyObject, _ sender: Any?) -> Void

    /// The name.
    public let description: String
    let method: Method?

    /// A name without a method.
    public init(_ name: String) {
      (description, method) = (name, nil)
    }

    /// A name without a method.
    public init(stringLiteral name: String) {
      self.init(name)
    }

    /// A method that takes the sender.
    public init<Target: AnyObject, Sender>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
      description = name
      self.method = { target, sender in
        if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
      }
    }

    /// A method that takes nothing.
    public init<Target: AnyObject>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      description = name
      self.method = { target, _ in
        if let target = target as? Target { method(target)() }
      }
    }

    /// Whether the names are equal.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
#endif
