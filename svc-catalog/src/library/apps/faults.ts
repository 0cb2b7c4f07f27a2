import { beginning } from '@meowtale/contracts/text/characters';
import type { LinePlace, PlaceShape, ShapeDifference, SourceFault } from '@meowtale/story/compile';

/** Reason why no version could be made of an upload. */
export interface AppFault {
  /** File in an archive; null for a single file, or if it concerns the whole. */
  file: string | null;
  /** From 1; null if it concerns the whole file. */
  line: number | null;
  /** In English, for clients without a translation of `key`. */
  message: string;
  /** Key of the translated sentence `app.faults.<key>`; `params` are its values. */
  key?: string;
  params?: Record<string, string | number>;
}

/** A fault with the library's own message `said`, which is logged, and neither stored nor sent. */
export interface FoundFault extends AppFault {
  said?: string;
}

/** Maximum length of each text of a fault, because names in an uploaded file can be as long as the file. */
const TOLD_MAX = 500;

/**
 * Serializes faults for the database. Texts come from uploaded files, so they are cut, and characters that jsonb rejects, U+0000 and half
 * characters, are replaced.
 */
export const faultsAsJson = (faults: readonly AppFault[]): string =>
  JSON.stringify(faults, (_key, each: unknown) =>
    typeof each === 'string' ? beginning(each, TOLD_MAX).replaceAll('\u0000', '\uFFFD').toWellFormed() : each,
  );

/** Returns the fault of an ink source at its position in the original file; clients have a sentence for each key. */
export function inkFault(file: string | null, { key, line, params, ...fault }: SourceFault, places: readonly LinePlace[] = []): FoundFault {
  const at = line === null ? undefined : places[line - 1];
  const other = typeof params?.line === 'number' ? places[params.line - 1] : undefined;
  const withParams = params && { params: { ...params, ...(other && { line: other.line }) } };
  return { ...fault, ...withParams, file: at?.file ?? file, line: at?.line ?? line, key: `ink.${key}` };
}

export const withoutMessage = ({ said: _, ...fault }: FoundFault): AppFault => fault;

/** Returns the fault of an archive without the app's default language. */
export function missingDefault(language: string): AppFault {
  const file = `${language}.ink`;
  const message = `${file} is missing: it is the app's default language.`;
  return { file, line: null, message, key: 'defaultMissing', params: { file, language } };
}

/** Returns the fault of a language that isn't in UTF-8. */
export function notUtf8(file: string): AppFault {
  return { file, line: null, message: `${file} is not written in UTF-8.`, key: 'notUtf8', params: { file } };
}

/** Returns the fault of a language whose opening ends elsewhere than the default one's, or that only one of them has. */
export function openingFault(language: string, defaultLanguage: string): AppFault {
  const message = `The opening doesn't end where it does in ${defaultLanguage}.`;
  return { file: `${language}.ink`, line: null, message, key: 'opening', params: { language, defaultLanguage } };
}

/** Returns the fault for a difference between a language and the default one, by which saves couldn't be restored. */
export function shapeFault(language: string, defaultLanguage: string, { place, expected, found }: ShapeDifference): AppFault {
  const fault = (key: string, message: string, params: AppFault['params'] = {}): AppFault => ({
    file: `${language}.ink`,
    line: null,
    message,
    key,
    params: { language, defaultLanguage, place: place || 'start', ...params },
  });
  const placeName = place === '' ? 'what stands before its first knot' : `"${place}"`;
  if (found === null) return fault('placeMissing', `"${place}" is missing; ${defaultLanguage} has it.`);
  if (expected === null) return fault('placeStrange', `"${place}" is not in ${defaultLanguage}.`);
  const counts = (what: keyof Omit<PlaceShape, 'place'>) => ({ found: found[what], expected: expected[what] });
  const what = found.choices === expected.choices ? 'endings' : 'choices';
  const { found: here, expected: there } = counts(what);
  return fault(what, `${placeName} has ${here} ${what}; ${there} in ${defaultLanguage}.`, { found: here, expected: there });
}
