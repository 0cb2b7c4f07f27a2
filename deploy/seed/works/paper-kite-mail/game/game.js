// Paper Kite Mail: what is on the page, and what a press does.
import { createMap } from './map.js';
import { DUSK, passages } from './passages.js';
import * as story from './story.js';
import { words as english } from './words-en.js';
import { words as chinese } from './words-zh-tw.js';

const KEY = 'paper-kite-mail';
const asked = new URLSearchParams(location.search);
const words = /^zh\b/i.test(asked.get('lang') ?? navigator.language) ? chinese : english;
const { ui } = words;
const element = (id) => document.getElementById(id);

document.documentElement.lang = words.lang;
if (['light', 'dark'].includes(asked.get('theme'))) document.documentElement.dataset.theme = asked.get('theme');
document.title = words.title;
element('title').textContent = words.title;

const map = createMap(element('map'), words.places, ui.map);
let state = load();
let busy = false;

function load() {
  try {
    return story.revive(JSON.parse(localStorage.getItem(KEY))) ?? story.fresh();
  } catch {
    return story.fresh();
  }
}

function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // The day is then played without being kept.
  }
}

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
const hoursOf = (hours) => fill(hours === 1 ? ui.hour : ui.hours, { n: hours });
const coilsOf = (string) => ({ 1: ui.gains, '-1': ui.losesOne, '-2': ui.losesTwo, '-99': ui.losesAll })[string];

function make(name, props = {}, ...children) {
  const made = Object.assign(document.createElement(name), props);
  made.append(...children);
  return made;
}

function paragraphs(parts) {
  const inner = Object.fromEntries(
    Object.entries(words.parts).map(([name, part]) => [name, part.map((item) => story.paragraph(state, item)).join('')]),
  );
  return parts
    .map((part) => fill(story.paragraph(state, part), inner))
    .filter((text) => text !== '')
    .map((text) => make('p', {}, text));
}

/** One thing to press: what it says, and what it takes. */
function offer(text, marks, press) {
  const button = make('button', { type: 'button' }, make('span', { className: 'said' }, text));
  const said = marks.filter((mark) => mark);
  if (said.length > 0) button.append(make('span', { className: 'marks' }, ...said.map((mark) => make('small', {}, mark))));
  button.addEventListener('click', press);
  return make('li', {}, button);
}

const passageOffers = () =>
  story
    .choicesOf(state)
    .map(({ index, hours, string }) =>
      offer(words.passages[state.passage].choices[index], [hours && hoursOf(hours), coilsOf(string)], () => go(story.choose(state, index))),
    );

const wayOffers = () => [
  ...story.waysFrom(state).map(({ to, course, hours, string, walked }) => {
    const [name, what] = words.places[to];
    const how = walked && course === 'across' ? ui.walked : ui[course];
    return offer(`${name} · ${what}`, [how, hoursOf(hours), coilsOf(string)], () => leave(to));
  }),
  offer(ui.wait, [], () => go(story.wait(state))),
];

function endOffers(ending) {
  const again = offer(ui.again, [], () => go(story.fresh(state.endings)));
  again.prepend(
    make('p', { className: 'found' }, `${ui.ending} · ${words.endings[ending]}`, make('br'), fill(ui.found, { n: state.endings.length })),
  );
  return [again];
}

const ARROW = '<svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-9 0H8M2-6 8 0 2 6"/></svg>';
const COIL = '<svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-9 0A9 9 0 1 1 6 6.700A7 7 0 1 1 3-6A4 4 0 1 0 2 3L10 10"/></svg>';
const STAMP = '<svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-10-7H10V7H-10ZM-10-7 0 2 10-7"/></svg>';

function stand() {
  const wind = story.windAt(state.hour);
  const next = story.windAfter(state.hour)?.from ?? DUSK;
  const arrow = make('li', { className: 'wind' });
  arrow.innerHTML = ARROW;
  arrow.firstElementChild.style.rotate = `${Math.atan2(wind.blows[1], wind.blows[0])}rad`;
  arrow.append(fill(ui.until, { wind: words.winds[wind.name], n: clock(next) }));
  const count = (picture, number, said) => {
    const item = make('li', { title: said });
    item.innerHTML = `${picture}<span aria-hidden="true">${number}</span><span class="unseen">${said}</span>`;
    return item;
  };
  const items = [
    make('li', {}, fill(ui.clock, { n: clock(Math.min(state.hour, 21)) })),
    count(COIL, state.string, fill(ui.coils, { n: state.string })),
    count(STAMP, state.signed.length, fill(ui.signed, { n: state.signed.length })),
  ];
  if (state.hour < DUSK) items.splice(1, 0, arrow);
  element('stand').replaceChildren(...items);
}

/** The English day goes twice round the clock. */
const clock = (hour) => (words.lang === 'en' && hour > 12 ? hour - 12 : hour);

function headline(passage) {
  if (!passage) return [ui.where, words.places[state.at].join(' · ')];
  if (state.passage.startsWith('leg_')) return [words.air];
  if (passage.ending) return [words.endings[passage.ending]];
  return [...words.places[passage.place ?? state.at]];
}

function show({ focus = true } = {}) {
  const passage = passages[state.passage];
  const [name, what] = headline(passage);
  element('where').replaceChildren(name, ...(what ? [make('small', {}, ` ${what}`)] : []));
  element('text').replaceChildren(...paragraphs(passage ? words.passages[state.passage].text : [ui.visited]));
  const offers = passage ? (passage.ending ? endOffers(passage.ending) : passageOffers()) : wayOffers();
  element('choices').replaceChildren(...offers);
  element('game').dataset.page = passage ? (passage.ending ? 'ending' : 'passage') : 'ways';
  stand();
  element('passage').scrollTop = 0;
  if (focus) element('where').focus({ preventScroll: true });
  map.show({
    ...state,
    wind: story.windAt(state.hour),
    dusk: state.hour >= DUSK,
    close: passage && !state.passage.startsWith('leg_') ? state.at : '',
    open: passage ? [] : story.waysFrom(state).map(({ to }) => to),
  });
}

function go(next) {
  if (busy) return;
  state = next;
  keep();
  show();
}

async function leave(to) {
  if (busy) return;
  const way = { ...story.wayTo(state, to), wind: story.windAt(state.hour) };
  const from = state.at;
  state = story.travel(state, to);
  keep();
  busy = true;
  element('game').classList.add('away');
  await map.travel(from, to, way);
  element('game').classList.remove('away');
  busy = false;
  show();
}

element('map').addEventListener('click', ({ target }) => {
  const key = target.closest('.place.open')?.dataset.place;
  if (key) leave(key);
});

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || busy) return;
  const buttons = [...element('choices').querySelectorAll('button')];
  if (/^[1-9]$/.test(event.key)) buttons[Number(event.key) - 1]?.click();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const here = buttons.indexOf(document.activeElement);
  buttons[(here === -1 && step === -1 ? 0 : here + step + buttons.length) % buttons.length]?.focus();
});

show({ focus: false });
