#if !canImport(ObjectiveC)
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

    /// A method that takes the sender: what calls it, given the target and the sender.
    public init<Target: AnyObject, Sender>(
      _ name: String, _ call: @escaping @MainActor (Target, Sender) -> Void
    ) {
      description = name
      method = { target, sender in
        if let target = target as? Target, let sender = sender as? Sender { call(target, sender) }
      }
    }

    /// A method that takes nothing: what calls it, given the target.
    public init<Target: AnyObject>(
      _ name: String, _ call: @escaping @MainActor (Target) -> Void
    ) {
      description = name
      method = { target, _ in
        if let target = target as? Target { call(target) }
      }
    }

    /// Whether the names are equal.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
#endif
