import Foundation
import TestSupport
import Testing

/// Only listed files contain platform conditions such as `#if os(iOS)`.
///
/// The public names of a listed file are also declared for the other platforms.
@Suite("Platform conditions")
struct PlatformConditionTests {
  private static let stubs = "Tests/DarwinSDK/"
  private static let geometry = ["include/CoreFoundation.h", "swift/CoreGraphics.swiftinterface"]
    .map { stubs + $0 }

  private static let foundation = ["include/Foundation.h", "swift/Foundation.swiftinterface"]
    .map { stubs + $0 }

  /// The files with a platform condition, as keys.
  ///
  /// The values are the files that declare the same public names for the other platforms. These
  /// files are stubs of Apple's SDKs, or the implementation that the tests run.
  ///
  /// A file with an empty list contains both sides of its condition: `.ci/darwin` compiles one
  /// side, and the build on Linux compiles the other.
  static let counterparts: [String: [String]] = [
    "Package.swift": [],
    "Sources/HeadlessUIKit/Animations/CAAnimation+Values.swift": [stubs + "include/Foundation.h"],
    "Sources/HeadlessUIKit/Application/NSUserActivity.swift": foundation,
    "Sources/HeadlessUIKit/Application/UISceneDelegate.swift": [],
    "Sources/HeadlessUIKit/Application/UIUserActivityRestoring.swift": [],
    "Sources/HeadlessUIKit/Dates/CACurrentMediaTime.swift": geometry + [
      stubs + "include/QuartzCore.h"
    ],
    "Sources/HeadlessUIKit/Dates/CATransaction+Values.swift": [stubs + "include/Foundation.h"],
    "Sources/HeadlessUIKit/Dates/NSObject+Perform.swift": [stubs + "include/Foundation.h"],
    "Sources/HeadlessUIKit/Dates/NotificationCenter+Queue.swift": [
      stubs + "swift/Foundation.swiftinterface"
    ],
    "Sources/HeadlessUIKit/Dates/NotificationCenter+Sequence.swift": foundation,
    "Sources/HeadlessUIKit/Dates/Thread+Main.swift": foundation,
    "Sources/HeadlessUIKit/Layers/CALayer+KeyValues.swift": [stubs + "include/Foundation.h"],
    "Sources/HeadlessUIKit/Names/CoreGraphicsFunctions.swift": geometry + [
      stubs + "include/CoreGraphics.h"
    ],
    "Sources/HeadlessUIKit/Names/CoreGraphicsNames.swift": [stubs + "include/CoreGraphics.h"],
    "Sources/HeadlessUIKit/Names/ObjectiveCNames.swift": [
      stubs + "include/Foundation.h", stubs + "swift/ObjectiveC.swiftinterface",
    ],
    "Sources/HeadlessUIKit/Text/AttributeContainer+Keys.swift": foundation,
    "Sources/HeadlessUIKit/Values/CGFloat+Abs.swift": [],
    "Sources/HeadlessUIKit/Observing/KeyValueNames.swift": foundation,
    "Sources/HeadlessUIKit/Observing/KeyValueObserver.swift": [],
    "Sources/HeadlessUIKit/Observing/KeyValueSetting.swift": foundation,
    "Sources/HeadlessUIKit/Observing/NSKeyValueChange.swift": foundation,
    "Sources/HeadlessUIKit/Observing/NSKeyValueObservation.swift": foundation,
    "Sources/HeadlessUIKit/Observing/NSKeyValueObservedChange.swift": foundation,
    "Sources/HeadlessUIKit/Observing/NSKeyValueObservingOptions.swift": foundation,
    "Sources/HeadlessUIKit/Observing/NSObject+Observe.swift": foundation,
    "Sources/HeadlessUIKit/Observing/PropertyWatches.swift": foundation,
    "Sources/HeadlessUIKit/Values/AssociatedObjects.swift": [stubs + "include/ObjectiveC.h"],
    "Sources/HeadlessUIKit/Values/NSValue+Geometry.swift": [stubs + "include/UIKit.h"],
    "Sources/HeadlessUIKit/Values/NSValueContents.swift": [],
    "Sources/HeadlessUIKit/Text/Keyboard.swift": [stubs + "include/Foundation.h"],
    "Sources/HeadlessUIKit/Values/NotificationCenter+Selector.swift": [
      stubs + "swift/Foundation.swiftinterface"
    ],
    "Sources/HeadlessUIKit/Values/CGRect+Intersection.swift": geometry,
    "Sources/HeadlessUIKit/Values/NSObject+Kind.swift": [stubs + "include/ObjectiveC.h"],
    "Sources/HeadlessUIKit/Values/Selector.swift": [stubs + "swift/ObjectiveC.swiftinterface"],
    "Sources/Presentation/Responding/PressesEvent.swift": [],
    "Sources/PresentationBinding/UIKit/UINavigationController+StackPresenter.swift": [
      "Sources/Presentation/Binding/NavigationController+StackPresenter.swift"
    ],
    "Sources/PresentationBinding/UIKit/PresenterProbe.swift": [
      "Sources/Presentation/Binding/PresenterProbe.swift"
    ],
    "Sources/PresentationBinding/UIKit/UITabBarController+TabPresenter.swift": [
      "Sources/Presentation/Binding/TabBarController+TabPresenter.swift"
    ],
    "Sources/PresentationBinding/UIKit/UIViewController+AlertPresenter.swift": [
      "Sources/Presentation/Binding/ViewController+AlertPresenter.swift"
    ],
    "Sources/PresentationBinding/UIKit/UIWindow+WindowPresenter.swift": [
      "Sources/Presentation/Binding/Window+WindowPresenter.swift"
    ],
    "Sources/PresentationBinding/UIKit/UIViewController+Presenter.swift": [
      "Sources/Presentation/Binding/ViewController+Presenter.swift"
    ],
    "Sources/PresentationBinding/UIKit/StackListener.swift": [],
    "Sources/PresentationBinding/UIKit/UIView+ProbeContainer.swift": [
      "Sources/Presentation/Viewing/SubviewContainer.swift"
    ],
    "Sources/Presentation/Observing/NotificationCenter+Blocks.swift": [
      stubs + "swift/Foundation.swiftinterface"
    ],
    "Sources/Presentation/Commanding/EditAction.swift": [],
    "Sources/Presentation/Responding/Selector.swift": [stubs + "swift/ObjectiveC.swiftinterface"],
    "Sources/Presentation/Responding/UndoManager.swift": [
      stubs + "swift/Foundation.swiftinterface"
    ],
    "Sources/Presentation/Responding/Responder.swift": foundation + [
      "Sources/Presentation/Responding/Responder.swift"
    ],
    "Sources/Presentation/Responding/UserActivity.swift": foundation + [
      "Sources/Presentation/Responding/UserActivity.swift"
    ],
    "Sources/PresentationMotion/Geometry/Anchor.swift": [],
    "Sources/PresentationTesting/Stage/StoredField.swift": [],
    "Tests/PresentationTestingTests/Explore/State/ComparedValueTests.swift": [],
    "Tests/PresentationTestingTests/Stage/ReferenceCycleTests.swift": [],
    "Tests/UIKitFeatureTests/Layers/LayerKeyTests.swift": [],
    "Tests/UIKitFeatureTests/Layers/LayerTransitionTests.swift": [],
    "Sources/PresentationMotion/Geometry/Applying.swift": geometry,
    "Sources/PresentationMotion/Geometry/CGAffineTransform+Codable.swift": geometry,
    "Sources/PresentationMotion/Geometry/CGAffineTransform+Inverse.swift": [],
    "Sources/PresentationMotion/Geometry/CGAffineTransform.swift": geometry,
    "Sources/PresentationMotion/Geometry/CGVector.swift": geometry,
    "Sources/PresentationMotion/Geometry/CoreGraphicsTypes.swift": [],
    "Sources/PresentationMotion/Interpolation/CGAffineTransform+Interpolatable.swift": [],
    "Sources/PresentationMotion/Interpolation/Interpolatable+Geometry.swift": [],
    "Sources/PresentationMotion/Matching/MatchingGraph.swift": [],
    "Sources/PresentationMotion/Matching/MatchingResolution.swift": [],
    "Sources/PresentationMotion/Matching/MatchingResolver.swift": [],
    "Sources/PresentationMotion/Matching/SharedGeometry.swift": [],
    "Tests/HeadlessUIKitTests/Adapter/StackListener.swift": [],
    "Tests/UIKitFeatureTests/Containers/ContainerCodeTests.swift": [],
    "Tests/UIKitFeatureTests/Animations/CoordinatorContextTests.swift": [],
    "Tests/UIKitFeatureTests/Layers/CoreAnimationTests.swift": [],
    "Tests/UIKitFeatureTests/Members/InheritedMemberTests.swift": [],
    "Tests/UIKitFeatureTests/Members/ModernMemberTests.swift": [],
    "Tests/UIKitFeatureTests/Menus/KeyCommandTests.swift": [],
    "Tests/UIKitFeatureTests/Application/KeyValueObservingTests.swift": [],
    "Tests/UIKitFeatureTests/Application/MainThreadTests.swift": [],
    "Tests/UIKitFeatureTests/Members/OlderNameTests.swift": [],
    "Tests/UIKitFeatureTests/Layers/PathAnimationTests.swift": [],
    "Tests/UIKitFeatureTests/Layers/WrappedValueTests.swift": [],
    "Tests/UIKitFeatureTests/Drawing/PathTests.swift": [],
    "Tests/HeadlessUIKitTests/ResponderTests.swift": [],
    "Tests/UIKitFeatureTests/Controls/SimulatedTapTests.swift": [],
    "Tests/UIKitFeatureTests/Controls/SmallSymbolTests.swift": [],
    "Tests/UIKitFeatureTests/Gestures/SwipeTouchTests.swift": [],
    "Tests/UIKitFeatureTests/Bars/StoredBarTests.swift": [],
    "Tests/UIKitFeatureTests/Traits/TraitChangeTests.swift": [],
    "Tests/HeadlessUIKitTests/PutOffWorkTests.swift": [],
    "Tests/UIKitFeatureTests/Members/CommonMemberTests.swift": [],
    "Tests/HeadlessUIKitTests/SelectorTests.swift": [],
    "Tests/HeadlessUIKitTests/Symbols/StandInNameTests.swift": [],
    "Tests/DarwinSDK/mistakes/ShadowingMember.swift": [],
    "Tests/PresentCommandTests/BuiltCommand.swift": [],
    "Tests/PresentCommandTests/BuiltCommandTests.swift": [],
    "Tests/PresentationClockTests/MisuseTests.swift": [],
    "Tests/PresentationLifecycleTests/Machine/LawTests.swift": [],
    "Tests/PresentationTestingTests/Explore/Graph/WalkTests.swift": [],
    "Tests/PresentationTestingTests/Stage/FilmFolderTests.swift": [],
    "Tests/TestSupport/ExpectExit.swift": [],
    "Tests/TestSupport/OwnProcessTrait.swift": [],
    "Tests/TestSupport/TestProcess.swift": [],
    "Tests/PresentationTests/Flips/DoorTests.swift": [],
    "Tests/PresentationTests/Raising/RaisingTests.swift": [],
  ]

