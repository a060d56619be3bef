public import Foundation

extension SheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent.
    public let identifier: Identifier
    private let resolver: (any SheetDetentContext) -> CGFloat?

    private init(
      _ identifier: Identifier, _ resolver: @escaping (any SheetDetentContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// Half of the container's height.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// The container's height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that a closure computes; nil makes the detent inactive.
    ///
    /// - Parameters:
    ///   - identifier: The name; by default all custom detents share one.
    ///   - resolver: Computes the height in points.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any SheetDetentContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    /// The height in a container; nil if the detent is inactive.
    public func resolvedValue(in context: any SheetDetentContext) -> CGFloat? { resolver(context) }
  }

  /// The container of a sheet, for its detents.
  struct DetentContext: SheetDetentContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: TraitCollection
  }
}
