extension ClockState {
  /// Whether there is no work and no requested commit.
  var isIdle: Bool {
    commitRequest == nil && timers.isEmpty && blocks.isEmpty && links.allArePaused
  }

  /// All work, ordered by deadline; work with equal deadlines is in the order in which it was
  /// scheduled.
  var pending: [PendingWork] {
    var found: [(deadline: Int64, order: UInt64, work: PendingWork)] = []
    timers.forEach { plan, due in
      found.append((due.instant, due.order, work(plan, at: due.instant)))
    }
    for block in blocks.blocks {
      found.append((block.queuedAt, block.order, work(block)))
    }
    for link in links.entries where !link.isPaused {
      let next = link.ticks(in: mode) ? link.next : link.grid.frame(after: now)
      let work = work(
        .displayLink, link.what, at: next.instant, mode: link.mode, site: link.site)
      found.append((next.instant, link.number, work))
    }
    found.sort { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
    return found.map(\.work)
  }

  /// All work, followed by the requested commit, if there is one.
  var unfinished: [PendingWork] {
    guard let commitRequest else { return pending }
    return pending + [work(.commit, "commit", at: now, site: commitRequest)]
  }

  func work(_ plan: TimerPlan, at deadline: Int64) -> PendingWork {
    work(
      plan.kind, plan.what, at: deadline, every: plan.interval, mode: plan.mode, site: plan.site)
  }

  func work(_ block: borrowing QueuedBlock) -> PendingWork {
    work(block.kind, block.what, at: block.queuedAt, site: block.site)
  }

  private func work(
    _ kind: PendingWork.Kind, _ what: String, at deadline: Int64, every interval: Int64? = nil,
    mode: RunLoopMode = .common, site: CallSite
  ) -> PendingWork {
    PendingWork(
      kind: kind, what: what, deadline: .nanoseconds(deadline),
      interval: interval.map { .nanoseconds($0) },
      awaitedMode: mode.runs(in: self.mode) ? nil : mode,
      fileID: site.fileID, line: site.line)
  }
}
