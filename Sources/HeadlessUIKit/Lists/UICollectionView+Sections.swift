public import Foundation
import Presentation

extension UICollectionView {
  private var compositional: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  /// Simulates that the user scrolls a section of a compositional layout that has an
  /// `orthogonalScrollingBehavior`.
  ///
  /// The section stops at the nearest place that the behavior permits. The call has no effect on
  /// other sections, and while a transition turns user interaction off (P-66a).
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: The distance in points from the start of the section's contents.
  public final func scrollSection(_ section: Int, to offset: CGFloat) {
    guard !clientWorld.isIgnoringInteractionEvents else { return }
    clientWorld.use {
      compositional?.scroll(section, to: offset)
      layoutIfNeeded()
    }
  }

  /// The distance by which a section of a compositional layout is scrolled; 0 for sections that do
  /// not scroll.
  public final func offset(ofSection section: Int) -> CGFloat {
    compositional?.offset(of: section) ?? 0
  }

  /// Scrolls the section of an item, if it scrolls, until the item is visible.
  final func revealInSection(_ path: IndexPath, _ position: ScrollPosition) {
    guard path.count == 2, let compositional else { return }
    compositional.revealItem(at: path, position)
    layoutIfNeeded()
  }

  /// Simulates that the user swipes a row of a list and taps an action with a title.
  ///
  /// The closures of the list's configuration are called: first that of the trailing actions, then
  /// that of the leading actions. The call has no effect while a transition turns user interaction
  /// off (P-66a).
  ///
  /// - Returns: Whether the row has an action with the title.
  @discardableResult public final func tapSwipeAction(
    _ title: String, at indexPath: IndexPath
  ) -> Bool {
    guard !clientWorld.isIgnoringInteractionEvents, hasElement(at: indexPath),
      let list = compositional?.list(indexPath.section)
    else { return false }
    layoutIfNeeded()
    return clientWorld.use {
      let providers = [
        list.trailingSwipeActionsConfigurationProvider,
        list.leadingSwipeActionsConfigurationProvider,
      ]
      for provider in providers {
        let action = provider?(indexPath)?.actions.first { $0.title == title }
        guard let action else { continue }
        action.handler(action, cellForItem(at: indexPath) ?? self) { _ in }
        return true
      }
      return false
    }
  }
}
