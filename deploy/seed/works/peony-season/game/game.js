// Peony Season: seven days, three beds, two cans of water a day. Whom the garden is for depends on what you let bloom.
import { drawBed } from './draw.js';
import * as garden from './garden.js';
import { beds, FULL, passages, WATER } from './passages.js';
import { words as english } from './words-en.js';
import { words as chinese } from './words-zh-tw.js';

const KEY = 'peony-season';
const asked = new URLSearchParams(location.search);
const words = /^zh\b/i.test(asked.get('lang') ?? navigator.language) ? chinese : english;
const { ui } = words;
const element = (id) => document.getElementById(id);
const fill = (text, n) => text.replace('{n}', n);

document.documentElement.lang = words.lang;
if (['light', 'dark'].includes(asked.get('theme'))) document.documentElement.dataset.theme = asked.get('theme');
document.title = words.title;
element('title').textContent = words.title;
element('again').textContent = ui.again;
element('beds').ariaLabel = ui.beds;

let state = load();

function load() {
  try {
    return garden.revive(JSON.parse(localStorage.getItem(KEY))) ?? garden.fresh();
  } catch {
    return garden.fresh();
  }
}

function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // The week is then played without being kept.
  }
}

function make(name, props = {}, ...children) {
  const made = Object.assign(document.createElement(name), props);
  made.append(...children);
  return made;
}

const bedButtons = beds.map((bed, index) => {
  const button = make('button', { type: 'button' });
  button.addEventListener('click', () => water(index));
  element('beds').append(make('li', { className: bed.key }, button));
  return button;
});

function water(index) {
  if (state.done || state.water === 0) return;
  step(garden.water(state, index));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  bedButtons[index].querySelector('.drops').animate(
    [
      { opacity: 0, transform: 'translateY(-20px)' },
      { opacity: 1, transform: 'translateY(40px)', offset: 0.4 },
      { opacity: 0, transform: 'translateY(130px)' },
    ],
    { duration: 900, easing: 'ease-in' },
  );
}

function showBeds() {
  for (const [index, button] of bedButtons.entries()) {
    const growth = state.growth[index];
    if (button.dataset.growth !== String(growth)) {
      button.innerHTML = drawBed(beds[index], growth, fill(ui.grown, growth).replace('7', FULL));
      button.append(make('span', {}, words.beds[beds[index].key]));
      button.dataset.growth = growth;
    }
    // Not `disabled`: who waters by keyboard would lose their place.
    button.ariaDisabled = String(state.done || state.water === 0);
  }
}

function entry(name) {
  const { bed, letter, ending } = passages[name];
  const kind = bed ? `bed ${bed}` : letter ? 'letter' : ending ? 'ending' : 'day';
  const made = make('article', { className: kind });
  made.dataset.passage = name;
  const heading = bed ? words.beds[bed] : letter ? ui.letter : ending ? words.endings[ending] : null;
  if (heading) made.append(make('h2', {}, heading));
  const texts = words.passages[name].map((part) => garden.paragraph(state, part));
  made.append(...texts.filter((text) => text !== '').map((text) => make('p', {}, text)));
  if (ending) made.append(make('p', { className: 'found' }, fill(ui.found, state.endings.length)));
  return made;
}

function answers() {
  const names = garden.answersOf(state);
  const items = names.map((name) => {
    const button = make('button', { type: 'button' }, words.answers[name]);
    button.addEventListener('click', () => {
      step(garden.answer(state, name));
      element('page').focus({ preventScroll: true });
    });
    return make('li', {}, button);
  });
  return items.length > 0 ? [make('ul', { className: 'answers' }, ...items)] : [];
}

/** Adds what is new to the page, or begins a new one. */
function showPage(before) {
  const page = element('page');
  const added = state.page.slice(before.length);
  if (before.length === 0 || before.some((name, index) => name !== state.page[index])) {
    page.replaceChildren(...state.page.map(entry), ...answers());
    page.scrollTop = 0;
  } else if (added.length > 0) {
    const entries = added.map(entry);
    page.querySelector('.answers')?.remove();
    page.append(...entries, ...answers());
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    entries[0].scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }
}

function show(before = []) {
  element('day').textContent = state.done ? ui.end : fill(ui.day, state.day + 1);
  element('water').textContent = state.done ? '' : fill(state.water === 1 ? ui.can : ui.cans, state.water);
  element('next').textContent = state.day === WATER.length - 1 ? ui.gate : ui.next;
  element('next').hidden = state.done;
  element('again').hidden = !state.done;
  element('game').dataset.day = state.done ? 'end' : state.day + 1;
  showBeds();
  showPage(before);
}

function step(next) {
  const before = state.page;
  state = next;
  keep();
  show(before);
}

function turn(next) {
  step(next);
  element('page').focus({ preventScroll: true });
}

element('next').addEventListener('click', () => turn(garden.sleep(state)));
element('again').addEventListener('click', () => turn(garden.fresh(state.endings)));
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-3]$/.test(event.key)) return;
  bedButtons[Number(event.key) - 1].click();
});
show();
