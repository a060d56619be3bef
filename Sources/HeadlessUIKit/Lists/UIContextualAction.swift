public import Foundation
public import Presentation

/// An action that a swipe on a row shows.
@preconcurrency @MainActor public class UIContextualAction: NSObject {
  /// The kind of an action; the raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// An action that deletes nothing.
    case normal
    /// An action that deletes something.
    case destructive
  }

  /// A closure that performs the action.
  ///
  /// The arguments are the action, the view of the row, and a closure that the app calls when the
  /// action has been performed or has failed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: View, _ completion: @escaping (Bool) -> Void
  ) -> Void

  /// The kind of the action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  private let site: ClosureSite
  /// The text of the action.
  @exclusivity(unchecked) public var title: String?
  /// The image of the action; the value is stored but has no effect.
  public var image: UIImage?
  /// The color behind the action; the value is stored but has no effect.
  public var backgroundColor: ViewColor?

  /// The text that VoiceOver reads aloud; the value is stored but has no effect.
  @exclusivity(unchecked) public var accessibilityLabel: String?
  /// The name by which UI tests find the action; the value is stored but has no effect.
  @exclusivity(unchecked) public var accessibilityIdentifier: String?

  /// Creates an action.
  public init(
    style: Style, title: String?, fileID: String = #fileID, line: Int = #line,
    handler: @escaping Handler
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    site = ClosureSite(fileID, line)
    super.init()
  }
}
