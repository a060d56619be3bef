/// The printed trace of an animated sheet: eight lines, 0.5 s, turns 1 to 2.
public let sheetLines = [
  "   0.000    1   Home                present(Editor, animated)",
  "   0.000    1   Editor              viewDidLoad",
  "   0.000    1+  Editor.presentation  presentationTransitionWillBegin",
  "   0.000    1+  Editor              viewWillAppear(animated)",
  "   0.000    1+  Editor              viewIsAppearing(animated)",
  "   0.500    2   Editor.transition   completeTransition(true)",
  "   0.500    2   Editor.presentation  presentationTransitionDidEnd(true)",
  "   0.500    2   Editor              viewDidAppear(animated)",
]
