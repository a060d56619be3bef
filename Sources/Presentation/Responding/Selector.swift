#if !canImport(ObjectiveC)
  /// The name of a method, and optionally a closure that calls the method.
  ///
  /// Without Objective-C, a method cannot be called by its name alone. Pass a closure that calls
  /// the method, or let the target conform to `SelectorTarget`.
  ///
  /// ```swift
  /// let action = Selector("panned:") { (sheet: Sheet, pan: UIPanGestureRecognizer) in
  ///   sheet.panned(pan)
  /// }
  /// pan.addTarget(self, action: action)
  /// ```
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// A closure that calls a method; returns false if the target or sender has the wrong type.
    private typealias Method =
      @MainActor @Sendable (_ target: AnyObject, _ sender: Any?) -> Bool

    /// The name of the method.
    public let description: String
    private let method: Method?
    /// A closure that returns whether an object has the type that declares the method.
    package let isKnown: @MainActor @Sendable (AnyObject) -> Bool

    /// Creates a selector from a method's name; the selector has no closure that calls the method.
    public init(_ name: String) {
      (description, method, isKnown) = (name, nil, { _ in false })
    }

    /// Creates a selector from a method's name; the selector has no closure that calls the method.
    public init(stringLiteral name: String) {
      self.init(name)
    }

    /// Creates a selector for a method with one parameter, the sender.
    ///
    /// `call` gets the target and the sender, and must call this method.
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

    /// Creates a selector for a method without parameters; the closure must call this method.
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

    /// Calls the selector's method on a target; returns false if the target does not have the
    /// method.
    @MainActor package func call(on target: AnyObject, from sender: Any?) -> Bool {
      method?(target, sender) ?? false
    }

    /// Returns whether the target has the method, perhaps for another type of sender.
    @MainActor package func isMethod(of target: AnyObject) -> Bool { isKnown(target) }

    /// Returns whether two selectors have the same name; their closures are ignored.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Hashes the name of the method.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
#endif
