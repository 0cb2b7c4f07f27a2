import type { DeadEnds } from './dead-ends.ts';
import type { SourceFault } from './source-faults.ts';

/** Each is searched in the source. */
const ENDS_MAX = 50;

/** The lines of a knot or stitch, without those of its stitches. */
interface Section {
  place: string;
  /** From 1. */
  first: number;
  last: number;
}

/**
 * Returns warnings of texts after which the content runs out, and of places that never lead to an ending. Where the compiler has reported
 * that the content runs out, nothing is added.
 */
export function deadEndFaults({ runsOut, traps }: DeadEnds, source: string, compiled: readonly SourceFault[]): SourceFault[] {
  const sections = sectionsOf(source);
  const byPlace = new Map(sections.map((section) => [section.place, section]));
  const known = new Set(
    compiled.flatMap(({ key, line }) => {
      if (key !== 'end' || line === null) return [];
      return sections.find(({ first, last }) => line >= first && line <= last)?.place ?? [];
    }),
  );
  const lines = source.split(/\r?\n/);
  const ends = runsOut
    .filter(({ place }) => !known.has(place))
    .slice(0, ENDS_MAX)
    .map(({ place, text }): SourceFault => {
      const { first = null, last = 0 } = byPlace.get(place) ?? {};
      const [line = first, ...others] = first === null ? [] : linesWith(text, lines, first, last);
      return { line: others.length > 0 ? first : line, key: 'end', message: 'The story stops here without an ending.' };
    });
  const ended = new Set([...known, ...runsOut.map(({ place }) => place)]);
  const endless = traps
    .filter((places) => !places.some((place) => place === '' || ended.has(place)))
    .map(([place = '']): SourceFault => {
      const name = place.split('.').at(-1) ?? '';
      return { line: byPlace.get(place)?.first ?? null, key: 'noWayOut', params: { name }, message: `${place} never leads to an ending.` };
    });
  return [...ends, ...endless];
}

/** Returns the numbers of the lines from `first` to `last` that contain a text. */
const linesWith = (text: string, lines: readonly string[], first: number, last: number): number[] =>
  lines.slice(first - 1, last).flatMap((line, at) => (line.includes(text) ? first + at : []));

function sectionsOf(source: string): Section[] {
  const sections: Section[] = [{ place: '', first: 1, last: Infinity }];
  let knot = '';
  for (const [at, line] of source.split(/\r?\n/).entries()) {
    const [, equals = '', name = ''] = /^\s*(=+)\s*(?:function\s+)?([\p{L}\p{N}_]+)/u.exec(line) ?? [];
    if (equals === '') continue;
    if (equals.length > 1) knot = name;
    (sections.at(-1) as Section).last = at;
    sections.push({ place: equals.length > 1 ? name : `${knot}.${name}`, first: at + 1, last: Infinity });
  }
  return sections;
}
