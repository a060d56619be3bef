import PresentationLifecycle
import TestSupport
import Testing

/// The identities of elements, which become invalid when an element is removed.
struct SlotsTests {
  @Test func `an element in Slots is found by the identity that insert returned`() {
    var slots = Slots<String>()
    let a = slots.insert("a"), b = slots.insert("b")
    expect(slots[a] == "a" && slots[b] == "b")
    expect(slots.count == 2 && slots.ids == [a, b])
  }

  @Test func `the identity of an element is invalid after the element was removed`() {
    var slots = Slots<String>()
    let a = slots.insert("a")
    slots.remove(a)
    expect(!slots.contains(a) && slots[a] == nil)
    expect(slots.update(a) { $0 = "again" } == nil)
    expect(slots.count == 0 && slots.ids.isEmpty)
  }

  @Test func `a free slot is reused with a new generation number`() {
    var slots = Slots<String>()
    let old = slots.insert("old")
    slots.remove(old)
    let new = slots.insert("new")
    expect(new.index == old.index && new.generation == old.generation + 1)
    expect(slots[old] == nil && slots[new] == "new")
  }

  @Test func `if a slot is reused, removing the old identity does not remove the new element`() {
    var slots = Slots<String>()
    let old = slots.insert("old")
    slots.remove(old)
    let new = slots.insert("new")
    slots.remove(old)
    expect(slots[new] == "new" && slots.count == 1)
  }

  @Test func `removing an element twice frees its slot only once`() {
    var slots = Slots<String>()
    let a = slots.insert("a")
    slots.remove(a)
    slots.remove(a)
    let b = slots.insert("b"), c = slots.insert("c")
    expect(b.index != c.index && slots.count == 2)
  }

  @Test(arguments: 0..<4) func `removing an element keeps the identities of the other elements`(
    removed: Int
  ) {
    var slots = Slots<String>()
    let names = ["a", "b", "c", "d"]
    let ids = names.map { slots.insert($0) }
    expect(slots.take(ids[removed]), equals: names[removed])
    for (place, name) in names.enumerated() where place != removed {
      expect(slots[ids[place]], equals: name)
    }
    expect(slots.ids, equals: ids.filter { $0 != ids[removed] })
    let new = slots.insert("new")
    expect(new.index == ids[removed].index && slots[new] == "new")
    expect(slots.ids.map(\.index), equals: [0, 1, 2, 3])
  }

  @Test func `an identity with an index beyond the last slot is invalid`() {
    var big = Slots<String>(), small = Slots<String>()
    _ = (big.insert("a"), small.insert("a"))
    let beyond = big.insert("b")
    expect(small[beyond] == nil)
  }

  @Test func `the update function of Slots changes an element in place`() {
    var slots = Slots<String>()
    let a = slots.insert("a")
    let length = slots.update(a) { element in
      element += "!"
      return element.count
    }
    expect(length == 2 && slots[a] == "a!")
  }
}
