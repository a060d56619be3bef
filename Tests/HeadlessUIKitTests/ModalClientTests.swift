import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Modal transitions in client code") struct ModalClientTests {
  @Test(.rule("T-3")) func `a custom fade presents and dismisses a screen`() throws {
    let fade = FadeTransitioningDelegate()
    let show = Show(presenting: PlainViewController(title: "Next"), fade)
    let stage = show.stage
    stage.advance(by: .milliseconds(150))
    expect(
      stage.viewTree,
      equals: """
        window (0 0 390 844)
          Home.view (0 0 390 844)
          container (0 0 390 844)
            Next.view (0 0 390 844) alpha 0.5 -> 1
        """)
    try stage.settle()
    show.home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.trace.expect(
      """
         0.000    1   Home               present(Next, animated)
         0.000    1   Next.delegate      animationController(forPresented) -> FadeAnimator
         0.000    1   Next               viewDidLoad
         0.000    1+  Next.presentation  presentationTransitionWillBegin
         0.000    1+  Next               viewWillAppear(animated)
         0.000    1+  Next.animator      animateTransition
         0.000    1+  Next               viewIsAppearing(animated)
         0.300    3   Next.transition    completeTransition(true)
         0.300    3   Next.presentation  presentationTransitionDidEnd(true)
         0.300    3   Next               viewDidAppear(animated)
         0.300    3   Next.animator      animationEnded(true)
         0.300    4   Home               dismiss(animated)
         0.300    4   Next.delegate      animationController(forDismissed) -> FadeAnimator
         0.300    4+  Next.presentation  dismissalTransitionWillBegin
         0.300    4+  Next               viewWillDisappear(animated)
         0.300    4+  Next.animator      animateTransition
         0.600    5   Next.transition    completeTransition(true)
         0.600    5   Next.presentation  dismissalTransitionDidEnd(true)
         0.600    5   Next               viewDidDisappear(animated)
         0.600    5   Next.animator      animationEnded(true)
      """)
    try stage.close()
  }

  @Test(.rule("T-18"), .rule("P-25"))
  func `a sheet dims the screen below, and can be its own transitioning delegate`() throws {
    let sheet = BottomSheetViewController(nibName: "Sheet", bundle: nil)
    let show = Show(presenting: sheet, sheet)
    let stage = show.stage
    expect(
      stage.viewTree,
      equals: """
        window (0 0 390 844)
          Home.view (0 0 390 844)
          container (0 0 390 844)
            View (0 0 390 844) alpha 0 -> 1
            Sheet.view (0 844 390 300) -> (0 544 390 300)
        """)
    try stage.settle()
    expect(
      stage.viewTree,
      equals: """
        window (0 0 390 844)
          Home.view (0 0 390 844)
          container (0 0 390 844)
            View (0 0 390 844)
            Sheet.view (0 544 390 300)
        """)
    sheet.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test(.rule("T-8"), arguments: ["fade", "sheet", "keyframes", "snapshot"])
  func `each modal transition can be canceled`(kind: String) throws {
    switch kind {
    case "fade": try Show.expectCancelled(FadeTransitioningDelegate())
    case "sheet":
      let sheet = BottomSheetViewController(nibName: "Next", bundle: nil)
      try Show.expectCancelled(sheet, next: sheet)
    case "keyframes": try Show.expectCancelled(KeyframeDelegate())
    default: try Show.expectCancelled(SnapshotDelegate(), style: .fullScreen)
    }
  }

  @Test(.rule("S-40", "A-33a"))
  func `overlapping keyframes animate the alpha value and the transform of one view`() throws {
    let show = Show(presenting: PlainViewController(title: "Next"), KeyframeDelegate.shared)
    show.stage.advance(by: .milliseconds(150))
    expect(
      show.stage.viewTree.hasSuffix(
        "Next.view (154.701 334.79 80.597 174.42) -> (0 0 390 844) alpha 0.258 -> 1 "
          + "transform [0.207 0 0 0.207 0 0] -> [1 0 0 1 0 0]"))
    try show.stage.settle()
    expect(show.stage.viewTree.hasSuffix("    Next.view (0 0 390 844)"))
    try show.stage.close()
  }

  @Test(.rule("R-9"))
  func `a custom transition can animate a snapshot view in a transaction`() throws {
    let delegate = SnapshotDelegate()
    let show = Show(
      presenting: PlainViewController(title: "Next"), delegate, style: .fullScreen)
    show.stage.advance(by: .milliseconds(250))
    expect(
      show.stage.viewTree,
      equals: """
        window (0 0 390 844)
          container (0 0 390 844)
            Home.view (0 0 390 844)
            Next.view (0 0 390 844)
            View (19.5 26.2 351 759.6) -> (39 52.4 312 675.2) alpha 0.5 -> 0 \
        transform [0.9 0 0 0.9 0 -16] -> [0.8 0 0 0.8 0 -32]
        """)
    try show.stage.settle()
    expect(show.stage.visible, equals: ["Next"])
    try show.stage.close()
  }

  @Test(.rule("R-7")) func `a toast dismisses itself unless its timer is canceled`() throws {
    let toast = ToastViewController(message: "Saved"), home = PlainViewController(title: "Home")
    let stage = Stage(home)
    home.present(toast, animated: true)
    stage.advance(by: .seconds(1))
    expect(
      stage.viewTree.hasSuffix(
        "UIVisualEffectView (20 60 350 56) corners 14\n        View (0 0 350 56)"))
    stage.advance(by: .milliseconds(1_500))
    expect(toast.isBeingDismissed)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])

    let kept = ToastViewController(message: "Kept")
    home.present(kept, animated: true)
    stage.advance(by: .seconds(1))
    kept.keepOpen()
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Kept"])
    try stage.close()
  }

  @Test(.rule("T-40"), .rule("T-41"), arguments: [true, false])
  func `a slide can be interrupted, and then finished or canceled`(finishes: Bool) throws {
    let slide = InterruptibleDelegate()
    let grab = Grab(slide)
    let show = Show(presenting: PlainViewController(title: "Next"), grab)
    let stage = show.stage
    stage.advance(by: .milliseconds(400))
    expect(stage.viewTree.contains("Next.view (234 0 390 844) -> (0 0 390 844)"))
    grab.hand.pause()
    stage.advance(by: .seconds(5))
    expect(stage.viewTree.contains("Next.view (234 0 390 844) -> (0 0 390 844)"))
    if finishes { grab.hand.finish() } else { grab.hand.cancel() }
    try stage.settle()
    expect(stage.visible == (finishes ? ["Home", "Next"] : ["Home"]))
    try stage.close()
  }

  @Test(.rule("C-13")) func `a container slides from one child to another`() throws {
    let first = PlainViewController(title: "A"), second = PlainViewController(title: "B")
    let switcher = ChildSwitcherViewController(first: first), stage = Stage(switcher)
    switcher.show(second)
    stage.advance(by: .milliseconds(125))
    expect(
      stage.viewTree,
      equals: """
        window (0 0 390 844)
          Switcher.view (0 0 390 844)
            A.view (-195 0 390 844) -> (-390 0 390 844)
            B.view (195 0 390 844) -> (0 0 390 844)
        """)
    try stage.settle()
    expect(stage.visible, equals: ["Switcher", "B"])
    expect(switcher.current === second)
    try stage.close()
  }
}
