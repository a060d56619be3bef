// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "presentation",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "Presentation", targets: ["Presentation"]),
    .library(name: "PresentationBinding", targets: ["PresentationBinding"]),
    .library(name: "PresentationTesting", targets: ["PresentationTesting"]),
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
    .target(name: "PresentationTesting", dependencies: ["Presentation"]),
    .executableTarget(name: "PresentCommand", dependencies: ["PresentationTesting"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "PresentationMotionTests",
      dependencies: ["PresentationMotion", "PresentationTesting", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(name: "PresentationClockTests", dependencies: ["PresentationClock"]),
    .testTarget(
      name: "PresentationLifecycleTests", dependencies: ["PresentationLifecycle", "TestSupport"]),
    .testTarget(
      name: "PresentationBindingTests",
      dependencies: ["Presentation", "PresentationBinding", "PresentationTesting", "TestSupport"]),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Presentation", "PresentationTesting", "TestSupport",
      ]),
    .testTarget(
      name: "PresentationTestingTests",
      dependencies: ["Presentation", "PresentationTesting", "TestSupport"]),
    .testTarget(
      name: "PresentCommandTests", dependencies: ["PresentCommand", "PresentationTesting"]),
    .testTarget(name: "TidyTests"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }
