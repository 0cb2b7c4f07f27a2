import type { StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import { StoryFault } from '../engine.ts';
import type { Chart, ChartNode } from './chart.ts';
import { fits } from './rules.ts';
import type { KeptValues, Snapshot } from './snapshot.ts';
import type { Remembered, RunState, Values } from './walk.ts';

/** Returns saved values in the order of this version's variables; undefined for a missing value or one of another type. */
export const valuesOf = ({ variables }: Chart, saved: KeptValues): (StoryValue | undefined)[] =>
  variables.map((variable) => {
    const value = Object.hasOwn(saved, variable.id) ? saved[variable.id] : undefined;
    return fits(variable, value) ? value : undefined;
  });

/** Returns the memory of any version's snapshot. Ids of removed paragraphs are retained, because one may come back. */
export function rememberedOf(chart: Chart, { v, s }: Pick<Snapshot, 'v' | 's'>): Remembered {
  const seen = new Uint8Array(chart.nodes.length);
  for (const id of s) {
    const at = chart.paragraphAt.get(id);
    if (at !== undefined) seen[at] = 1;
  }
  return { values: valuesOf(chart, v), seen, left: JSON.stringify(s).slice(1, -1), leftCount: s.length };
}

/** @throws StoryFault `unreadable` when this version lacks the snapshot's paragraph */
export function readRunState(chart: Chart, { p, v, s, w, f, x }: Snapshot): RunState {
  const at = chart.paragraphAt.get(p);
  const from = f && chart.paragraphAt.get(f.p);
  if (at === undefined) throw new StoryFault('unreadable', 'The snapshot stands nowhere in this story.');
  return {
    ...rememberedOf(chart, { v, s }),
    at,
    before: valuesOf(chart, { ...v, ...w }),
    from: f && from !== undefined ? { at: from, values: valuesOf(chart, { ...v, ...f.w }), leftCount: s.length - f.n } : null,
    over: x === 1,
  };
}

export function writeRunState(chart: Chart, { at, values, left, leftCount, before, from, over }: RunState): string {
  const idOf = (node: number) => (chart.nodes[node] as ChartNode).id;
  const changes = changesText(chart, before, values);
  const was = changes === '' ? '' : `,"w":{${changes}}`;
  const began =
    from === null ? '' : `,"f":{"p":"${idOf(from.at)}","w":{${changesText(chart, from.values, values)}},"n":${leftCount - from.leftCount}}`;
  return `{"p":"${idOf(at)}","v":{${valuesText(chart, values)}},"s":[${left}]${was}${began}${over ? ',"x":1' : ''}}`;
}

function valuesText({ variables }: Chart, values: Values): string {
  let text = '';
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    if (value === undefined) continue;
    text += `${text === '' ? '' : ','}"${variables[at]?.id}":${typeof value === 'string' ? JSON.stringify(value) : value}`;
  }
  return text;
}

/** Returns the earlier values of changed variables, as the inside of a JSON object. */
const changesText = ({ variables }: Chart, before: Values, now: Values): string =>
  before === now
    ? ''
    : variables.flatMap(({ id }, at) => (before[at] === now[at] ? [] : `"${id}":${JSON.stringify(before[at] ?? null)}`)).join(',');
