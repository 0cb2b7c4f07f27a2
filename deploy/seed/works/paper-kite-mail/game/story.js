// The rules: what is true, what a choice does, how far the wind carries. No drawing here.
import { DUSK, ENOUGH, GONE, passages, places, START, ways, winds } from './passages.js';

export const fresh = (endings = []) => ({
  ...START,
  legs: 0,
  course: '',
  flags: [],
  seen: [START.passage],
  signed: [],
  endings,
});

export const windAt = (hour) => winds.findLast(({ from }) => hour >= from) ?? winds[0];
export const windAfter = (hour) => winds.find(({ from }) => from > hour);

/** How the wind stands to a way: with it, across it or against it. */
function courseOf(from, to, hour) {
  const [x, y] = [places[to].x - places[from].x, places[to].y - places[from].y];
  const [windX, windY] = windAt(hour).blows;
  const cosine = (x * windX + y * windY) / Math.hypot(x, y);
  if (cosine > 0.5) return 'with';
  return cosine < -0.6 ? 'against' : 'across';
}

/** A way from where she is: a coil goes across the wind, without one the kite stays down. */
export function wayTo(state, to) {
  const course = courseOf(state.at, to, state.hour);
  const walked = course === 'against' || (course === 'across' && state.string === 0);
  return { to, course, hours: walked ? 2 : 1, string: course === 'across' && !walked ? -1 : 0, walked };
}

export const waysFrom = (state) => places[state.at].links.map((to) => wayTo(state, to));

function isTrue(state, fact) {
  if (fact.startsWith('!')) return !isTrue(state, fact.slice(1));
  const [kind, name] = fact.split(':');
  if (kind === 'seen') return state.seen.includes(name);
  if (kind === 'signed') return state.signed.includes(name);
  const computed = {
    [windAt(state.hour).name]: true,
    [state.course]: true,
    flying: state.course === 'with' || state.course === 'across',
    noon: state.hour === 12,
    late: state.hour >= 15,
    leg3: state.legs >= 3,
    leg5: state.legs >= 5,
    line: state.string >= 1,
    line2: state.string >= 2,
    enough: state.signed.length >= ENOUGH,
    none: state.signed.length === 0,
  };
  return computed[fact] ?? state.flags.includes(fact);
}

export const holds = (state, when = []) => when.every((fact) => isTrue(state, fact));

/** A paragraph is a text, or texts by what must hold for them; the first that holds, `else` last. */
export const paragraph = (state, part) =>
  typeof part === 'string' ? part : (Object.entries(part).find(([when]) => when === 'else' || holds(state, when.split(' ')))?.[1] ?? '');

/** The choices that are there, with their place in the passage, by which their words are found. */
export const choicesOf = (state) =>
  (passages[state.passage]?.choices ?? []).map((choice, index) => ({ ...choice, index })).filter(({ when }) => holds(state, when));

const add = (list, items = []) => [...new Set([...list, ...items])];

function enter(state, name) {
  const { place, set, signs, ending } = passages[name];
  return {
    ...state,
    at: place ?? state.at,
    passage: name,
    seen: add(state.seen, [name]),
    flags: add(state.flags, set),
    signed: add(state.signed, signs && [signs]),
    endings: add(state.endings, ending && [ending]),
  };
}

/** At six the ferry comes, wherever she is. */
function toMap(state) {
  if (state.hour < DUSK) return { ...state, passage: '', course: '' };
  if (state.at !== 'snout') return enter(state, 'horn');
  return state.hour <= GONE ? enter(state, 'ferry') : enter({ ...state, flags: add(state.flags, ['pier']) }, 'missed');
}

function arrive(state) {
  if (state.hour >= DUSK) return toMap(state);
  const found = places[state.at].arrive.find(({ when }) => holds(state, when));
  return found ? enter(state, found.to) : toMap(state);
}

export function choose(state, index) {
  const { to, set, hours = 0, string = 0, until } = passages[state.passage].choices[index];
  const hour = Math.max(until ?? 0, state.hour + hours);
  const next = { ...state, hour, string: Math.max(0, state.string + string), flags: add(state.flags, set) };
  if (to === 'map') return toMap(next);
  return to === 'arrive' ? arrive(next) : enter(next, to);
}

export function travel(state, to) {
  const { hours, string, walked, course } = wayTo(state, to);
  const gone = { ...state, legs: state.legs + 1, course: walked ? 'against' : course };
  const event = ways.find((way) => !state.seen.includes(way.to) && holds(gone, way.when));
  const there = { ...gone, at: to, hour: state.hour + hours, string: state.string + string };
  return event ? enter(there, event.to) : arrive(there);
}

export const wait = (state) => toMap({ ...state, hour: state.hour + 1 });

/** A kept place, if it is one of this story's. */
export function revive(kept) {
  const lists = ['flags', 'seen', 'signed', 'endings'];
  const sound =
    kept &&
    lists.every((key) => Array.isArray(kept[key])) &&
    ['hour', 'string', 'legs'].every((key) => Number.isFinite(kept[key])) &&
    Object.hasOwn(places, kept.at) &&
    (kept.passage === '' || Object.hasOwn(passages, kept.passage));
  return sound ? kept : null;
}
