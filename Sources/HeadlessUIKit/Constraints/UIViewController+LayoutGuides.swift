public import Presentation

extension ViewController {
  /// The area between the top edge of the view and the safe area; reading the property loads the
  /// view.
  public final var topLayoutGuide: any UILayoutSupport { view.attachment { Edges(of: view) }.top }

  /// The area between the safe area and the bottom edge of the view; reading the property loads the
  /// view.
  public final var bottomLayoutGuide: any UILayoutSupport {
    view.attachment { Edges(of: view) }.bottom
  }
}

@MainActor private final class Edges {
  let top: UILayoutGuide
  let bottom: UILayoutGuide

  init(of view: View) {
    top = UILayoutGuide(.top, of: view)
    bottom = UILayoutGuide(.bottom, of: view)
  }
}
