import UIKit

// A cell grows into a detail screen. A spring animates the position, and a curve the size.
protocol CardTransitioning {
  var cardContainer: UIView? { get }
  var card: UIView? { get }
}

class CardGridViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 170, height: 200)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    return UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  }()
  private var selectedCell: UICollectionViewCell?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Card")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    40
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selectedCell = collectionView.cellForItem(at: indexPath)
    let detail = CardDetailViewController(nibName: "Detail", bundle: nil)
    navigationController?.pushViewController(detail, animated: true)
  }
}

extension CardGridViewController: CardTransitioning {
  var cardContainer: UIView? { collectionView }
  var card: UIView? { selectedCell }
}

class CardDetailViewController: UIViewController {
  let header = CardView()
  let closeButton = UIButton(type: .system)
  var headerHeight: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    header.translatesAutoresizingMaskIntoConstraints = false
    closeButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(header)
    header.addSubview(closeButton)
    headerHeight = header.heightAnchor.constraint(equalToConstant: 500)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      headerHeight,
      closeButton.topAnchor.constraint(equalTo: header.topAnchor, constant: 20),
      closeButton.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -20),
      closeButton.widthAnchor.constraint(equalToConstant: 30),
      closeButton.heightAnchor.constraint(equalTo: closeButton.widthAnchor),
    ])
    closeButton.addAction(
      UIAction { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      }, for: .touchUpInside)
  }
}

extension CardDetailViewController: CardTransitioning {
  var cardContainer: UIView? { view }
  var card: UIView? { header }
}

class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 1 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let isPush = operation == .push
    guard
      let source = transitionContext.viewController(forKey: isPush ? .from : .to)
        as? CardTransitioning,
      let sourceContainer = source.cardContainer,
      let cell = source.card,
      let toView = transitionContext.view(forKey: .to),
      let fromView = transitionContext.view(forKey: .from)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let moving = isPush ? toView : fromView
    if !isPush { container.insertSubview(toView, at: 0) }
    container.addSubview(moving)
    let full = moving.frame
    let small = sourceContainer.convert(cell.frame, to: container)
    if isPush {
      moving.frame = small
      moving.layer.cornerRadius = 16
      moving.layoutIfNeeded()
    }
    cell.isHidden = true
    let target = isPush ? full : small

    let mover = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) {
      moving.center = CGPoint(x: target.midX, y: target.midY)
    }
    let sizer = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) {
      moving.bounds.size = target.size
      moving.layer.cornerRadius = isPush ? 0 : 16
      moving.layoutIfNeeded()
    }
    mover.addCompletion { _ in
      cell.isHidden = false
      moving.layer.cornerRadius = 0
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    mover.startAnimation()
    sizer.startAnimation()
  }
}

class CardNavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard fromVC is CardTransitioning, toVC is CardTransitioning else { return nil }
    return CardAnimator(operation: operation)
  }
}
