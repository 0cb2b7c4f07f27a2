import { beginning } from '@meowtale/contracts/text/characters';
import type { LinePlace, PlaceShape, ShapeDifference, SourceFault } from '@meowtale/story/compile';

/** Why a version can't be made of what was uploaded. */
export interface AppFault {
  /** Which file of an archive; null when there was one file, or it concerns the whole. */
  file: string | null;
  /** Counts from 1; null when it concerns the whole file. */
  line: number | null;
  /** In our English, for clients without sentences. */
  message: string;
  /** What clients have a sentence for, `app.faults.<key>`; the params are what the sentence names. */
  key?: string;
  params?: Record<string, string | number>;
}

/** A fault as it was found: what a library said of it is logged, and neither stored nor sent. */
export interface FoundFault extends AppFault {
  said?: string;
}

/** How long anything of a fault may be: what a file calls its things, its author may have made as long as the file. */
const TOLD_MAX = 500;

/** Faults as they are kept. What they name stands in a stranger's file: it is cut, and what jsonb refuses, U+0000 and half characters, replaced. */
export const faultsAsJson = (faults: readonly AppFault[]): string =>
  JSON.stringify(faults, (_key, each: unknown) =>
    typeof each === 'string' ? beginning(each, TOLD_MAX).replaceAll('\u0000', '\uFFFD').toWellFormed() : each,
  );

/** What is wrong with an ink source, told at its place in the file it comes from; clients have a sentence for each of its keys. */
export function inkFault(file: string | null, { key, line, params, ...fault }: SourceFault, places: readonly LinePlace[] = []): FoundFault {
  const at = line === null ? undefined : places[line - 1];
  const other = typeof params?.line === 'number' ? places[params.line - 1] : undefined;
  const named = params && { params: { ...params, ...(other && { line: other.line }) } };
  return { ...fault, ...named, file: at?.file ?? file, line: at?.line ?? line, key: `ink.${key}` };
}

export const withoutSaid = ({ said: _, ...fault }: FoundFault): AppFault => fault;

/** An archive without the language that the app is written in. */
export function missingDefault(language: string): AppFault {
  const file = `${language}.ink`;
  const message = `${file} is missing: it is the app's default language.`;
  return { file, line: null, message, key: 'defaultMissing', params: { file, language } };
}

/** A language that isn't written in UTF-8. */
export function notUtf8(file: string): AppFault {
  return { file, line: null, message: `${file} is not written in UTF-8.`, key: 'notUtf8', params: { file } };
}

/** A language whose opening ends elsewhere than that of the default one, or that has none where that has, or the other way round. */
export function openingFault(language: string, defaultLanguage: string): AppFault {
  const message = `The opening doesn't end where it does in ${defaultLanguage}.`;
  return { file: `${language}.ink`, line: null, message, key: 'opening', params: { language, defaultLanguage } };
}

/** Where one language differs from the default one: saves would not find their place there. */
export function shapeFault(language: string, defaultLanguage: string, { place, expected, found }: ShapeDifference): AppFault {
  const fault = (key: string, message: string, params: AppFault['params'] = {}): AppFault => ({
    file: `${language}.ink`,
    line: null,
    message,
    key,
    params: { language, defaultLanguage, place: place || 'start', ...params },
  });
  const named = place === '' ? 'what stands before its first knot' : `"${place}"`;
  if (found === null) return fault('placeMissing', `"${place}" is missing; ${defaultLanguage} has it.`);
  if (expected === null) return fault('placeStrange', `"${place}" is not in ${defaultLanguage}.`);
  const counts = (what: keyof Omit<PlaceShape, 'place'>) => ({ found: found[what], expected: expected[what] });
  const what = found.choices === expected.choices ? 'endings' : 'choices';
  const { found: here, expected: there } = counts(what);
  return fault(what, `${named} has ${here} ${what}; ${there} in ${defaultLanguage}.`, { found: here, expected: there });
}
