// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Further modules under which clients import `HeadlessUIKit` by `-module-alias`.
let overlays = ["HeadlessQuartzCore", "HeadlessCoreGraphics"]

/// Empty modules that the compiler loads for files that import Testing and UIKit, even if
/// `-module-alias` renames UIKit.
#if os(Linux)
  let testingOverlays = ["_Testing_UIKit", "_Testing_CoreGraphics"]
#else
  let testingOverlays: [String] = []
#endif

let uiKit: [Target.Dependency] = (["HeadlessUIKit"] + testingOverlays).map { .target(name: $0) }
let uiKitAndOverlays = uiKit + overlays.map { .target(name: $0) }

/// How a target of ours imports UIKit on a system without it: the flags of `UsingUIKit.md`.
///
/// macOS has a CoreGraphics of its own, and Foundation re-exports part of it.
let uiKitAliases: [SwiftSetting] = [
  alias(["UIKit", "QuartzCore"], on: [.linux, .macOS]), alias(["CoreGraphics"], on: [.linux]),
]

func alias(_ modules: [String], on platforms: [Platform]) -> SwiftSetting {
  .unsafeFlags(
    modules.flatMap { ["-module-alias", "\($0)=Headless\($0)"] }, .when(platforms: platforms))
}

let package = Package(
  name: "presentation",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "Presentation", targets: ["Presentation"]),
    .library(name: "PresentationBinding", targets: ["PresentationBinding"]),
    .library(name: "PresentationTransitions", targets: ["PresentationTransitions"]),
    .library(name: "PresentationTesting", targets: ["PresentationTesting"]),
    .library(name: "PresentationPlans", targets: ["PresentationPlans"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"] + overlays + testingOverlays),
    .executable(name: "present", targets: ["PresentCommand"]),
  ],
  targets: [
    .target(name: "PresentationMotion"),
    .target(name: "PresentationClock"),
    .target(name: "PresentationLifecycle"),
    .target(name: "PresentationBinding"),
    .target(
      name: "Presentation",
      dependencies: [
        "PresentationBinding", "PresentationClock", "PresentationLifecycle", "PresentationMotion",
      ]),
    .target(name: "PresentationTransitions", dependencies: ["Presentation"]),
    .target(name: "PresentationTesting", dependencies: ["Presentation"]),
    .target(
      name: "PresentationPlans",
      dependencies: ["Presentation", "PresentationTesting", "PresentationTransitions"]),
    .target(
      name: "PresentationLab",
      dependencies: [
        "Presentation", "PresentationPlans", "PresentationTesting", "PresentationTransitions",
      ],
      resources: [
        .copy("Export/Support"), .copy("Rules/evidence.json"), .copy("Rules/rules.json"),
      ]),
    .target(name: "HeadlessUIKit", dependencies: ["Presentation"]),
    .target(name: "HeadlessQuartzCore", dependencies: ["HeadlessUIKit"]),
    .target(name: "HeadlessCoreGraphics", dependencies: ["HeadlessUIKit"]),
    .executableTarget(
      name: "PresentCommand",
      dependencies: [
        "PresentationLab", "PresentationPlans", "PresentationTesting", "PresentationTransitions",
      ]),

    // TestSupport imports none of these modules. But all tests wait for it, so a clean build begins
    // to compile Presentation, for which most modules wait, 7 to 9 seconds earlier.
    .target(
      name: "TestSupport", dependencies: ["PresentationBinding", "PresentationClock"],
      path: "Tests/TestSupport"),
    .target(
      name: "StageSupport", dependencies: ["Presentation", "PresentationTesting"],
      path: "Tests/StageSupport"),
    .testTarget(
      name: "PresentationMotionTests",
      dependencies: ["PresentationMotion", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "PresentationClockTests", dependencies: ["PresentationClock", "TestSupport"]),
    .testTarget(
      name: "PresentationLifecycleTests", dependencies: ["PresentationLifecycle", "TestSupport"]),
    .testTarget(
      name: "PresentationBindingTests",
      dependencies: ["Presentation", "PresentationBinding", "PresentationTesting", "TestSupport"]),
    // An app's navigation, whole: the logic in `App` imports PresentationBinding alone.
    .testTarget(
      name: "NotesAppTests",
      dependencies: ["Presentation", "PresentationBinding", "PresentationTesting", "TestSupport"]),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Presentation", "PresentationTesting", "PresentationTransitions", "StageSupport",
        "TestSupport",
      ]),
    .testTarget(
      name: "PresentationTransitionsTests",
      dependencies: [
        "Presentation", "PresentationTesting", "PresentationTransitions", "StageSupport",
        "TestSupport",
      ]),
    .testTarget(
      name: "PresentationTestingTests",
      dependencies: [
        "Presentation", "PresentationLab", "PresentationPlans", "PresentationTesting",
        "PresentationTransitions", "StageSupport", "TestSupport",
      ]),
    .testTarget(
      name: "PresentationPlansTests",
      dependencies: [
        "Presentation", "PresentationPlans", "PresentationTesting", "StageSupport", "TestSupport",
      ]),
    .testTarget(
      name: "PresentationLabTests",
      dependencies: [
        "Presentation", "PresentationLab", "PresentationPlans", "PresentationTesting",
        "PresentationTransitions", "TestSupport",
      ]),
    .testTarget(
      name: "PresentCommandTests",
      dependencies: [
        "PresentCommand", "PresentationLab", "PresentationPlans", "PresentationTesting",
        "TestSupport",
      ]),
    .target(
      name: "UIKitClientSix", dependencies: uiKitAndOverlays, path: "Tests/UIKitClientSix",
      swiftSettings: uiKitAliases),
    .target(
      name: "UIKitSupport", dependencies: uiKit, path: "Tests/UIKitSupport",
      swiftSettings: uiKitAliases),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["PresentationTesting", "TestSupport", "UIKitClientSix", "UIKitSupport"]
        + uiKitAndOverlays,
      swiftSettings: uiKitAliases + [.swiftLanguageMode(.v5), .define("PRESENTATION_MODEL")]),
    .testTarget(
      name: "UIKitFeatureTests",
      dependencies: ["PresentationTesting", "TestSupport", "UIKitSupport"] + uiKit,
      swiftSettings: uiKitAliases + [.swiftLanguageMode(.v5)]),
    .testTarget(name: "TidyTests", dependencies: ["PresentationLab", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// What dependents import where the system has no UIKit.
#if os(Linux)
  let standIns = ["UIKit", "QuartzCore", "CoreGraphics"]
  package.targets += standIns.map { .target(name: $0, dependencies: ["HeadlessUIKit"]) }
  package.targets += testingOverlays.map { .target(name: $0) }
  package.products.append(.library(name: "UIKit", targets: standIns + testingOverlays))
#endif

// Clients are written as an app's files are: without our settings.
let clients = ["HeadlessUIKitTests", "UIKitClientSix", "UIKitFeatureTests", "UIKitSupport"]
for target in package.targets where !clients.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
