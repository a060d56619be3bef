public import Foundation
import Presentation

/// An entry of the edit menu that an app adds.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title of the entry.
  open var title: String
  /// The method that the entry calls on the first responder of the chain that can perform it.
  open var action: Selector

  /// Creates an entry.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
