public import Foundation
import Presentation

extension UITableView {
  /// Registers a class of headers and footers for a reuse identifier.
  ///
  /// The table uses this class when it creates a view with this identifier.
  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return sectionViews.reuse.unregister(identifier)
    }
    sectionViews.reuse.register(identifier) { type.init(reuseIdentifier: identifier) }
  }

  /// Returns a reused header or footer, or a new view of the class that is registered for the
  /// identifier.
  ///
  /// If there is neither a reusable view nor a registered class, the result is nil.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = sectionViews.reuse.take(identifier)
    view?.prepareForReuse()
    return view
  }

  /// Returns the header of a section; nil if no `UITableViewHeaderFooterView` is displayed there.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.shown[.header(section)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section; nil if no `UITableViewHeaderFooterView` is displayed there.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.shown[.footer(section)] as? UITableViewHeaderFooterView
  }

  /// Returns the frame of a section's header, in the coordinates of the contents; zero if there is
  /// no header.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    arrangement.sections.first { $0.place == .header(section) }?.frame ?? .zero
  }

  /// Returns the frame of a section's footer, in the coordinates of the contents; zero if there is
  /// no footer.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    arrangement.sections.first { $0.place == .footer(section) }?.frame ?? .zero
  }

  // MARK: Layout

  /// Returns the height of a header or a footer.
  ///
  /// A header or footer with an automatic height is as high as its contents, or 28 points high if
  /// the constraints of its contents determine no height. Without a view and without a title, its
  /// height is 0.
  final func height(of place: SectionPlace) -> CGFloat {
    let wanted =
      switch place {
      case .header(let section):
        tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      case .footer(let section):
        tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      }
    guard wanted < 0 else { return wanted }
    if let known = sectionViews.heights[place] { return known }
    let view = makeView(for: place)
    sectionViews.pending[place] = view
    let height = view.map { $0.contentHeight(atWidth: bounds.width) ?? 28 } ?? 0
    sectionViews.heights[place] = height
    return height
  }

  /// Returns the view that the delegate supplies, or a view with the title that the data source
  /// supplies.
  private func makeView(for place: SectionPlace) -> View? {
    let own: View?
    let title: String?
    switch place {
    case .header(let section):
      own = tableDelegate?.tableView(self, viewForHeaderInSection: section)
      title = dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section):
      own = tableDelegate?.tableView(self, viewForFooterInSection: section)
      title = dataSource?.tableView(self, titleForFooterInSection: section)
    }
    if let own { return own }
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// Displays the headers and footers that are in the visible part of the table, and removes all
  /// others.
  final func show(_ sections: [(place: SectionPlace, frame: CGRect)]) {
    let seen = sections.filter { $0.frame.overlaps(bounds) }
    let places = Set(seen.map(\.place))
    for place in sectionViews.places where !places.contains(place) { removeView(at: place) }
    for (place, frame) in seen {
      if let view = sectionViews.shown[place] {
        view.frame = frame
      } else if let view = sectionViews.pending.removeValue(forKey: place) ?? makeView(for: place) {
        view.frame = frame
        sectionViews.show(view, at: place)
        willDisplay(view, at: place)
        addSubview(view)
      }
    }
  }

  /// Moves the headers and footers to the new places of the sections, and removes those without a
  /// new place; the next layout requests the missing views.
  final func moveSectionViews(_ newSection: (Int) -> Int?) {
    for place in sectionViews.places where newSection(place.section) == nil {
      removeView(at: place)
    }
    sectionViews.move(newSection)
  }

  private func removeView(at place: SectionPlace) {
    guard let view = sectionViews.forget(place) else { return }
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView {
      sectionViews.reuse.keep(view, view.reuseIdentifier)
    }
    switch place {
    case .header(let section):
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section):
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func willDisplay(_ view: View, at place: SectionPlace) {
    switch place {
    case .header(let section):
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }
}
