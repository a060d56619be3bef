// Opens films and compares what the page draws with the view trees of the stage.
//
// node .ci/browser.mjs FOLDER [BROWSER]: the folder has films, and probes.json beside them. Without
// a browser the page's script runs here, on as much of a document as it needs.
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import vm from 'node:vm';

const [folder, browser] = process.argv.slice(2);
const films = JSON.parse(readFileSync(join(folder, 'probes.json'), 'utf8'));

// Runs in the page: the differences between its areas and the expected ones, and what keys do.
const probe = function (film) {
  const faults = [];
  const player = window.player, reel = player.reels[0];
  const numbers = text => (text || '').match(/-?[\d.]+(e-?\d+)?/g).map(Number);
  const areas = content => [...content.childNodes].flatMap(group => {
    const rect = group.childNodes[0];
    const [a, b, c, d, x, y] = numbers(group.getAttribute('transform'));
    const [w, h] = ['width', 'height'].map(name => Number(rect.getAttribute(name)));
    const xs = [x, x + a * w, x + c * h, x + a * w + c * h];
    const ys = [y, y + b * w, y + d * h, y + b * w + d * h];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const frame = [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
    return [{name: group.getAttribute('data-name'), frame},
      ...areas(group.childNodes[2].childNodes[0])];
  });
  for (const {seconds, expected} of film.probes) {
    player.seek(seconds * 1e5);
    const seen = areas(reel.drawn[0].content);
    if (seen.length !== expected.length) {
      faults.push(`${seconds} s: ${seen.length} areas, expected ${expected.length}`);
      continue;
    }
    expected.forEach(({name, frame}, index) => {
      const area = seen[index];
      const distance = Math.max(...frame.map((value, i) => Math.abs(value - area.frame[i])));
      if (area.name !== name || !(distance <= 0.5)) {
        faults.push(`${seconds} s: ${area.name} (${area.frame}), expected ${name} (${frame})`);
      }
    });
  }
  const press = (key, shiftKey = false) => document.dispatchEvent(
    Object.assign(new Event('keydown'), {key, shiftKey}));
  const check = (what, isTrue) => { if (!isTrue) faults.push(what); };
  press('Home');
  check('Home goes to the beginning', player.row === 0 && player.time === 0);
  press('ArrowRight');
  check('the right arrow goes one event on', player.row === 1);
  press('ArrowLeft');
  check('the left arrow goes one event back', player.row === 0);
  press('ArrowRight', true);
  check('Shift and the right arrow go one turn on', player.row >= 1);
  press('End');
  check('End goes to the end', player.time === player.total);
  press(',');
  check('the comma goes a frame back', player.time < player.total || player.total === 0);
  press(' ');
  check('Space plays', player.isPlaying === true);
  press(' ');
  check('Space pauses', player.isPlaying === false);
  player.slider.value = player.total / 2e5;
  player.slider.dispatchEvent(new Event('input'));
  check('the slider seeks', Math.abs(player.time - player.total / 2) < 2);
  return faults;
};

// As much of a document as a film needs.
class Element extends EventTarget {
  constructor(name) {
    super();
    Object.assign(this, {tagName: name.toUpperCase(), attributes: {}, childNodes: [], text: '',
      className: '', scrollTop: 0, scrollLeft: 0, clientWidth: 800, clientHeight: 600, offsetTop: 0});
  }
  setAttribute(name, value) { this.attributes[name] = String(value); }
  getAttribute(name) { return name in this.attributes ? this.attributes[name] : null; }
  appendChild(child) {
    if (child.parentNode) child.parentNode.removeChild(child);
    child.parentNode = this;
    this.childNodes.push(child);
    return child;
  }
  removeChild(child) {
    this.childNodes = this.childNodes.filter(other => other !== child);
    child.parentNode = null;
  }
  get firstChild() { return this.childNodes[0] || null; }
  get textContent() { return this.text; }
  set textContent(text) { this.text = text; this.childNodes = []; }
  querySelector(selector) { return (this.parts ||= {})[selector] ||= new Element(selector); }
  getBoundingClientRect() { return {left: 0, top: 0}; }
}

const unescaped = text => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"')
  .replaceAll('&amp;', '&');

const runHere = (html, film) => {
  const document = new Element('document');
  const traces = [...html.matchAll(/<pre[^>]*>([^]*?)<\/pre>/g)].map(match => unescaped(match[1]));
  const sections = traces.map(trace => {
    const section = new Element('section');
    section.querySelector('.trace').textContent = trace;
    return section;
  });
  const [data, script] = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(match => match[1]);
  document.querySelectorAll = selector => selector === 'section' ? sections : [];
  document.createElement = name => new Element(name);
  document.createElementNS = (_, name) => new Element(name);
  document.getElementById = () => ({textContent: data});
  document.querySelector('select').value = '1';
  const window = {};
  const context = vm.createContext({document, window, requestAnimationFrame: () => 0, Event});
  vm.runInContext(script, context, {filename: film.file});
  return vm.runInContext(`(${probe})`, context)(film);
};

// The page prints what the probe finds, and whatever the console was told, into its title.
const runInBrowser = (html, film) => {
  const page = join(folder, `probe-${film.file}`);
  const guard = '<script>window.errors = []; window.onerror = e => { errors.push(String(e)); };'
    + 'console.error = console.warn = (...a) => errors.push(a.join(" "));'
    + 'document.addEventListener("securitypolicyviolation", e => errors.push(e.blockedURI));</script>';
  const tail = `<script>document.title = JSON.stringify(errors.concat((${probe})(`
    + `${JSON.stringify(film).replaceAll('<', '\\u003c')})))</script>`;
  writeFileSync(page, html.replace('<head>', `<head>${guard}`).replace('</body>', `${tail}</body>`));
  const dom = execFileSync(browser, ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom',
    `file://${page}`], {encoding: 'utf8', maxBuffer: 1 << 28});
  return JSON.parse(unescaped(dom.match(/<title>([^]*?)<\/title>/)[1]));
};

let count = 0, failed = 0;
for (const film of films) {
  const html = readFileSync(join(folder, film.file), 'utf8');
  const outside = html.match(/\b(https?:)?\/\/(?!www\.w3\.org\/2000\/svg)[\w.-]+\.\w+\/?/g) || [];
  const faults = (browser ? runInBrowser : runHere)(html, film)
    .concat(outside.map(address => `refers to ${address}`));
  count += film.probes.length;
  if (faults.length) failed++;
  for (const fault of faults.slice(0, 5)) console.log(`${film.file}: ${fault}`);
}
console.log(`${films.length} films, ${count} instants, ${browser ? 'in a browser' : 'by their script alone'}: `
  + (failed ? `${failed} films differ` : 'the pages show the view trees'));
process.exit(failed ? 1 : 0);
