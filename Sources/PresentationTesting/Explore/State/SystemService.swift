/// The system's classes whose objects do work or wait for it, such as queues and locks.
///
/// Their stored properties contain addresses and counters of the process, which differ between
/// equal runs.
@MainActor enum SystemService {
  private static let names: Set<String> = [
    "BlockOperation", "Bundle", "FileHandle", "HTTPCookieStorage", "InputStream", "NSCondition",
    "NSConditionLock", "NSLock", "NSRecursiveLock", "NotificationQueue", "Operation",
    "OperationQueue", "OutputStream", "Pipe", "Process", "RunLoop", "Stream", "Thread", "URLCache",
    "URLCredentialStorage", "URLSession", "URLSessionConfiguration", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask", "URLSessionUploadTask",
    "URLSessionWebSocketTask", observerToken,
  ]
  /// The class of the objects that `addObserver(forName:object:queue:using:)` returns.
  private static let observerToken = "_NSNotificationObserverToken"

  /// Whether a type is such a class.
  static func includes(_ type: Any.Type) -> Bool {
    guard type is AnyClass else { return false }
    let module = String(reflecting: type).prefix { $0 != "." }
    return module == "Dispatch" || module.contains("Foundation") && names.contains("\(type)")
  }

  /// Whether a service has no state that influences later events.
  static func isStateless(_ type: Any.Type) -> Bool { "\(type)" == observerToken }
}
