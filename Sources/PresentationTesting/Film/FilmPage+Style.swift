extension FilmPage {
  static let controls = """
    <div class="controls" role="toolbar" aria-label="Playback">
    <button data-do="begin" title="To the beginning (Home)">⏮</button>
    <button data-do="back" title="One event back (←); with Shift one turn">◀</button>
    <button data-do="play" title="Play or pause (Space)">▶ Play</button>
    <button data-do="next" title="One event on (→); with Shift one turn">▶</button>
    <button data-do="finish" title="To the end (End)">⏭</button>
    <label>Speed <select><option>0.1</option><option>0.25</option><option selected>1</option>\
    <option>4</option></select></label>
    <input type="range" min="0" step="any" value="0" aria-label="Time in seconds">
    <output></output>
    </div>

    """

  static let style = """
    header { padding: 8px 16px; border-bottom: 1px solid var(--soft); }
    h1 { font-size: 16px; margin: 0; } header p { margin: 2px 0; white-space: pre-line; }
    .controls { display: flex; gap: 6px; align-items: center; flex-wrap: wrap; margin-top: 6px; }
    .controls input { flex: 1; min-width: 160px; } output { font-variant-numeric: tabular-nums; }
    button { min-width: 34px; }
    main { flex: 1; min-height: 0; display: flex; }
    section { flex: 1; min-width: 0; padding: 12px; display: grid; gap: 12px;
      grid-template: minmax(0, 1fr) auto / minmax(160px, 38%) minmax(0, 1fr);
      grid-template-areas: "screen trace" "lanes lanes"; }
    section + section { border-left: 2px solid var(--soft); }
    .screen { grid-area: screen; min-height: 0; } .screen svg { width: 100%; height: 100%; }
    .trace { grid-area: trace; margin: 0; overflow: auto; border: 1px solid var(--soft);
      font: 12px/1.5 ui-monospace, monospace; position: relative; }
    .trace span { display: block; padding: 0 6px 0 3px; border-left: 3px solid transparent;
      cursor: pointer; width: max-content; min-width: 100%; }
    .trace .past { background: var(--glass); } .trace .now { border-color: var(--mark);
      font-weight: 700; background: var(--soft); }
    .trace .move::before { content: attr(data-move) " ▸ "; color: var(--mark); }
    .trace .failure::before { content: "✗ "; color: var(--bad); }
    .lanes { grid-area: lanes; overflow: auto; max-height: 34vh; border: 1px solid var(--soft); }
    .lanes text { font: 11px system-ui, sans-serif; fill: var(--ink); }
    .lanes .bar { fill: var(--line); stroke: var(--line); }
    .lanes .shade { fill: var(--soft); stroke: none; } .lanes .time { fill: var(--line); }
    .lanes .running { fill: var(--soft); stroke: var(--line); }
    .lanes .progress { fill: var(--mark); } .lanes .rule { stroke: var(--soft); }
    .lanes .head { stroke: var(--mark); stroke-width: 2; }
    .lanes .names { fill: var(--paper); }
    .screen .view > .area { stroke: var(--line); stroke-width: 1; fill: var(--glass);
      vector-effect: non-scaling-stroke; }
    .screen text { font: 12px system-ui, sans-serif; fill: var(--ink); paint-order: stroke;
      stroke: var(--paper); stroke-width: 3px; }
    .screen .hidden .area { fill: none !important; stroke-dasharray: 3 4; }
    .screen .hidden text { opacity: 0.5; }
    .screen .flying > .area { stroke: var(--mark); stroke-width: 3; stroke-dasharray: 8 3; }
    .screen .edge { fill: none; stroke: var(--ink); stroke-width: 2; }
    @media (max-width: 700px) { main { flex-direction: column; overflow: auto; }
      section { min-height: 90vh; } }

    """
}
