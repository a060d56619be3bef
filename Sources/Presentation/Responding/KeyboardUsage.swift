/// A key of a hardware keyboard with the American layout; the raw values are the same as in UIKit.
public enum KeyboardUsage: Int, Hashable, Sendable {
  /// A key that the package does not know.
  case keyboardErrorUndefined = 3
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1.
  case keyboard1 = 30
  /// The key 2.
  case keyboard2 = 31
  /// The key 3.
  case keyboard3 = 32
  /// The key 4.
  case keyboard4 = 33
  /// The key 5.
  case keyboard5 = 34
  /// The key 6.
  case keyboard6 = 35
  /// The key 7.
  case keyboard7 = 36
  /// The key 8.
  case keyboard8 = 37
  /// The key 9.
  case keyboard9 = 38
  /// The key 0.
  case keyboard0 = 39
  /// The return key.
  case keyboardReturnOrEnter = 40
  /// The escape key.
  case keyboardEscape = 41
  /// The key that deletes backward.
  case keyboardDeleteOrBackspace = 42
  /// The tabulator key.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The key with a hyphen.
  case keyboardHyphen = 45
  /// The key with an equal sign.
  case keyboardEqualSign = 46
  /// The key with an opening bracket.
  case keyboardOpenBracket = 47
  /// The key with a closing bracket.
  case keyboardCloseBracket = 48
  /// The key with a backslash.
  case keyboardBackslash = 49
  /// The key with a semicolon.
  case keyboardSemicolon = 51
  /// The key with a quotation mark.
  case keyboardQuote = 52
  /// The key with a grave accent.
  case keyboardGraveAccentAndTilde = 53
  /// The key with a comma.
  case keyboardComma = 54
  /// The key with a period.
  case keyboardPeriod = 55
  /// The key with a slash.
  case keyboardSlash = 56
  /// The caps lock key.
  case keyboardCapsLock = 57
  /// The function key F1.
  case keyboardF1 = 58
  /// The function key F2.
  case keyboardF2 = 59
  /// The function key F3.
  case keyboardF3 = 60
  /// The function key F4.
  case keyboardF4 = 61
  /// The function key F5.
  case keyboardF5 = 62
  /// The function key F6.
  case keyboardF6 = 63
  /// The function key F7.
  case keyboardF7 = 64
  /// The function key F8.
  case keyboardF8 = 65
  /// The function key F9.
  case keyboardF9 = 66
  /// The function key F10.
  case keyboardF10 = 67
  /// The function key F11.
  case keyboardF11 = 68
  /// The function key F12.
  case keyboardF12 = 69
  /// The home key.
  case keyboardHome = 74
  /// The page up key.
  case keyboardPageUp = 75
  /// The key that deletes forward.
  case keyboardDeleteForward = 76
  /// The end key.
  case keyboardEnd = 77
  /// The page down key.
  case keyboardPageDown = 78
  /// The right arrow key.
  case keyboardRightArrow = 79
  /// The left arrow key.
  case keyboardLeftArrow = 80
  /// The down arrow key.
  case keyboardDownArrow = 81
  /// The up arrow key.
  case keyboardUpArrow = 82
  /// The left control key.
  case keyboardLeftControl = 224
  /// The left shift key.
  case keyboardLeftShift = 225
  /// The left option key.
  case keyboardLeftAlt = 226
  /// The left command key.
  case keyboardLeftGUI = 227
  /// The right control key.
  case keyboardRightControl = 228
  /// The right shift key.
  case keyboardRightShift = 229
  /// The right option key.
  case keyboardRightAlt = 230
  /// The right command key.
  case keyboardRightGUI = 231
}
