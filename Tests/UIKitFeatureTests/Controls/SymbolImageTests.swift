import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Symbols and tinted images") struct SymbolImageTests {
  @Test func `a configuration of a symbol stores its size, weight, scale and colors`() {
    let large = UIImage.SymbolConfiguration(pointSize: 24, weight: .bold, scale: .large)
    expect(large.pointSize == 24 && large.weight == .bold && large.scale == .large)
    expect(UIImage.SymbolWeight(rawValue: 7), equals: .bold)
    expect(UIImage.SymbolConfiguration(scale: .small).scale, equals: .small)
    expect(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12)).pointSize, equals: 12)
    expect(UIImage.SymbolConfiguration(textStyle: .body).pointSize > 0)
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let both = large.applying(red).applying(UIImage.SymbolConfiguration(weight: .light))
    expect(both.colors == [.red] && both.weight == .light && both.pointSize == 24)
    expect(large.applying(nil).scale == .large && large.colors.isEmpty)
    expect(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]).colors.count, equals: 2)
  }

  @Test func `images of symbols keep their name, and their configuration has no effect`() throws {
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let image = try #require(UIImage(systemName: "xmark", withConfiguration: bold))
    expect(image.name == "xmark" && image.withConfiguration(bold) === image)
    expect(image.applyingSymbolConfiguration(bold) === image)
    expect(image.withTintColor(.red) === image)
    expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode != .automatic)
    expect(image.resizableImage(withCapInsets: .zero) === image)
    expect(UIImage(named: "logo", in: nil, compatibleWith: nil)?.name, equals: "logo")
    expect(UIImage(named: "logo", in: nil, with: bold)?.name, equals: "logo")
    expect(UIImage(data: Data()) == nil && UIImage(data: Data([1]))?.size == .zero)
    let view = UIImageView(image: image), button = UIButton(type: .system)
    view.preferredSymbolConfiguration = bold
    button.setPreferredSymbolConfiguration(bold, forImageIn: .normal)
    expect(view.preferredSymbolConfiguration === bold)
    expect(button.preferredSymbolConfigurationForImage(in: .normal) === bold)
    expect(button.preferredSymbolConfigurationForImage(in: .disabled) == nil)
  }

  @Test func `a page control stores the look of its dots`() {
    let dots = UIPageControl(), image = UIImage()
    (dots.numberOfPages, dots.allowsContinuousInteraction) = (3, false)
    (dots.backgroundStyle, dots.preferredIndicatorImage) = (.prominent, image)
    dots.setIndicatorImage(image, forPage: 1)
    expect(dots.indicatorImage(forPage: 1) === image && dots.indicatorImage(forPage: 0) == nil)
    expect(!dots.allowsContinuousInteraction && dots.preferredIndicatorImage === image)
    expect(dots.backgroundStyle, equals: UIPageControl.BackgroundStyle(rawValue: 1))
  }

  @Test func `the data of an image contain its size, which an image of the data has again`() throws
  {
    let image = UIImage(size: CGSize(width: 300, height: 20), scale: 2), size = image.size
    let png = try #require(image.pngData())
    let jpeg = try #require(image.jpegData(compressionQuality: 0.5))
    for data in [png, jpeg, Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0]) + jpeg.dropFirst(2)] {
      expect(UIImage(data: data)?.size, equals: CGSize(width: 600, height: 40))
      expect(UIImage(data: data, scale: 2)?.size, equals: size)
    }
    expect(UIImage(data: Data("GIF89a".utf8) + [2, 1, 3, 0])?.size.width, equals: 258)
    for count in 0..<23 { expect(UIImage(data: png.prefix(count) + [0])?.size, equals: .zero) }
    let path = NSTemporaryDirectory() + "presentation-no-such-image.png"
    expect(UIImage(contentsOfFile: path) == nil)
    expect(image.imageFlippedForRightToLeftLayoutDirection() === image)
  }

  @Test func `an image is prepared at once, or in the next turn`() throws {
    let image = UIImage(size: CGSize(width: 300, height: 20), scale: 2, named: "sea")
    let size = CGSize(width: 30, height: 2), stage = Stage(PlainViewController(title: "Home"))
    let small = try #require(image.preparingThumbnail(of: size))
    expect(image.preparingForDisplay() === image && small.size == size && small.scale == 2)
    @MainActor final class Shown { var images: [UIImage?] = [] }
    let shown = Shown()
    image.prepareForDisplay { image in MainActor.assumeIsolated { shown.images.append(image) } }
    image.prepareThumbnail(of: size) { image in
      MainActor.assumeIsolated { shown.images.append(image) }
    }
    expect(shown.images.isEmpty)
    try stage.settle()
    expect(shown.images.map { $0?.size }, equals: [image.size, size])
    try stage.close()
  }
}
