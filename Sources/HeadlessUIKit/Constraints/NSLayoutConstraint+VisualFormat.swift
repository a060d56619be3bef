import Foundation
import Presentation

extension NSLayoutConstraint {
  /// The alignment and the direction of the views in a visual format; the raw values are the same
  /// as in UIKit.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left sides of all views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right sides of all views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the upper sides of all views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the lower sides of all views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading sides of all views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing sides of all views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the centers of all views horizontally: the centers have equal x coordinates.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the centers of all views vertically: the centers have equal y coordinates.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The default direction: from the leading side to the trailing side.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The direction from left to right; leading is always left in this package.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    /// The attributes that are equal for all aligned views.
    fileprivate var attributes: [Attribute] {
      Attribute.allCases.filter {
        $0 != .notAnAttribute && rawValue & 1 << UInt($0.rawValue) != 0
      }
    }
  }

  /// Returns the constraints that a visual format describes, such as `H:|-[title(>=40)]-8-[icon]|`.
  ///
  /// A single hyphen is a gap of 8 points, even next to the superview (L-10). If the format has a
  /// syntax error, the method reports the exception that UIKit would raise, and returns no
  /// constraints.
  ///
  /// - Parameters:
  ///   - format: The direction `H:` or `V:`, followed by views in brackets and the gaps between the
  ///     views; `H:` can be omitted.
  ///   - opts: The alignment of the views, such as `alignAllTop` for a horizontal format.
  ///   - metrics: The numbers to which the format refers by name; the names are the keys.
  ///   - views: The views and layout guides to which the format refers by name; the names are the
  ///     keys.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, metrics: metrics ?? [:], views: views)
    do throws(VisualFormatError) {
      let line = try reader.read()
      return line.constraints(alignedBy: opts.attributes)
    } catch {
      let view = views.keys.sorted().lazy.compactMap { views[$0] as? View }.first
      (view?.clientWorld ?? .current).report(
        Issues.illegalConstraint(
          "Unable to parse constraint format: \(error.message) \(format)"))
      return []
    }
  }
}

/// A parsed visual format: the items in their order, and the gaps between the items.
@MainActor struct VisualFormatLine {
  /// A comparison such as `>=40`, which applies to the length of an item or to a gap.
  ///
  /// The length or the gap is compared with a number or with the length of another item.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var number: CGFloat = 0
    var item: Any?
    var priority = UILayoutPriority.required
  }

  struct Item {
    let object: Any
    var lengths: [Predicate] = []
    let isSuperview: Bool
  }

  var isVertical = false
  var items: [Item] = []
  /// The gaps between neighboring items; each gap has one or more comparisons.
  var gaps: [[Predicate]] = []

  private typealias Attribute = NSLayoutConstraint.Attribute

  func constraints(alignedBy attributes: [NSLayoutConstraint.Attribute]) -> [NSLayoutConstraint] {
    let (start, end): (Attribute, Attribute) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    var made: [NSLayoutConstraint] = []
    for item in items {
      for length in item.lengths {
        let attribute: Attribute = isVertical ? .height : .width
        made.append(
          constraint(
            item.object, attribute, length, to: length.item,
            length.item == nil ? .notAnAttribute : attribute))
      }
    }
    for (index, gap) in gaps.enumerated() {
      let (before, after) = (items[index], items[index + 1])
      for length in gap {
        made.append(
          constraint(
            after.object, after.isSuperview ? end : start, length, to: before.object,
            before.isSuperview ? start : end))
      }
    }
    let views = items.filter { !$0.isSuperview }
    for (before, after) in zip(views, views.dropFirst()) {
      for attribute in attributes {
        made.append(
          constraint(after.object, attribute, Predicate(), to: before.object, attribute))
      }
    }
    return made
  }

  private func constraint(
    _ item: Any, _ attribute: Attribute, _ length: Predicate, to other: Any?,
    _ otherAttribute: Attribute
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: length.relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: length.number)
    made.priority = length.priority
    return made
  }
}
