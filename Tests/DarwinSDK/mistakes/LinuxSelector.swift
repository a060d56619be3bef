// error: extra trailing closure passed in call

import HeadlessUIKit

final class Screen: UIViewController {
  func close() {}
}

@MainActor let action = Selector("close") { (screen: Screen) in screen.close() }
