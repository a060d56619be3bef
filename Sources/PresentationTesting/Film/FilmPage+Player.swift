extension FilmPage {
  /// The JavaScript that plays the film, and draws the chart of controllers, transitions and
  /// values.
  static let player = #"""
    // Controllers, transitions and values over the lines of the trace.
    class Lanes {
      constructor(reel, box) {
        this.reel = reel;
        this.box = box;
        this.unit = 9;
        this.left = 130;
        const rows = reel.controllers.length + reel.transitions.length + reel.values.length;
        const width = this.left + (reel.lines.length + 2) * this.unit;
        this.svg = svg('svg', {width, height: rows * 20 + 6, role: 'img',
          'aria-label': 'Controllers, transitions and values over the events'}, box);
        this.row = 0;
        for (const lane of reel.controllers) this.drawController(lane);
        this.bars = reel.transitions.map(transition => this.drawTransition(transition));
        for (const lane of reel.values) this.drawValue(lane);
        for (const move of reel.moves) {
          svg('line', {'class': 'rule', x1: this.x(move), x2: this.x(move), y1: 0,
            y2: rows * 20 + 6}, this.svg);
        }
        this.head = svg('line', {'class': 'head', y1: 0, y2: rows * 20 + 6}, this.svg);
        this.svg.addEventListener('click', event => {
          const x = event.clientX - this.svg.getBoundingClientRect().left;
          reel.onSeek(Math.round((x - this.left) / this.unit) - 1);
        });
      }

      x(line) { return this.left + (line + 1) * this.unit; }

      drawName(name) {
        const y = this.row++ * 20 + 3;
        const label = svg('text', {x: 4, y: y + 13}, this.svg);
        label.textContent = name.length > 21 ? name.slice(0, 20) + '…' : name;
        svg('title', {}, label).textContent = name;
        return y;
      }

      // A bar while the controller has appeared, a wedge while it appears or disappears.
      drawController(lane) {
        const y = this.drawName(lane.name);
        const height = {appearing: [0, 14], appeared: [14, 14], disappearing: [14, 0],
          disappeared: [0, 0]};
        lane.changes.forEach(([line, state], index) => {
          const next = lane.changes[index + 1];
          const [from, to] = [this.x(line), this.x(next ? next[0] : this.reel.lines.length)];
          const [first, second] = height[state];
          if (!first && !second) return;
          const wedge = svg('polygon', {'class': 'bar', points: `${from},${y + 14} `
            + `${from},${y + 14 - first} ${to},${y + 14 - second} ${to},${y + 14}`}, this.svg);
          svg('title', {}, wedge).textContent = `${lane.name}: ${state}`;
        });
      }

      // The line that a moment comes before.
      lineOf(moment) { return this.reel.moments[moment][1] - 0.5; }

      drawTransition(transition) {
        const y = this.drawName(transition.name);
        const from = this.x(this.lineOf(transition.begin));
        const to = transition.end === undefined ? this.x(this.reel.lines.length)
          : this.x(this.lineOf(transition.end));
        const bar = svg('rect', {'class': 'running', x: from, y, height: 14,
          width: Math.max(2, to - from)}, this.svg);
        svg('title', {}, bar).textContent = transition.name;
        const progress = svg('rect', {'class': 'progress', x: from, y: y + 10, height: 4,
          width: 0}, this.svg);
        const waiting = svg('text', {x: to + 4, y: y + 12}, this.svg);
        return {transition, progress, waiting, width: to - from,
          percent: new Track(transition.percent, 1e4, 0),
          count: new Track(transition.waiting, 1, 0)};
      }

      drawValue(lane) {
        const y = this.drawName(lane.name);
        lane.changes.forEach(([line, text], index) => {
          const next = lane.changes[index + 1];
          const room = Math.floor(((next ? next[0] : this.reel.lines.length + 12) - line)
            * this.unit / 6);
          svg('line', {'class': 'head', x1: this.x(line), x2: this.x(line), y1: y, y2: y + 14},
            this.svg);
          const label = svg('text', {x: this.x(line) + 3, y: y + 12}, this.svg);
          label.textContent = text.length > room
            ? text.slice(0, Math.max(1, room - 1)) + '…' : text;
          svg('title', {}, label).textContent = text;
        });
      }

      // The progress of a transition: as its gesture drives it, else by time.
      part(bar, place) {
        const {begin, end} = bar.transition;
        if (place.moment < begin) return 0;
        if (end !== undefined && place.moment >= end) return 1;
        if (bar.transition.percent.length) return bar.percent.at(place.moment, place.ticks);
        const from = this.reel.moments[begin][0];
        const to = end === undefined ? this.reel.end : this.reel.moments[end][0];
        return to > from ? Math.min(1, (place.time - from) / (to - from)) : 1;
      }

      // The requests that wait for the transitions of a moment.
      waiting(place) {
        return this.bars.reduce((sum, {transition, count}) =>
          sum + (transition.begin <= place.moment
            && (transition.end === undefined || place.moment < transition.end)
            ? count.at(place.moment, 0) : 0), 0);
      }

      show(place) {
        const x = this.x(place.line) + this.unit / 2;
        set(this.head, {x1: x, x2: x});
        for (const bar of this.bars) {
          const part = this.part(bar, place);
          set(bar.progress, {width: short(Math.max(0, part * bar.width))});
          const count = part > 0 && part < 1 ? bar.count.at(place.moment, 0) : 0;
          bar.waiting.textContent = count ? `${count} waiting` : '';
        }
        if (x < this.box.scrollLeft + this.left || x > this.box.scrollLeft + this.box.clientWidth) {
          this.box.scrollLeft = x - this.box.clientWidth / 2;
        }
      }
    }

    // Plays one film or two. A stop is a row of the trace; between two stops time passes.
    class Player {
      constructor(data) {
        const sections = [...document.querySelectorAll('section')];
        this.reels = data.films.map((film, index) => new Reel(film, sections[index]));
        const rows = data.rows || this.reels[0].lines.map((_, line) => [line]);
        this.stops = this.places(rows);
        this.begins = [0];
        for (let i = 1; i < this.stops.length; i++) {
          const spans = this.reels.map((_, r) => this.stops[i][r].time - this.stops[i - 1][r].time);
          this.begins.push(this.begins[i - 1] + Math.max(0, ...spans));
        }
        this.total = this.begins[this.begins.length - 1];
        this.slider = document.querySelector('input');
        this.output = document.querySelector('output');
        this.button = document.querySelector('[data-do=play]');
        this.speed = document.querySelector('select');
        this.slider.max = this.total / 1e5;
        this.reels.forEach((reel, r) => { reel.onSeek = line => this.stop(this.rowOf(r, line)); });
        this.isPlaying = false;
        this.listen();
        this.stop(0);
      }

      // The first stop is the beginning, the last one the end; a film without a line in a row
      // stays at its last one.
      places(rows) {
        const lines = this.reels.map(() => -1);
        const stops = rows.map(row => this.reels.map((reel, r) => {
          if (row[r] >= 0) lines[r] = row[r];
          return reel.placeOf(lines[r]);
        }));
        const ends = this.reels.map(reel => reel.placeOf(reel.lines.length));
        return [this.reels.map(reel => reel.placeOf(-1)), ...stops, ends];
      }

      rowOf(reel, line) {
        const row = this.stops.findIndex(stop => stop[reel].line >= line);
        return row < 0 ? this.stops.length - 1 : row;
      }

      stop(row) {
        this.row = Math.min(this.stops.length - 1, Math.max(0, row));
        this.time = this.begins[this.row];
        this.show(this.stops[this.row]);
      }

      // Goes to a time of the slider, in ticks.
      seek(time) {
        this.time = Math.min(this.total, Math.max(0, time));
        this.row = Math.max(0, last(this.begins, begin => begin <= this.time));
        const stop = this.stops[this.row], next = this.stops[this.row + 1];
        const part = next ? (this.time - this.begins[this.row])
          / (this.begins[this.row + 1] - this.begins[this.row] || 1) : 0;
        this.show(stop.map((place, r) => {
          if (!next || part === 0) return this.reels[r].placeAt(place.time);
          return this.reels[r].placeAt(place.time + part * (next[r].time - place.time));
        }));
      }

      show(places) {
        this.reels.forEach((reel, r) => reel.show(places[r]));
        this.slider.value = this.time / 1e5;
        this.output.textContent = this.reels.map((reel, r) => reel.text(places[r])).join(' | ');
      }

      // The next row whose turn is another one.
      turn(step) {
        const turnOf = row => this.reels.map((reel, r) => {
          const line = this.stops[row][r].line;
          return line < 0 ? -1 : reel.lines[line][1];
        }).join();
        let row = this.row;
        const from = turnOf(row);
        while (this.stops[row + step] && turnOf(row) === from) row += step;
        this.stop(row);
      }

      play(isPlaying) {
        this.isPlaying = isPlaying;
        this.button.textContent = isPlaying ? '❚❚ Pause' : '▶ Play';
        if (!isPlaying) return;
        if (this.time >= this.total) this.stop(0);
        let before = null;
        const frame = now => {
          if (!this.isPlaying) return;
          if (before !== null) this.seek(this.time + (now - before) * 100 * this.speed.value);
          before = now;
          if (this.time >= this.total) return this.play(false);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }

      listen() {
        const frame = 1e5 / 60;
        const deeds = {
          begin: () => this.stop(0), finish: () => this.stop(this.stops.length - 1),
          back: big => big ? this.turn(-1) : this.stop(this.row - 1),
          next: big => big ? this.turn(1) : this.stop(this.row + 1),
          play: () => this.play(!this.isPlaying),
          frameBack: () => this.seek(this.time - frame),
          frameNext: () => this.seek(this.time + frame),
        };
        const keys = {' ': 'play', ArrowLeft: 'back', ArrowRight: 'next', ',': 'frameBack',
          '.': 'frameNext', Home: 'begin', End: 'finish'};
        const act = (name, big) => {
          if (name !== 'play') this.play(false);
          deeds[name](big);
        };
        document.addEventListener('keydown', event => {
          const name = keys[event.key];
          if (!name || event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.target.tagName === 'SELECT') return;
          event.preventDefault();
          act(name, event.shiftKey);
        });
        for (const button of document.querySelectorAll('[data-do]')) {
          const name = button.getAttribute('data-do');
          button.addEventListener('click', event => act(name, event.shiftKey));
        }
        this.slider.addEventListener('input', () => {
          this.play(false);
          this.seek(this.slider.value * 1e5);
        });
      }
    }

    window.player = new Player(JSON.parse(document.getElementById('film').textContent));

    """#
}
