import PresentationTesting

/// Parsing of the names of controllers that must have certain features.
extension StepReader {
  /// Parses the name of a controller whose transition a gesture can drive.
  func steeredController() throws(PlanError) -> String {
    let name = try controller()
    let found = decoder.controllers.first { $0.name == name }
    let animators = [found?.animator, found?.dismissAnimator]
    guard found?.transition != nil || animators.contains(where: { $0?.steering != nil }) else {
      throw decoder.wrong(
        subject,
        expected: "a controller with a \"transition\", or an animator that is \"interactive\"")
    }
    return name
  }

  /// Parses the name of a callback with its controller, such as `Editor.viewDidAppear`.
  func callback() throws(PlanError) -> PlanCallback {
    let shape = "a controller's callback, as \"Editor.viewDidAppear\""
    let text = try decoder.string(subject, expected: shape)
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else { throw decoder.wrong(subject, expected: shape) }
    try decoder.check(controller: parts[0], at: subject)
    let moments = PlanCallback.Moment.allCases.map(\.rawValue)
    guard let moment = PlanCallback.Moment(rawValue: parts[1]) else {
      throw decoder.wrong(
        subject, found: quoted(parts[1]), expected: oneOf(moments),
        nearest: nearestWord(to: parts[1], among: moments))
    }
    let callback = PlanCallback(controller: parts[0], moment: moment)
    try checkReachable(callback)
    return callback
  }

  /// Throws an error if the controller of the callback can never receive it.
  private func checkReachable(_ callback: PlanCallback) throws(PlanError) {
    let named = decoder.controllers.first { $0.name == callback.controller }
    guard let controller = named else { return }
    switch callback.moment.need {
    case .customStyle where controller.style != .custom:
      throw decoder.wrong(
        subject,
        expected: "a controller with \"style\": \"custom\": the system's presentation "
          + "controllers cannot be overridden")
    case .delegate where controller.userMayDismiss == nil:
      let key = controller.stack == nil ? "delegate" : "mayDismiss"
      throw decoder.wrong(subject, expected: "a controller with \(quoted(key)): true")
    case .stackDelegate where !controller.hasStackDelegate:
      throw decoder.wrong(subject, expected: "a stack with \"delegate\": true")
    case .tabsDelegate where !controller.hasTabsDelegate:
      throw decoder.wrong(subject, expected: "a controller with \"tabs\" and \"delegate\": true")
    case .nothing, .customStyle, .delegate, .stackDelegate, .tabsDelegate: break
    }
  }
}
