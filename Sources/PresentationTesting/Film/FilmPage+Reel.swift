extension FilmPage {
  /// The JavaScript that draws one film at a given place: the screen, the chart and the trace.
  ///
  /// A place consists of a time, the last moment that was recorded by then, and the last trace line
  /// that was recorded by then.
  static let reel = #"""
    // A view: an area and what is inside, in the coordinates of the superview.
    class FilmedView {
      constructor(data, index) {
        this.tracks = {};
        for (const name in scales) {
          this.tracks[name] = new Track(data.tracks[name] || [], scales[name], usual[name] || 0);
        }
        this.traits = new Track(data.traits, 1, 0);
        this.inside = data.inside;
        this.group = svg('g', {'class': 'view', 'data-name': data.name, 'data-view': index});
        this.area = svg('rect', {'class': 'area'}, this.group);
        const clip = 'clip' + FilmedView.count++;
        this.clip = svg('rect', {}, svg('clipPath', {id: clip}, this.group));
        this.clipName = `url(#${clip})`;
        this.content = svg('g', {}, svg('g', {}, this.group));
        this.label = svg('text', {x: 5}, this.group);
        this.label.textContent = data.name;
        this.shown = null;
      }

      // Labels whose views begin at one point of the screen are put below each other.
      draw(views, place, labels, origin) {
        const value = name => this.tracks[name].at(place.moment, place.ticks);
        const [a, b, c, d, x, y] = ['a', 'b', 'c', 'd', 'x', 'y'].map(value).map(short);
        const [width, height] = ['width', 'height'].map(n => short(Math.max(0, value(n))));
        const traits = this.traits.at(place.moment, 0);
        set(this.group, {transform: `matrix(${a} ${b} ${c} ${d} ${x} ${y})`,
          opacity: short(value('alpha')),
          'class': 'view' + (traits & 1 ? ' hidden' : '') + (traits & 4 ? ' flying' : '')});
        const fill = value('fill');
        const color = ['red', 'green', 'blue'].map(n => Math.round(value(n) * 255));
        const style = fill > 0 ? `fill:rgba(${color},${short(fill)})` : '';
        set(this.area, {width, height, rx: short(value('corners')), style});
        set(this.clip, {width, height, rx: short(value('corners'))});
        set(this.content.parentNode, {'clip-path': traits & 2 ? this.clipName : 'none'});
        const [left, top] = ['left', 'top'].map(name => short(-value(name)));
        set(this.content, {transform: `translate(${left} ${top})`});
        const isLabelled = width > 24 && height > 12;
        const [pointX, pointY] = [origin[0] + Number(x), origin[1] + Number(y)];
        const point = `${Math.round(pointX / 40)} ${Math.round(pointY / 12)}`;
        set(this.label, {y: 14 + 15 * (labels[point] || 0),
          visibility: isLabelled ? 'inherit' : 'hidden'});
        if (isLabelled) labels[point] = (labels[point] || 0) + 1;
        this.drawInside(views, place, labels, [pointX + Number(left), pointY + Number(top)]);
      }

      drawInside(views, place, labels, origin) {
        const entry = this.inside[last(this.inside, e => e[0] <= place.moment)] || [0];
        if (entry !== this.shown) {
          this.shown = entry;
          while (this.content.firstChild) this.content.removeChild(this.content.firstChild);
          for (const index of entry.slice(1)) this.content.appendChild(views[index].group);
        }
        for (const index of entry.slice(1)) views[index].draw(views, place, labels, origin);
      }
    }
    FilmedView.count = 0;

    class Reel {
      constructor(data, section) {
        Object.assign(this, data);
        const [width, height] = data.size;
        const screen = svg('svg', {viewBox: `-2 -2 ${width + 4} ${height + 4}`, role: 'img',
          'aria-label': 'The screen'}, section.querySelector('.screen'));
        this.drawn = data.views.map((view, index) => new FilmedView(view, index));
        screen.appendChild(this.drawn[0].content);
        svg('rect', {'class': 'edge', width, height}, screen);
        this.lanes = new Lanes(this, section.querySelector('.lanes'));
        this.readTrace(section.querySelector('.trace'));
      }

      readTrace(trace) {
        this.trace = trace;
        const texts = trace.textContent === '' ? [] : trace.textContent.split('\n');
        trace.textContent = '';
        this.spans = texts.map((text, index) => {
          const span = document.createElement('span');
          span.textContent = text;
          const move = this.moves.indexOf(index);
          span.className = move >= 0 ? 'move' : index === this.failure ? 'failure' : '';
          span.kind = span.className;
          if (move >= 0) span.setAttribute('data-move', move + 1);
          span.addEventListener('click', () => this.onSeek(index));
          trace.appendChild(span);
          return span;
        });
      }

      // The place at which a line was written, before or at the end of the film.
      placeOf(line) {
        if (line < 0) return this.place(this.moments[0][0], -1, 0);
        if (line >= this.lines.length) return this.placeAt(this.end);
        const time = this.lines[line][0];
        const moment = Math.max(0, last(this.moments, m => m[0] <= time && m[1] <= line));
        return this.place(Math.max(time, this.moments[moment][0]), line, moment);
      }

      placeAt(time) {
        const moment = Math.max(0, last(this.moments, m => m[0] <= time));
        return this.place(time, last(this.lines, l => l[0] <= time), moment);
      }

      place(time, line, moment) {
        return {time, line, moment, ticks: Math.max(0, time - this.moments[moment][0])};
      }

      show(place) {
        this.drawn[0].drawInside(this.drawn, place, {}, [0, 0]);
        this.lanes.show(place);
        this.spans.forEach((span, index) => {
          const state = index === place.line ? ' now' : index < place.line ? ' past' : '';
          if (span.className !== span.kind + state) span.className = span.kind + state;
        });
        const now = this.spans[place.line];
        if (now) {
          const top = now.offsetTop, box = this.trace;
          if (top < box.scrollTop + 40 || top > box.scrollTop + box.clientHeight - 60) {
            box.scrollTop = top - box.clientHeight / 2;
          }
        }
      }

      text(place) {
        const turn = place.line >= 0 ? this.lines[place.line][1] : 0;
        const waiting = this.lanes.waiting(place);
        return `${(place.time / 1e5).toFixed(3)} s, turn ${turn}, event ${place.line + 1} of `
          + `${this.lines.length}` + (waiting ? `, ${waiting} waiting` : '');
      }
    }

    """#
}
