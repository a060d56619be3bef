public import Presentation

extension ViewController {
  /// The area at the top of the view that the safe area excludes; the access loads the view.
  public final var topLayoutGuide: any UILayoutSupport { view.attachment { Edges(of: view) }.top }

  /// The area at the bottom of the view that the safe area excludes; the access loads the view.
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
