public import Foundation
public import Presentation

/// A control that the user taps.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kind of a button; the raw values are the same as in UIKit.
  ///
  /// The kinds have no effect, because nothing is drawn.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button in the system's style.
    case system = 1
    /// A button with a small circle; a tap usually shows details.
    case detailDisclosure = 2
    /// A button with an "i" on a light background.
    case infoLight = 3
    /// A button with an "i" on a dark background.
    case infoDark = 4
    /// A button with a plus sign.
    case contactAdd = 5
    /// A button with a cross, usually for closing a controller.
    case close = 7
  }

  /// The label that holds the title; never nil.
  public final let titleLabel: UILabel? = UILabel()
  /// The view that holds the image; never nil.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView(image: images[state])
    ownImageView = view
    return view
  }
  private var ownImageView: UIImageView?
  private var titles = StateValues<String>()
  private var styledTitles = StateValues<NSAttributedString>()
  private var titleColors = StateValues<ViewColor>()
  private var images = StateValues<UIImage>()
  private var backgrounds = StateValues<UIImage>()
  /// The insets around the contents.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// The insets around the title; the value affects only `titleRect(forContentRect:)`.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets around the image; the value affects only `imageRect(forContentRect:)`.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the image is darker while a finger touches the button; the value is stored but has no
  /// effect.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while the button is disabled; the value is stored but has no
  /// effect.
  open var adjustsImageWhenDisabled = true

  /// Returns the rectangle of the background; by default the whole bounds.
  ///
  /// Nothing is drawn. The package does not call the methods about the places of parts.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the contents: the bounds without the insets around the contents.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle of the title: the contents without the insets around the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentRect.inset(by: titleEdgeInsets)
  }

  /// Returns the rectangle of the image: the contents without the insets around the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    contentRect.inset(by: imageEdgeInsets)
  }

  override final var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  /// The contents and the look as a value; nil if the button has none.
  @exclusivity(unchecked) open var configuration: Configuration? {
    didSet {
      showConfiguration()
      setNeedsUpdateConfiguration()
    }
  }
  /// A closure that configures a button for the state of the button.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
  /// The closure that is called after ``updateConfiguration()``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of the button's state requests an update of the configuration.
  open var automaticallyUpdatesConfiguration = true
  private var needsUpdate = true

  /// Creates a button; the argument `buttonType` has no effect.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
  }

  /// Creates a button that performs an action when the button is tapped.
  ///
  /// The title of the action becomes the title of the button.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: [])
    addAction(primaryAction, for: .touchUpInside)
  }

  // MARK: Contents for states

  /// Sets the title for a state; a state without a title of its own has that of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    showTitle()
  }

  /// Returns the title for a state; without one, the text of the title with attributes.
  open func title(for state: UIControl.State) -> String? {
    titles[state] ?? styledTitles[state]?.string
  }

  /// Sets the color of the title for a state; a state without a color of its own has that of
  /// `normal`.
  open func setTitleColor(_ color: ViewColor?, for state: UIControl.State) {
    titleColors[state] = color
    showTitleColor()
  }

  /// Returns the color of the title for a state; by default white.
  open func titleColor(for state: UIControl.State) -> ViewColor? { titleColors[state] ?? .white }

  /// Sets the image for a state; a state without an image of its own has that of `normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    showImage()
  }

  /// Returns the image for a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] }

  /// Sets the image behind the contents for a state; a state without an image of its own has that
  /// of `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
  }

  /// Returns the image behind the contents for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] }

  /// Sets the title with attributes for a state; it takes the place of the title without
  /// attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    styledTitles[state] = title
    showTitle()
  }

  /// Returns the title with attributes for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    styledTitles[state]
  }

  private func showTitle() {
    if let styled = styledTitles[state] {
      titleLabel?.attributedText = styled
    } else {
      titleLabel?.text = titles[state]
    }
    invalidateIntrinsicContentSize()
  }

  private func showTitleColor() {
    if let color = titleColors[state] { titleLabel?.textColor = color }
  }

  private func showImage() {
    ownImageView?.image = images[state]
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// The size of the title beside the image, with insets around both (L-5).
  ///
  /// A button with a configuration has the insets of the configuration. Without a configuration,
  /// and without insets of the app, the space above and below the contents is 6 points each.
  open override var intrinsicContentSize: CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero, image = images[state]?.size ?? .zero
    let padding = title.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let insets = configuration?.contentInsets.edgeInsets ?? contentEdgeInsets
    let margins =
      insets == .zero && configuration == nil
      ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : insets
    return CGSize(
      width: title.width + padding + image.width + margins.left + margins.right,
      height: max(title.height, image.height) + margins.top + margins.bottom)
  }

  /// Returns the intrinsic content size, whatever size is available.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Configuration

  /// Configures the button for its state; does nothing by default.
  ///
  /// The method is called in the first layout of a button with a configuration or with a
  /// ``configurationUpdateHandler``, and in the layout after a change of the button's state.
  open func updateConfiguration() {}

  /// Requests a call of ``updateConfiguration()`` in the next layout of the button.
  public final func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  override func stateChanged() {
    super.stateChanged()
    // A text that the app has set in the label itself stays, if no state has a title.
    if !titles.isEmpty || !styledTitles.isEmpty { showTitle() }
    showTitleColor()
    showImage()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Updates the configuration if an update was requested.
  open override func layoutSubviews() {
    if needsUpdate, configuration != nil || configurationUpdateHandler != nil {
      updateConfiguration()
      configurationUpdateHandler?(self)
      // The handler has set the configuration for the current state.
      needsUpdate = false
    }
    super.layoutSubviews()
  }

  // MARK: Current contents

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The title with attributes for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The color of the title for the current state.
  open var currentTitleColor: ViewColor { titleColor(for: state) ?? .white }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The image behind the contents for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}

extension UIControl {
  /// The state of a control; the raw values are the same as in UIKit.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Creates a set of states with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control is enabled, is not selected, and is not touched.
    public static let normal: State = []
    /// A finger touches the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus; this package never sets this state.
    public static let focused = State(rawValue: 1 << 3)
  }
}
