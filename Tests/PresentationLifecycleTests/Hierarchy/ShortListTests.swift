import PresentationLifecycle
import TestSupport
import Testing

struct ShortListTests {
  @Test(arguments: 0...6)
  func `a short list has its elements in the order in which they were added`(count: Int) {
    var list = ShortList<Int>()
    for number in 0..<count { list.append(number) }
    expect(Array(list), equals: Array(0..<count))
    expect(list.last, equals: (0..<count).last)
  }

  @Test func `lists with equal elements are equal, also after elements were removed`() {
    var list: ShortList = [1, 2, 3, 2, 4]
    list.remove(2)
    expect(list, equals: [1, 3, 4])
    list.remove(5)
    expect(list, equals: [1, 3, 4])
    expect(list.hashValue, equals: ShortList([1, 3, 4]).hashValue)
  }
}
