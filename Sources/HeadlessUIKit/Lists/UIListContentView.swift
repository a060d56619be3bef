public import Foundation
public import Presentation

/// A view that shows the contents of a row.
@preconcurrency @MainActor open class UIListContentView: View, UIContentView {
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()

  /// The contents of the row; contents of another type are ignored.
  open var configuration: any UIContentConfiguration {
    didSet { showContents() }
  }

  /// Creates a view that shows the contents.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for part in [imageView, textLabel, secondaryTextLabel] { addSubview(part) }
    showContents()
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  private func showContents() {
    guard let contents = configuration as? UIListContentConfiguration else { return }
    imageView.image = contents.image
    textLabel.text = contents.text
    secondaryTextLabel.text = contents.secondaryText
    setNeedsLayout()
  }

  /// Places the image at the left, and the texts beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let contents = configuration as? UIListContentConfiguration else { return }
    let room = bounds.insetBy(dx: 16, dy: 0)
    let imageWidth = contents.image == nil ? 0 : room.height
    imageView.frame = CGRect(x: room.minX, y: room.minY, width: imageWidth, height: room.height)
    let texts = CGRect(
      x: room.minX + imageWidth, y: room.minY, width: max(0, room.width - imageWidth),
      height: room.height)
    let hasTwo = contents.secondaryText != nil
    let isBeside = contents.prefersSideBySideTextAndSecondaryText
    let half = CGSize(
      width: hasTwo && isBeside ? texts.width / 2 : texts.width,
      height: hasTwo && !isBeside ? texts.height / 2 : texts.height)
    textLabel.frame = CGRect(origin: texts.origin, size: half)
    secondaryTextLabel.frame = CGRect(
      x: texts.maxX - half.width, y: texts.maxY - half.height, width: hasTwo ? half.width : 0,
      height: half.height)
  }
}
