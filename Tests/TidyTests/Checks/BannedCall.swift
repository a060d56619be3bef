import Testing

/// A piece of code that the package's sources must not contain, with its replacement.
struct BannedCall: Hashable, Sendable, CustomTestStringConvertible {
  let text: String
  let cure: String
  /// Whether only a free function is banned; methods of the same name are permitted.
  let isFree: Bool
  /// The path prefixes where the call is permitted.
  let allowed: [String]

  init(_ text: String, isFree: Bool = false, allowed: [String] = [], cure: String) {
    (self.text, self.cure, self.isFree, self.allowed) = (text, cure, isFree, allowed)
  }

  var testDescription: String { text }

  static let all = time + waiting + chance + addresses + isolation + traps + output

  private static let bench = "Sources/PresentCommand/Bench/"

  /// The file in which an exploration measures real time and writes its progress.
  private static let pace = "Sources/PresentationTesting/Explore/ExplorationPace.swift"

  /// The file with the text that a signal handler writes after a crash.
  private static let crash = "Sources/PresentationTesting/Explore/CrashNote.swift"

  private static let time = [
    "Date()", "Date.now", "ContinuousClock", "SuspendingClock", "DispatchTime", "systemUptime",
    "clock_gettime", "CFAbsoluteTimeGetCurrent",
  ].map {
    BannedCall(
      $0, allowed: [bench, pace] + ($0 == "DispatchTime" ? [queues] : []),
      cure: "take the time from the world's clock")
  }

  /// The folder with the functions that run an app's deferred work on the virtual clock.
  private static let queues = "Sources/HeadlessUIKit/Dates/"

  /// The file that tells the compiler that observation callbacks run on the main actor.
  ///
  /// A task is no replacement on older systems, which have no `Task.immediate`. Any other task
  /// waits for a turn of the main run loop, which a synchronous test never runs.
  private static let observation = "Sources/PresentationBinding/Observed.swift"

  private static let waiting =
    ["Task.sleep", "Thread.sleep", "Task.yield"].map {
      BannedCall($0, cure: "schedule on RunLoopClock and let the caller advance it")
    }
    + ["sleep(", "usleep(", "nanosleep("].map {
      BannedCall($0, isFree: true, cure: "schedule on RunLoopClock and let the caller advance it")
    }

  private static let chance =
    ["SystemRandomNumberGenerator", ".random(in", "Bool.random", ".shuffled()", ".randomElement()"]
    .map { BannedCall($0, cure: "draw from the seeded generator that the caller passes in") }
    + ["UUID()"].map { BannedCall($0, cure: "count: the world hands out ids") }
    + ["Hasher()", ".hashValue"].map {
      BannedCall($0, cure: "compare or sort by a stable key; hashes differ between processes")
    }

  /// The file with associated objects as in Objective-C, whose keys are memory addresses.
  private static let associated = "Sources/HeadlessUIKit/Values/AssociatedObjects.swift"
  /// The rows of the state tables: constants, whose references need not be counted.
  private static let rows = "Sources/PresentationLifecycle/Machine/Row.swift"
  /// The references that are not counted because their objects stay alive.
  private static let unretained = "Sources/Presentation/Viewing/Unretained.swift"

  private static let addresses = [
    "Unmanaged", "withUnsafePointer", "withUnsafeMutablePointer", "unsafeBitCast",
    "UnsafeRawPointer",
    "String(describing: ObjectIdentifier", "String(reflecting: ObjectIdentifier",
  ].map {
    BannedCall(
      $0, allowed: [crash, associated] + ($0 == "Unmanaged" ? [rows, unretained] : []),
      cure: "name the object by its stable name or id, never by its address")
  }

  private static let exceptions = ["DispatchQueue": [queues], "assumeIsolated": [observation]]

  private static let isolation =
    [
      "@unchecked": "make it a value, or isolate it to the main actor",
      "nonisolated(unsafe)": "make it a value, or isolate it to the main actor",
      "assumeIsolated": "make the caller main-actor isolated; in deinit, use `isolated deinit`",
      "DispatchQueue": "schedule on RunLoopClock",
      "DispatchSemaphore": "schedule on RunLoopClock",
      "NSLock": "isolate it to the main actor",
      "NSRecursiveLock": "isolate it to the main actor",
    ].sorted { $0.key < $1.key }.map {
      BannedCall($0.key, allowed: exceptions[$0.key] ?? [], cure: $0.value)
    }
    + [
      BannedCall(
        "Mutex", allowed: ["Sources/PresentationClock/Door.swift"],
        cure: "isolate it to the main actor; the one door of the clock has the only lock")
    ]

  private static let traps =
    ["fatalError()", "preconditionFailure()", "assertionFailure()"].map {
      BannedCall($0, cure: "say in words which promise was broken, with the state")
    }
    + ["try!"].map { BannedCall($0, cure: "let it throw, or catch and say what is impossible") }
    + ["as!"].map { BannedCall($0, cure: "use `as?` and say what was found instead") }

  private static let output =
    ["print(", "debugPrint(", "dump(", "NSLog("].map {
      BannedCall(
        $0, isFree: true, allowed: ["Sources/PresentCommand/"],
        cure: "give the text to the reporter or return it; only the command prints")
    }
    + [
      BannedCall(
        "canImport(UIKit)",
        cure: "use `os(iOS) || os(tvOS) || os(visionOS)`; Linux may have a module named UIKit"),
      BannedCall(
        "canImport(CoreGraphics)",
        cure: "use `canImport(Darwin)`; Linux may have a module named CoreGraphics"),
    ]
}
