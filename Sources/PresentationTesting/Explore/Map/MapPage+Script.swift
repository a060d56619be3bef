extension MapPage {
  static let style = """
    header { display: flex; gap: 16px; align-items: center; padding: 8px 16px;
      border-bottom: 1px solid var(--soft); }
    h1 { font-size: 16px; margin: 0; } h2 { font-size: 14px; margin: 12px 0 4px; }
    main { flex: 1; min-height: 0; display: flex; } .map { flex: 1; overflow: auto; }
    aside { width: 340px; overflow: auto; padding: 0 16px 16px;
      border-left: 1px solid var(--soft); }
    code { overflow-wrap: anywhere; } td { padding: 1px 10px 1px 0; vertical-align: top; }
    .never { color: var(--bad); font-weight: 700; } ol { padding-left: 20px; }
    svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
    svg .count { font-size: 11px; } marker path { fill: var(--line); }
    .group { cursor: pointer; } .group rect { fill: var(--soft); stroke: var(--line); }
    .group.chosen rect { stroke: var(--mark); stroke-width: 3; }
    .group.found rect { stroke: var(--ink); stroke-width: 3; stroke-dasharray: 6 3; }
    .group.failing rect { stroke: var(--bad); stroke-width: 3; }
    .edge { fill: none; stroke: var(--line); opacity: 0.35; }
    .edge.chosen { stroke: var(--mark); stroke-width: 2; opacity: 1; }
    .edge.failing { stroke: var(--bad); stroke-width: 3; opacity: 1; }

    """

  /// The JavaScript of the page, which selects groups, searches for groups, and marks the path to a
  /// failure.
  static let script = #"""
    'use strict';
    const map = JSON.parse(document.getElementById('map').textContent);
    const all = selector => [...document.querySelectorAll(selector)];
    const groups = all('.group'), edges = new Map(all('.edge').map(path =>
      [Number(path.getAttribute('data-edge')), path]));
    const details = document.querySelector('.details');

    const mark = (elements, name, isMarked) => {
      elements.forEach((element, index) => element.classList.toggle(name, isMarked(index)));
    };
    const markEdges = (name, isMarked) => {
      for (const [index, path] of edges) path.classList.toggle(name, isMarked(map.edges[index]));
    };
    const add = (parent, name, text) => {
      const element = document.createElement(name);
      element.textContent = text;
      parent.appendChild(element);
      return element;
    };

    const list = (title, index, isOutgoing) => {
      add(details, 'h3', title);
      const table = add(details, 'table', '');
      for (const edge of map.edges) {
        if ((isOutgoing ? edge.source : edge.target) !== index) continue;
        const other = map.groups[isOutgoing ? edge.target : edge.source].scene;
        for (const name of Object.keys(edge.moves).sort()) {
          const row = add(table, 'tr', '');
          add(row, 'td', name);
          add(row, 'td', edge.moves[name]);
          add(row, 'td', edge.source === edge.target ? 'stays here' : other);
        }
      }
    };

    const choose = index => {
      const group = map.groups[index];
      mark(groups, 'chosen', i => i === index);
      markEdges('chosen', edge => edge.source === index || edge.target === index);
      details.textContent = '';
      add(details, 'h2', group.scene || 'nothing visible');
      add(details, 'p', `${group.states} states; a shortest way to the first of them:`);
      add(details, 'code', group.schedule || 'the beginning');
      list('Steps from here', index, true);
      list('Steps to here', index, false);
    };

    groups.forEach((group, index) => {
      group.addEventListener('click', () => choose(index));
      group.addEventListener('keydown', event => { if (event.key === 'Enter') choose(index); });
    });
    for (const button of all('[data-failure]')) {
      button.addEventListener('click', () => {
        const path = map.failures[Number(button.getAttribute('data-failure'))].path;
        mark(groups, 'failing', index => path.includes(index));
        markEdges('failing', edge => path.some((group, i) =>
          group === edge.source && path[i + 1] === edge.target));
        groups[path[path.length - 1]].scrollIntoView({block: 'center', inline: 'center'});
      });
    }
    document.querySelector('input').addEventListener('input', event => {
      const text = event.target.value.trim().toLowerCase();
      const isFound = index => text !== '' && (map.groups[index].scene.toLowerCase().includes(text)
        || map.edges.some(edge => edge.source === index
          && Object.keys(edge.moves).some(name => name.toLowerCase().includes(text))));
      mark(groups, 'found', isFound);
      const count = map.groups.filter((_, index) => isFound(index)).length;
      document.querySelector('output').textContent = text === '' ? '' : `${count} groups found`;
    });

    """#
}
