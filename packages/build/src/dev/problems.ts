import type { Words } from '../slice.ts';

/** The check that found a problem; each replaces its own problems only. */
export type ProblemSource = 'build' | 'types' | 'words' | 'operations' | 'slice' | 'released';

/** Something that the next build has to mend. */
export interface Problem {
  source: ProblemSource;
  /** Relative to the checkout; null when it belongs to none. */
  file: string | null;
  /** Counted from 1. */
  line: number | null;
  message: string;
}

export interface ProblemList {
  /** Replaces the problems of one check. Returns whether the list has changed. */
  replace(source: ProblemSource, problems: readonly Problem[]): boolean;
  all(): readonly Problem[];
}

const ORDER: readonly ProblemSource[] = ['build', 'types', 'slice', 'operations', 'words', 'released'];

/** Creates an empty list, sorted by check. */
export function createProblemList(): ProblemList {
  const found = new Map<ProblemSource, readonly Problem[]>();
  const all = () => ORDER.flatMap((source) => found.get(source) ?? []);
  return {
    all,
    replace(source, problems) {
      const before = JSON.stringify(all());
      found.set(source, problems);
      return JSON.stringify(all()) !== before;
    },
  };
}

/** Returns what the terminal prints of a build: a slice with problems, or whose types aren't checked yet, isn't just "built". */
export function summarize(name: string, problems: readonly Problem[], isChecking = false): string {
  if (problems.some(({ source }) => source === 'build')) return `${name} can't be built`;
  const more = isChecking ? ', its types are being checked' : '';
  if (problems.length === 0) return `${name} is built${more}`;
  return `${name} is built with ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}${more}`;
}

/** Returns one line per problem, with its place first. */
export function problemLines(problems: readonly Problem[]): string[] {
  return problems.map(({ file, line, message }) => {
    const place = file === null ? '' : `${file}${line === null ? '' : `:${line}`}: `;
    return `  ${place}${message}`;
  });
}

const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/;
const WITHOUT_PLACE = /^error (TS\d+: .*)$/;

/** Reads the output of one check of the TypeScript compiler (`--pretty false`); further lines of a message are indented. */
export function readDiagnostics(lines: readonly string[], toFile: (path: string) => string = (path) => path): Problem[] {
  const problems: Problem[] = [];
  for (const line of lines) {
    const [, file, number, message] = DIAGNOSTIC.exec(line) ?? [];
    const [, alone] = WITHOUT_PLACE.exec(line) ?? [];
    const last = problems.at(-1);
    if (file && message) problems.push({ source: 'types', file: toFile(file), line: Number(number), message });
    else if (alone) problems.push({ source: 'types', file: null, line: null, message: alone });
    else if (last && /^\s+\S/.test(line)) last.message += `\n${line}`;
  }
  return problems;
}

/** Returns a tree of texts as a list of keys with their text. */
export function flattenWords(translations: Words, path = ''): [key: string, text: string][] {
  return Object.entries(translations).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flattenWords(value, `${path}${key}.`),
  );
}

/** Returns a key without the ending of a plural form. */
export const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

export interface WordsToCheck {
  /** The folder of the locale files, relative to the checkout. */
  folder: string;
  byLocale: ReadonlyMap<string, Words>;
  locales: readonly string[];
}

/** Returns a problem for each language whose file is missing, or lacks texts that en-US has. */
export function findMissingWords({ folder, byLocale, locales }: WordsToCheck): Problem[] {
  const textsOf = (locale: string) => flattenWords(byLocale.get(locale) ?? {});
  const filled = (locale: string) => new Set(textsOf(locale).flatMap(([key, text]) => (text.trim() === '' ? [] : [withoutPlural(key)])));
  const wanted = new Set(textsOf('en-US').map(([key]) => withoutPlural(key)));
  return locales.flatMap((locale): Problem[] => {
    const problem = (message: string): Problem => ({ source: 'words', file: `${folder}/${locale}.json`, line: null, message });
    if (!byLocale.has(locale)) return [problem('the file is missing')];
    const found = filled(locale);
    const missing = [...wanted].filter((key) => !found.has(key));
    return missing.length > 0 ? [problem(`no words for ${missing.join(', ')}`)] : [];
  });
}

const USED = /\bt\(\s*'([^'\n]+)'/g;

/** Returns a problem for each key that a script names literally and that is in none of the given texts. */
export function findUnknownKeys(sources: ReadonlyMap<string, string>, known: Iterable<string>): Problem[] {
  const keys = new Set([...known].flatMap((key) => [key, withoutPlural(key)]));
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(USED)].flatMap(({ 1: key = '', index }): Problem[] =>
      keys.has(key)
        ? []
        : [{ source: 'words', file, line: text.slice(0, index).split('\n').length, message: `en-US has no words for ${key}` }],
    ),
  );
}
