import Foundation

/// The container of one presentation: its layout frames that of everything inside (P-26).
final class ContainerView: View {
  private weak var presentation: PresentationController?

  init(for presentation: PresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    named("container")
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    guard let presentation else { return }
    presentation.hook(.containerViewWillLayoutSubviews)
    for view in subviews { view.layoutIfNeeded() }
    presentation.hook(.containerViewDidLayoutSubviews)
  }
}
