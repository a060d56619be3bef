/// The numbered rules that are in scope today, and why some of them have no test of their own.
enum RuleManifest {
  /// Rules about present and dismiss; P-84 to P-91 (sizes and traits) are not modelled yet, and
  /// there is no P-98.
  static let modal =
    (1...83).map { "P-\($0)" } + (92...121).filter { $0 != 98 }.map { "P-\($0)" }
    + ["P-21a", "P-46a", "P-46b", "P-52a", "P-54a", "P-57a", "P-59c"]
    + ["P-65a", "P-65b", "P-65c"]

  /// The transition contract, percentages and what can be grabbed, and containment.
  static let shared =
    (1...22).map { "T-\($0)" } + ["T-16a"] + (30...38).map { "T-\($0)" }
    + (40...43).map { "T-\($0)" } + (1...18).map { "C-\($0)" }

  /// Interpolation, springs, curves, keyframes, and how they combine; S-10, S-11 and S-13 to S-15
  /// tell of others, S-38 and S-39 are about the run loop.
  static let motion =
    ([1...9, 12...12, 16...18, 20...37, 40...40] as [ClosedRange<Int>]).joined()
    .map { "S-\($0)" }

  /// Property animators and blocks, and when they move and end.
  static let animators =
    (1...29).map { "A-\($0)" } + (40...46).map { "A-\($0)" } + ["R-10"]

  /// Operations on stacks, what follows them, the edge swipe and the zoom; N-35 comes later.
  static let stacks =
    ([1...8, 10...34, 36...37, 40...50, 60...72, 80...86, 90...92] as [ClosedRange<Int>]).joined()
    .map { "N-\($0)" }
    + ["N-41a", "N-48a"]

  /// The transitions of the articles that come ready-made, and hero flights; H-21 to H-23, H-27,
  /// H-29, H-31 and H-32 tell of others, and there is no H-19.
  static let flights =
    ([1...18, 20...20, 24...26, 28...28, 30...30, 33...43, 50...51] as [ClosedRange<Int>]).joined()
    .map { "H-\($0)" }

  /// Tabs.
  static let tabs = (100...106).map { "N-\($0)" }

  /// Matched geometry, and progress from outside; G-21 is private and not modelled.
  static let matching =
    ([1...20, 22...23, 40...47] as [ClosedRange<Int>]).joined().map { "G-\($0)" }

  static let inScope =
    modal + shared + motion + matching + animators + stacks + tabs + flights

  /// One rule in ten may go without a test, with a reason.
  static let reasons = [
    "P-37": "There is no alert controller; its handler is the completion of a dismissal.",
    "P-38": "Swift cannot pass nil.",
    "P-59c": "It tells of SwiftUI, which is not modelled.",
    "P-65a": "The deprecated popover delegate is not offered.",
    "N-26": "Swift cannot push nil.",
    "N-47": "The crash of systems that do not defer is not modelled.",
    "N-49": "It forbids tests to count callbacks, and asks for nothing.",
    "N-72": "It differs only in where the finger begins, which no test can tell.",
    "C-12": "A direct call of an overridable method cannot be told from a forwarded one.",
  ]
}
