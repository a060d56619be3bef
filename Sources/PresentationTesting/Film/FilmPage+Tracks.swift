extension FilmPage {
  /// The JavaScript that reads the recorded values of a view, in the format of `FilmTrack.numbers`.
  static let tracks = #"""
    'use strict';
    const last = (list, isPast) => {
      let low = 0, high = list.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isPast(list[middle])) low = middle + 1; else high = middle;
      }
      return low - 1;
    };

    // A number that is held from a moment on, or moves along curves.
    class Track {
      constructor(numbers, scale, usual) {
        this.entries = [];
        this.scale = scale;
        this.usual = usual;
        let moment = 0, value = 0;
        for (let i = 0; i < numbers.length;) {
          moment += numbers[i++];
          value += numbers[i++];
          const entry = {moment, value, curves: []};
          let begin = 0;
          for (let count = numbers[i++]; count > 0; count--, i += 4) {
            const [length, first, second, change] = numbers.slice(i, i + 4);
            entry.curves.push({begin, length, value, first, second, change});
            begin += length;
            value += change;
          }
          entry.end = value;
          this.entries.push(entry);
        }
      }

      // The value at a time since a moment began.
      at(moment, ticks) {
        const entry = this.entries[last(this.entries, e => e.moment <= moment)];
        return entry ? this.value(entry, moment, ticks) / this.scale : this.usual;
      }

      value(entry, moment, ticks) {
        if (entry.moment < moment) return entry.end;
        const curve = entry.curves[last(entry.curves, c => c.begin <= ticks)];
        if (!curve) return entry.value;
        if (ticks >= curve.begin + curve.length) return curve.value + curve.change;
        const part = (ticks - curve.begin) / curve.length, rest = 1 - part;
        return curve.value + 3 * rest * rest * part * curve.first
          + 3 * rest * part * part * curve.second + part * part * part * curve.change;
      }
    }

    const scales = {a: 1e4, b: 1e4, c: 1e4, d: 1e4, alpha: 1e4, fill: 1e4, x: 100, y: 100,
      width: 100, height: 100, corners: 100, left: 100, top: 100, red: 255, green: 255, blue: 255};
    const usual = {a: 1, d: 1, alpha: 1};

    const svg = (name, attributes, parent) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      set(element, attributes);
      if (parent) parent.appendChild(element);
      return element;
    };
    const set = (element, attributes) => {
      for (const name in attributes) {
        const text = String(attributes[name]);
        if (element.getAttribute(name) !== text) element.setAttribute(name, text);
      }
    };
    const short = number => String(Math.round(number * 1000) / 1000);

    """#
}
