public import Foundation

/// What a view is asked about when a point is looked for; it says nothing but that it is there.
///
/// Touches are the stage's and the gesture recognisers' affair.
public final class ViewEvent: NSObject, Sendable {}
