public import Foundation
public import Presentation

/// A header or a footer of a table's section.
///
/// The table creates views of a registered subclass with `init(reuseIdentifier:)`. A subclass that
/// declares this initializer must mark it `required`. Headers scroll with the rows in every style.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: View {
  /// The view that holds the contents and fills the header or footer.
  public final let contentView = View()
  private(set) final var contents = ConfiguredContents()
  /// The contents as a value; nil if the header or footer shows its own subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contents.show(contentConfiguration, in: contentView) }
  }
  /// The look of the background; the value is stored but has no effect.
  @exclusivity(unchecked) open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The label that shows the title.
  public final let textLabel: UILabel? = UILabel()
  /// The label that shows a second text.
  public final let detailTextLabel: UILabel? = UILabel()
  /// The view behind the contents, which fills the header or footer.
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The identifier under which the class of the view was registered.
  public internal(set) final var reuseIdentifier: String?

  /// Creates a header or a footer with a reuse identifier.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns the contents of a header in a grouped list, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// Called before the view is reused for another section.
  open func prepareForReuse() {}
}
