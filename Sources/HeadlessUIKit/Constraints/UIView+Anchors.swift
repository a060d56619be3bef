public import Presentation

extension View {
  /// The side where lines of text begin, which is always the left side in this package.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .leading))
  }
  /// The side where lines of text end, which is always the right side in this package.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .trailing))
  }
  /// The left side of the view.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .left))
  }
  /// The right side of the view.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .right))
  }
  /// The upper side of the view.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
  /// The lower side of the view.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .bottom))
  }
  /// The upper side of the view, instead of the baseline of its first line.
  ///
  /// Baselines are not modeled, which is reported once as the issue `notModelled`.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    reportBaseline()
    return topAnchor
  }
  /// The lower side of the view, instead of the baseline of its last line.
  ///
  /// Baselines are not modeled, which is reported once as the issue `notModelled`.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    reportBaseline()
    return bottomAnchor
  }

  final func reportBaseline() {
    reportOnce(
      "UIView.firstBaselineAnchor", "baselines are not modelled: the edges of the view are used",
      advice: "Set the size of the view, or test the frames on a device.")
  }
  /// The middle between the left and the right side of the view.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .centerX))
  }
  /// The middle between the upper and the lower side of the view.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .centerY))
  }
  /// The width of the view, for constraints.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
  /// The height of the view, for constraints.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(self, .height))
  }
}
