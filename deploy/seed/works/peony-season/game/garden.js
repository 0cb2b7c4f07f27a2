// The rules: what water does, what a morning brings, whom the garden was for. No drawing here.
import { beds, FULL, mornings, passages, THIN, WATER } from './passages.js';

const LAST_DAY = WATER.length - 1;
const add = (list, items = []) => [...new Set([...list, ...items])];

/** The one bed that is ahead; none when two are level. */
export function leader(growth) {
  const most = Math.max(...growth);
  const ahead = beds.filter((_, index) => growth[index] === most);
  return ahead.length === 1 ? ahead[0].key : null;
}

function isTrue(state, fact) {
  if (fact.startsWith('!')) return !isTrue(state, fact.slice(1));
  if (fact === 'thin') return Math.max(...state.growth) < THIN;
  const grown = /^(window|well|wall)([1-7])$/.exec(fact);
  if (grown) return state.growth[beds.findIndex(({ key }) => key === grown[1])] >= Number(grown[2]);
  return fact === leader(state.growth) || state.flags.includes(fact);
}

export const holds = (state, when = []) => when.every((fact) => isTrue(state, fact));

/** A paragraph is a text, or texts by what must hold for them; the first that holds, `else` last. */
export const paragraph = (state, part) =>
  typeof part === 'string' ? part : (Object.entries(part).find(([when]) => when === 'else' || holds(state, when.split(' ')))?.[1] ?? '');

/** Writes a passage on today's page. */
const read = (state, name) => ({ ...state, page: [...state.page, name], flags: add(state.flags, passages[name].set) });

function morning(state) {
  const day = { ...state, water: WATER[state.day], page: state.left ? [state.left] : [], left: '' };
  return mornings[day.day].map((list) => list.find(({ when }) => holds(day, when)).to).reduce(read, day);
}

export const fresh = (endings = []) => morning({ day: 0, growth: beds.map(() => 0), flags: [], left: '', done: false, endings });

export function water(state, bed) {
  const { key } = beds[bed];
  const before = state.growth[bed];
  const next = {
    ...state,
    water: state.water - 1,
    growth: state.growth.map((value, index) => Math.min(FULL, value + Number(index === bed))),
  };
  if (before < FULL) return read(next, `${key}${before + 1}`);
  return next.page.includes('full') ? next : read(next, 'full');
}

/** The answers that the last letter still waits for. */
export function answersOf(state) {
  const answers = state.page.flatMap((name) => passages[name].answers ?? []);
  return answers.some((name) => state.page.includes(name)) ? [] : answers;
}

export const answer = (state, name) => read(state, name);

export function sleep(state) {
  if (state.day === LAST_DAY) {
    const ahead = Math.max(...state.growth) < THIN ? null : leader(state.growth);
    const name = `end_${ahead ?? 'half'}`;
    return { ...state, done: true, water: 0, page: [name], endings: add(state.endings, [passages[name].ending]) };
  }
  const dry = state.water > 0 ? ['dry1', 'dry2'].find((name) => !state.flags.includes(name)) : undefined;
  return morning({ ...state, day: state.day + 1, left: dry ?? '', flags: add(state.flags, dry && [dry]) });
}

/** A kept garden, also one from before its days had pages. */
export function revive(kept) {
  const sound =
    kept && Array.isArray(kept.growth) && kept.growth.length === beds.length && kept.growth.every(Number.isInteger) && kept.day in WATER;
  if (!sound) return null;
  const state = { ...fresh(), ...kept };
  if (!Array.isArray(kept.page)) return kept.done ? fresh() : { ...morning(state), water: kept.water };
  return state.page.every((name) => Object.hasOwn(passages, name)) ? state : null;
}
