import { parseArgs } from 'node:util';

/** The kinds of checks; without one named, all run. */
const GROUPS = ['lint', 'typecheck', 'jest', 'journeys'] as const;
export type Group = (typeof GROUPS)[number];

export const USAGE = `npm test -- [--keep-going] [--changed <commit>] [${GROUPS.join(' | ')} | <slice> | <test file> …]`;

export interface RunArguments {
  keepGoing: boolean;
  /** Only tests that a change since this commit can affect. */
  changed: string | undefined;
  groups: readonly Group[];
  /** Folders of slices and packages, as in `mf-store` and `packages/ui`. */
  slices: readonly string[];
  /** Test files from the repository's top. */
  files: readonly string[];
}

/** What the repository has. */
interface Known {
  slices: readonly string[];
  exists(file: string): boolean;
}

const options = { 'keep-going': { type: 'boolean' }, changed: { type: 'string' } } as const;
const isGroup = (name: string): name is Group => GROUPS.some((group) => group === name);
const isTestFile = (name: string) => /\.(?:test\.tsx?|spec\.ts)$/.test(name);
/** A shell completes a folder's name with a slash. */
const withoutSlash = (name: string) => name.replace(/\/+$/, '');

/** Parses the arguments of `npm test`. @throws Error with a line for people: an unknown name, or two ways of choosing tests at once */
export function parseRunArguments(argv: readonly string[], known: Known): RunArguments {
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  const files = positionals.filter(isTestFile);
  const others = positionals.filter((name) => !isTestFile(name)).map(withoutSlash);
  const slices = [...new Set(others.filter((name) => known.slices.includes(name)))];
  const groups = [...new Set(others.filter(isGroup))];
  const unknown = others.find((name) => !isGroup(name) && !slices.includes(name));
  if (unknown !== undefined)
    throw new Error(`there is no step, slice or package called ${unknown}; there are ${[...GROUPS, ...known.slices].join(', ')}`);
  const missing = files.find((file) => !known.exists(file));
  if (missing !== undefined) throw new Error(`there is no file ${missing}`);
  if (values.changed === '') throw new Error('--changed needs a commit or a branch');
  if (files.length > 0 && slices.length > 0) throw new Error('name slices or test files, not both');
  if (files.length > 0 && values.changed !== undefined) throw new Error('--changed chooses the test files itself');
  return { keepGoing: values['keep-going'] ?? false, changed: values.changed, groups, slices, files };
}
