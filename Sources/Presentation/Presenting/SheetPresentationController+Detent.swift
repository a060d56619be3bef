public import Foundation

extension SheetPresentationController {
  /// A height at which a sheet stays when no finger holds it.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the detent, as a string.
      public let rawValue: String

      /// Creates an identifier from the name of a detent.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from the name of a detent.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the detent with half of the container view's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the detent with the full height of the container view.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of this detent.
    public let identifier: Identifier
    private let resolver: (any SheetDetentContext) -> CGFloat?

    private init(
      _ identifier: Identifier, _ resolver: @escaping (any SheetDetentContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// Returns a detent with half of the height of the large detent.
    ///
    /// The detent is inactive if the height of the window is compact.
    public static func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }

    /// Returns a detent with the full height of the container view.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height is computed by a closure.
    ///
    /// - Parameters:
    ///   - identifier: The name of the detent; the default name is `custom`.
    ///   - resolver: Returns the height above the lower safe area in points, or nil if the detent
    ///     is inactive. The sheet is higher by the lower safe area.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any SheetDetentContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    /// Returns the height of the detent above the lower safe area, in points; nil if the detent is
    /// inactive.
    public func resolvedValue(in context: any SheetDetentContext) -> CGFloat? { resolver(context) }
  }

  /// The facts about a sheet's container view that detents use to compute their heights.
  struct DetentContext: SheetDetentContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: TraitCollection
  }
}
