#if !canImport(Darwin)
  import CoreGraphics
  import PresentationTesting
  import QuartzCore
  import TestSupport
  import Testing
  import UIKit
  import UIKitSupport

  /// Tests of names that Core Graphics, Objective-C and Foundation declare on Apple's systems.
  @MainActor @Suite("Names that the package declares only on systems other than Apple's")
  struct StandInNameTests {
    private let home = PlainViewController(title: "Home")
    private let stage: Stage

    init() {
      stage = Stage(home)
    }

    @Test(arguments: [
      RawValues([NSKeyValueChange.setting, .insertion, .removal, .replacement], [1, 2, 3, 4]),
      RawValues([NSKeyValueObservingOptions.new, .old, .initial, .prior], [1, 2, 4, 8]),
      RawValues(
        [
          objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
          .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
        ], [0, 1, 3, 0o1401, 0o1403]),
    ])
    func `enumeration cases and options have the raw values of Objective-C's headers`(
      values: RawValues
    ) {
      expect(values.found, equals: values.documented)
    }

    @Test func `an observed change has only the values that the options request`() {
      var changes: [NSKeyValueObservedChange<CGFloat>] = []
      let options: [NSKeyValueObservingOptions] = [[], .old, .new, [.old, .new]]
      let tokens = options.map { options in
        home.view.observe(\.alpha, options: options) { _, change in changes.append(change) }
      }
      home.view.alpha = 0.5
      expect(changes.map(\.oldValue), equals: [nil, 1, nil, 1])
      expect(changes.map(\.newValue), equals: [nil, nil, 0.5, 0.5])
      for change in changes {
        expect(change.kind, equals: NSKeyValueChange.setting)
        expect(!change.isPrior && change.indexes == nil)
      }
      for token in tokens { token.invalidate() }
    }

    @Test func `an observation with the option prior is reported once as not modeled`() {
      let watcher = UIView()
      for options: NSKeyValueObservingOptions in [.new, .old, .initial] {
        home.view.observe(\.alpha, options: options) { _, _ in }.invalidate()
      }
      expect(stage.issues.isEmpty)
      stage.world.use {
        home.view.observe(\.alpha, options: [.new, .prior]) { _, _ in }.invalidate()
        home.view.addObserver(watcher, forKeyPath: "alpha", options: .prior, context: nil)
        home.view.removeObserver(watcher, forKeyPath: "alpha")
      }
      expect(stage.issues.map(\.code), equals: [.notModelled])
    }

    @Test func `a CGColor has the components of its UIColor`() {
      let color: CGColor = UIColor.orange.cgColor
      expect(UIColor(cgColor: color) == UIColor.orange && color != UIColor.purple.cgColor)
    }

    @Test func `CGPath, CGContext and CGImage are the package's paths, contexts and images`() {
      let path: CGPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
      let copy = CGMutablePath()
      copy.addPath(path)
      expect(copy.boundingBox == path.boundingBox && !copy.isEmpty)
      let image: CGImage? = UIImage(size: CGSize(width: 3, height: 4), scale: 2).cgImage
      expect(image?.width == 6 && image?.height == 8)
      stage.world.use {
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
        let context: CGContext? = UIGraphicsGetCurrentContext()
        expect(context != nil)
        UIGraphicsEndImageContext()
      }
    }
  }
#endif