  private static var files: [SourceFile] { Repository.files.filter(\.isSwift) }

  @Test func `only permitted files contain platform conditions`() {
    expectNone(Self.files.flatMap(Self.unlistedConditions))
  }

  @Test func `the list of permitted files names only files with a platform condition`() {
    let withCondition = Self.files.filter { !Self.conditions(of: $0).isEmpty }.map(\.path)
    expect(Set(Self.counterparts.keys).subtracting(withCondition).sorted(), equals: [])
  }

  @Test
  func `every public symbol behind a platform condition is also declared for other platforms`()
    throws
  {
    for (path, places) in Self.counterparts.sorted(by: { $0.key < $1.key }) where !places.isEmpty {
      let text = try places.map { try #require(Repository.text(of: $0), "\($0) is missing") }
      let file = try #require(Self.files.first { $0.path == path }, "\(path) is missing")
      expectNone(Self.missingNames(of: file, in: text.joined(separator: "\n")))
    }
  }

  static func unlistedConditions(_ file: SourceFile) -> [Finding] {
    guard counterparts[file.path] == nil else { return [] }
    return conditions(of: file).map { line in
      file.finding(
        line, "a platform condition stands here",
        cure: "do without, or list the file in PlatformConditionTests with its other side")
    }
  }

  /// Returns the numbers of the lines with conditions that test for a system or a module.
  private static func conditions(of file: SourceFile) -> [Int] {
    file.tokens.indices.dropLast().filter { index in
      let next = file.tokens[index + 1]
      guard file.tokens[index].text == "#", ["if", "elseif"].contains(next.text) else {
        return false
      }
      return file.tokens[index...].prefix { $0.line == next.line }
        .contains { ["os", "canImport", "targetEnvironment"].contains($0.text) }
    }.map { file.tokens[$0].line }
  }

  /// Returns the public types, functions and variables of a file whose names do not occur in
  /// `other`.
  static func missingNames(of file: SourceFile, in other: String) -> [Finding] {
    let kept: Set<Declaration.Keyword> = [.class, .enum, .func, .struct, .typealias, .var]
    let words = Set(other.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    return file.declarations.filter {
      kept.contains($0.keyword) && $0.name.first?.isLetter == true
        && file.declarations.isPublic($0) && !words.contains(Substring($0.name))
    }.map {
      file.finding(
        $0.line, "\($0.name) is not declared on the other side",
        cure: "declare it there as the platform does, or do without")
    }
  }

  // MARK: Samples with mistakes

  private func file(_ text: String, at path: String = "Sources/A/A.swift") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test func `a platform condition in a file that is not permitted is reported`() {
    let text = """
      // #if os(iOS)
      #if os(macOS) || os(Linux)
      #elseif canImport(Darwin)
      #endif
      #if DEBUG
        let os = 1
      #endif
      """
    expectFindings(Self.unlistedConditions(file(text)), onLines: [2, 3])
    expectFindings(Self.unlistedConditions(file(text, at: "Package.swift")), onLines: [])
  }

  @Test func `a public symbol that the other platforms do not declare is reported`() {
    let text = """
      public struct A {
        public var b: Int
        public func c() {}
        func d() {}
      }
      """
    expectFindings(Self.missingNames(of: file(text), in: "A(b:)"), onLines: [3])
    expectFindings(Self.missingNames(of: file(text), in: "struct A { var b, c }"), onLines: [])
  }
}
