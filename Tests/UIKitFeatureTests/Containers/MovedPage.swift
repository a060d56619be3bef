import UIKit

/// A page that calls a closure when it begins to move to or from a parent, once.
final class MovedPage: UIViewController {
  var moved = {}

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    let call = moved
    moved = {}
    call()
  }
}
