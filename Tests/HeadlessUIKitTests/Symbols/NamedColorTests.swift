import CoreGraphics
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Named colors") struct NamedColorTests {
  /// A named color, and its red, green and blue components in percent.
  struct NamedColor: Sendable, CustomTestStringConvertible {
    let color: UIColor
    let percent: [Int]
    var testDescription: String { "\(percent)" }

    init(_ color: UIColor, _ percent: Int...) {
      (self.color, self.percent) = (color, percent)
    }
  }

  @Test(arguments: [
    NamedColor(.cyan, 0, 100, 100), NamedColor(.magenta, 100, 0, 100),
    NamedColor(.yellow, 100, 100, 0), NamedColor(.orange, 100, 50, 0),
    NamedColor(.purple, 50, 0, 50), NamedColor(.gray, 50, 50, 50),
    NamedColor(.darkGray, 33, 33, 33), NamedColor(.lightGray, 67, 67, 67),
    NamedColor(.systemBackground, 100, 100, 100), NamedColor(.systemRed, 100, 23, 19),
    NamedColor(.systemGreen, 20, 78, 35), NamedColor(.systemBlue, 0, 48, 100),
  ])
  func `a named color is opaque and has the components of UIKit's light appearance`(
    named: NamedColor
  ) {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    expect(named.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    let percent = [red, green, blue].map { (part: CGFloat) -> Int in Int((part * 100).rounded()) }
    expect(percent, equals: named.percent)
    expect(alpha, equals: 1)
  }

  @Test func `a color literal is a UIColor, and an image literal is a UIImage`() {
    let color: _ColorLiteralType = #colorLiteral(red: 1, green: 0, blue: 1, alpha: 1)
    expect(color, equals: UIColor.magenta)
    let image: _ImageLiteralType = #imageLiteral(resourceName: "star")
    expect(image.name == "star" && image.renderingMode == .automatic)
  }

  @Test func `the width and height of an image's bitmap are in pixels`() {
    let bitmap: BitmapImage? = UIImage(size: CGSize(width: 3, height: 4), scale: 2).cgImage
    expect(bitmap?.width == 6 && bitmap?.height == 8)
  }
}
