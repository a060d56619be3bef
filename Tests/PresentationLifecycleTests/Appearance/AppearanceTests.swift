import PresentationLifecycle
import TestSupport
import Testing

/// The appearance states of a view: appearing, appeared, disappearing and disappeared (P-92, P-93,
/// P-97).
struct AppearanceTests {
  // state | event | row | next state
  private static let steps = """
    disappeared                          | willAppear    | will appear        | appearing(owed)
    disappeared                          | isAppearing   | not due            | disappeared
    disappeared                          | didAppear     | did appear         | appeared
    disappeared                          | willDisappear | will disappear     | disappearing
    disappeared                          | didDisappear  | no change          | disappeared
    disappeared                          | told          | superseded         | disappeared
    disappeared                          | entered       | superseded         | disappeared
    disappeared                          | left          | superseded         | disappeared
    appearing(owed)                      | willAppear    | no change          | appearing(owed)
    appearing(owed)                      | isAppearing   | is appearing       | appearing(told)
    appearing(owed)                      | didAppear     | is appearing first | appearing(toldBefore(didAppear))
    appearing(owed)                      | willDisappear | is appearing first | appearing(toldBefore(willDisappear))
    appearing(owed)                      | didDisappear  | is appearing first | appearing(toldBefore(didDisappear))
    appearing(owed)                      | told          | superseded         | appearing(owed)
    appearing(owed)                      | entered       | is appearing first | appearing(toldBefore(didAppear))
    appearing(owed)                      | left          | superseded         | appearing(owed)
    appearing(told)                      | willAppear    | no change          | appearing(told)
    appearing(told)                      | isAppearing   | not due            | appearing(told)
    appearing(told)                      | didAppear     | did appear         | appeared
    appearing(told)                      | willDisappear | will disappear     | disappearing
    appearing(told)                      | didDisappear  | did disappear      | disappeared
    appearing(told)                      | told          | superseded         | appearing(told)
    appearing(told)                      | entered       | did appear         | appeared
    appearing(told)                      | left          | superseded         | appearing(told)
    appearing(toldBefore(didAppear))     | willAppear    | no change          | appearing(toldBefore(didAppear))
    appearing(toldBefore(didAppear))     | isAppearing   | not due            | appearing(toldBefore(didAppear))
    appearing(toldBefore(didAppear))     | didAppear     | did appear         | appeared
    appearing(toldBefore(didAppear))     | willDisappear | will disappear     | disappearing
    appearing(toldBefore(didAppear))     | didDisappear  | did disappear      | disappeared
    appearing(toldBefore(didAppear))     | told          | did appear         | appeared
    appearing(toldBefore(didAppear))     | entered       | did appear         | appeared
    appearing(toldBefore(didAppear))     | left          | superseded         | appearing(toldBefore(didAppear))
    appearing(toldBefore(willDisappear)) | willAppear    | no change          | appearing(toldBefore(willDisappear))
    appearing(toldBefore(willDisappear)) | isAppearing   | not due            | appearing(toldBefore(willDisappear))
    appearing(toldBefore(willDisappear)) | didAppear     | superseded         | appearing(toldBefore(willDisappear))
    appearing(toldBefore(willDisappear)) | willDisappear | will disappear     | disappearing
    appearing(toldBefore(willDisappear)) | didDisappear  | did disappear      | disappeared
    appearing(toldBefore(willDisappear)) | told          | will disappear     | disappearing
    appearing(toldBefore(willDisappear)) | entered       | superseded         | appearing(toldBefore(willDisappear))
    appearing(toldBefore(willDisappear)) | left          | superseded         | appearing(toldBefore(willDisappear))
    appearing(toldBefore(didDisappear))  | willAppear    | no change          | appearing(toldBefore(didDisappear))
    appearing(toldBefore(didDisappear))  | isAppearing   | not due            | appearing(toldBefore(didDisappear))
    appearing(toldBefore(didDisappear))  | didAppear     | superseded         | appearing(toldBefore(didDisappear))
    appearing(toldBefore(didDisappear))  | willDisappear | will disappear     | disappearing
    appearing(toldBefore(didDisappear))  | didDisappear  | did disappear      | disappeared
    appearing(toldBefore(didDisappear))  | told          | did disappear      | disappeared
    appearing(toldBefore(didDisappear))  | entered       | superseded         | appearing(toldBefore(didDisappear))
    appearing(toldBefore(didDisappear))  | left          | superseded         | appearing(toldBefore(didDisappear))
    appeared                             | willAppear    | will appear        | appearing(owed)
    appeared                             | isAppearing   | not due            | appeared
    appeared                             | didAppear     | no change          | appeared
    appeared                             | willDisappear | will disappear     | disappearing
    appeared                             | didDisappear  | did disappear      | disappeared
    appeared                             | told          | superseded         | appeared
    appeared                             | entered       | superseded         | appeared
    appeared                             | left          | superseded         | appeared
    disappearing                         | willAppear    | will appear        | appearing(owed)
    disappearing                         | isAppearing   | not due            | disappearing
    disappearing                         | didAppear     | did appear         | appeared
    disappearing                         | willDisappear | no change          | disappearing
    disappearing                         | didDisappear  | did disappear      | disappeared
    disappearing                         | told          | superseded         | disappearing
    disappearing                         | entered       | superseded         | disappearing
    disappearing                         | left          | did disappear      | disappeared
    """

  // row | its rules | its effects, in order
  private static let rows = """
    will appear | P-92 P-93 | viewWillAppear
    is appearing | P-97 | viewIsAppearing
    did appear | P-92 | viewDidAppear
    will disappear | P-92 P-93 | viewWillDisappear
    did disappear | P-92 | viewDidDisappear
    is appearing first | P-97 | tellIsAppearing
    no change | P-92 |
    not due | P-97 |
    superseded | P-92 P-93 |
    """

  @Test(.rule("P-92", "P-93", "P-97", "P-102", "P-117"))
  func `the appearance state table has the expected next state for each event`() {
    expectSameLines(TableText.steps(of: Appearance.self), Self.steps)
  }

  @Test(.rule("P-92", "P-93", "P-97"))
  func `the appearance state table lists the expected rules and effects`() {
    expectSameLines(TableText.rows(Appearance.table.map(\.row)), Self.rows)
  }

  @Test func `every event is possible in every appearance state`() {
    expect(TableText.impossible(in: Appearance.self), equals: [:])
    expect(Appearance.table.count, equals: 8 * 8)
  }

  @Test(.rule("P-104", "P-97"))
  func
    `even if a disappearance begins early, viewIsAppearing has viewWillAppear's animated flag`()
  {
    var sketch = Sketch()
    let address = Address<Appearance>(sketch.join())
    func animated(_ event: Appearance.Event, _ flag: Bool? = nil) -> Bool? {
      sketch.hierarchy.handle(event, animated: flag, at: address)?.animated
    }
    expect(animated(.willAppear, true) == true)
    expect(animated(.willDisappear, false) == true)
    expect(animated(.didAppear) == true)
    expect(animated(.willDisappear, false) == false)
    expect(animated(.didDisappear) == false)
  }
}
