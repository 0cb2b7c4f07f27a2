import { beginning } from '@meowtale/contracts/text/characters';
import type { StoryFault } from '../engine.ts';

/** Keys of clients' texts, `faults.ink.<key>`; the names they contain are in the params. */
export const INK_FAULT_KEYS = [
  ...['target', 'function', 'variable', 'end', 'missing', 'logic', 'twice', 'blank', 'side', 'divert', 'stray', 'include'],
  ...['external', 'emptyStart', 'emptyStory', 'unreached', 'noWayOut', 'beginning', 'tooLarge', 'notText', 'tooLong', 'stopped', 'unknown'],
  ...['openingPlace', 'openingUnreached', 'openingStart', 'openingWhole', 'openingLong'],
  ...['includeMissing', 'includeCycle'],
] as const;

export type InkFaultKey = (typeof INK_FAULT_KEYS)[number];

/** An error in a source; `line` counts from 1, null for the whole source. */
export interface SourceFault {
  line: number | null;
  key: InkFaultKey;
  params?: Record<string, string | number>;
  /** In English, for clients without their own texts. */
  message: string;
  /** The message of the compiler or the runtime, only for logs. */
  said?: string;
}

/** The compiler's most frequent messages, with the names that a text needs. */
const KNOWN: readonly { key: InkFaultKey; says: RegExp }[] = [
  { key: 'target', says: /^Divert target not found: '-> (?<name>[^']+)'/ },
  { key: 'function', says: /^Function call target not found: '-> (?<name>[^']+)'/ },
  { key: 'variable', says: /^Unresolved variable: (?<name>[\p{L}\p{N}_.]+)/u },
  { key: 'variable', says: /^Variable could not be found to assign to: '(?<name>[^']+)'/ },
  { key: 'end', says: /^(?:Apparent loose end|ran out of content)/ },
  { key: 'missing', says: /^Expected closing (?:brace )?'(?<sign>.)'/ },
  { key: 'logic', says: /^Expected some kind of logic/ },
  { key: 'twice', says: /already contains flow named '(?<name>[^']+)' \(at line (?<line>\d+)\)/ },
  { key: 'twice', says: /declaration variable '(?<name>[^']+)' that was already declared \(line (?<line>\d+)\)/ },
  { key: 'twice', says: /label name '(?<name>[^']+)' already exists in this context on line (?<line>\d+)/ },
  { key: 'blank', says: /^Expected at least one line within/ },
  { key: 'side', says: /^Expected right side of '(?<sign>[^']+)'/ },
  { key: 'divert', says: /^Empty diverts/ },
  { key: 'stray', says: /^Expected end of line but saw '(?<text>.+)'$/s },
];
/** The runtime's own sentence before the first of its errors. */
const FIRST_OF = /^Ink had .*? The first issue was: /s;
const PLACED = /^(?:(?:ERROR|WARNING|RUNTIME ERROR|RUNTIME WARNING|Error): )*(?:'[^']*' )?(?:line (\d+): )?(.*)$/s;
const UNBOUND = /^Missing function binding for externals?: (.*?)\s*,? and no fallback/s;
const SAID_MAX = 500;
const NOT_UNDERSTOOD = 'The source has a fault here.';

/** Parses a message of the compiler or the runtime. Each external function without an implementation is a separate error. */
export function readFaults(report: string, source: string): SourceFault[] {
  const [, line, message = ''] = PLACED.exec(report.replace(FIRST_OF, '')) ?? [];
  const unbound = UNBOUND.exec(message);
  if (unbound !== null)
    return [...(unbound[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => ({
      line: lineOf(source, new RegExp(`^\\s*EXTERNAL\\s+${name}\\b`)),
      key: 'external',
      params: { name },
      message: `EXTERNAL ${name}: nothing here gives this function, and no ink function of this name stands in for it.`,
    }));
  const fallback = { message: NOT_UNDERSTOOD, said: beginning(message, SAID_MAX) };
  const known = KNOWN.map(({ key, says }) => ({ key, found: says.exec(message) })).find(({ found }) => found !== null);
  const { line: other, ...named } = known?.found?.groups ?? {};
  const params = { ...named, ...(other !== undefined && { line: Number(other) }) };
  return [{ line: line === undefined ? null : Number(line), key: known?.key ?? 'unknown', params, ...fallback }];
}

/** Returns the errors that keep a story from showing its first passage. */
export function readBeginning(fault: StoryFault, source: string): SourceFault[] {
  if (fault.code === 'broken') return readFaults(fault.message, source);
  return [{ line: null, key: 'beginning', message: fault.message }];
}

/** Returns the error of a story that shows nothing and ends at once: nothing leads to its first knot, or it has nothing to read. */
export function emptyStart(source: string, unreached: readonly string[]): SourceFault {
  const [first] = knotsIn(source);
  if (first === undefined || !unreached.includes(first.name))
    return { line: null, key: 'emptyStory', message: 'The story has nothing to read.' };
  const message = `The story is over before it begins. Write -> ${first.name} at its top to begin there.`;
  return { line: first.line, key: 'emptyStart', params: { name: first.name }, message };
}

/** Returns a warning for each knot that nothing leads to. */
export function unreached(names: readonly string[], source: string): SourceFault[] {
  const lines = new Map(knotsIn(source).map(({ name, line }) => [name, line]));
  return names.map((name) => ({
    line: lines.get(name) ?? null,
    key: 'unreached',
    params: { name },
    message: `Nothing leads to the knot ${name}.`,
  }));
}

function knotsIn(source: string): { name: string; line: number }[] {
  return source.split(/\r?\n/).flatMap((text, index) => {
    const name = /^\s*={2,}\s*(?!function\s)([\p{L}\p{N}_]+)/u.exec(text)?.[1];
    return name === undefined ? [] : [{ name, line: index + 1 }];
  });
}

/** Returns the numbers of the lines that match, from 1. */
export const linesOf = (source: string, pattern: RegExp): number[] =>
  source.split(/\r?\n/).flatMap((text, index) => (pattern.test(text) ? index + 1 : []));

export const lineOf = (source: string, pattern: RegExp): number | null => linesOf(source, pattern)[0] ?? null;
