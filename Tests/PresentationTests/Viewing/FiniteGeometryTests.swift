import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor @Suite("Geometry that is not finite") struct FiniteGeometryTests {
  @Test(arguments: [Double.nan, .infinity])
  func `setting a view's geometry to NaN or infinity reports an issue and changes nothing`(
    number: Double
  ) throws {
    let home = ViewController("Home"), stage = Stage(home), view = View("box")
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    home.view.addSubview(view)
    let changes: [(property: String, change: () -> Void)] = [
      ("bounds", { view.bounds.size.width = number }),
      ("center", { view.center.x = number }),
      ("center", { view.center.y = number }),
      ("transform", { view.transform.tx = number }),
      ("alpha", { view.alpha = number }),
      ("anchor point", { view.layer.anchorPoint.y = number }),
      ("size", { stage.resize(to: CGSize(width: number, height: 844)) }),
      ("size", { stage.resize(to: CGSize(width: 390, height: number)) }),
      ("frame", { view.frame = CGRect(x: 0, y: number, width: 1, height: 1) }),
    ]
    for (count, (property, change)) in changes.enumerated() {
      change()
      expect(stage.issues.count, equals: count + 1)
      expect(stage.issues.last?.code, equals: .notFinite)
      expect(stage.issues.last?.message.contains(" \(property) of ") == true)
    }
    expect(view.frame, equals: CGRect(x: 10, y: 20, width: 30, height: 40))
    expect(view.transform == .identity && view.alpha == 1)
    try stage.close()
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a gesture to a place that is not finite reports an issue and moves nothing`(number: Double)
    throws
  {
    let home = ViewController("Home"), sheet = ViewController("Sheet"), stage = Stage(home)
    sheet.modalPresentationStyle = .pageSheet
    home.present(sheet, animated: false)
    try stage.settle()
    let frame = sheet.view.frame
    sheet.sheetPresentationController?.drag(toHeight: number)
    let drag = stage.user.drag("Sheet")
    drag.update(number)
    expect(stage.issues.map(\.code) == [.notFinite, .notFinite] && sheet.view.frame == frame)
    drag.cancel()
    try stage.settle()
    try stage.close()
  }
}
