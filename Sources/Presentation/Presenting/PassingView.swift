/// A presented view beside which touches reach the views behind its container view.
@MainActor package protocol PassingView: View {}
