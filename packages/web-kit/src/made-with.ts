/** One program's part in a story's lines, pictures or translations: `share` of all, and `edited` of that by a person since, 0 to 1. */
export interface MadeWith {
  what: string;
  /** Empty when unknown, like `model`. */
  provider: string;
  model: string;
  share: number;
  edited: number;
  /** Target language of translations; unknown for old ones. */
  language?: string | null;
}

type Much = 'all' | 'nearly' | 'about' | 'few';
type Part = 'few' | 'quarter' | 'third' | 'half' | 'twoThirds' | 'threeQuarters' | 'nearly' | 'all';

/** A statement about one program, rounded for readers. */
export interface SaidOfMaking {
  what: 'lines' | 'pictures' | 'translations';
  /** Target languages with this share; empty when unknown. */
  languages: string[];
  name: string;
  much: Much;
  /** Share in steps of a twentieth, when `much` is `about`. */
  share: number;
  /** The part that a person reworked; null for none. */
  edited: Part | null;
}

const KINDS = ['lines', 'pictures', 'translations'] as const;
const STEP = 20;
const PARTS: readonly [upTo: number, part: Part][] = [
  [0.18, 'few'],
  [0.29, 'quarter'],
  [0.42, 'third'],
  [0.58, 'half'],
  [0.71, 'twoThirds'],
  [0.88, 'threeQuarters'],
  [1, 'nearly'],
];
/** Sums of fractions may be slightly below 1. */
const WHOLE = 0.9999;

function muchOf(share: number): Pick<SaidOfMaking, 'much' | 'share'> {
  const steps = Math.round(share * STEP);
  if (share >= WHOLE) return { much: 'all', share: 1 };
  if (steps === STEP) return { much: 'nearly', share: 1 };
  return { much: steps === 0 ? 'few' : 'about', share: steps / STEP };
}

const partOf = (edited: number): Part | null => {
  if (edited <= 0) return null;
  return edited >= WHOLE ? 'all' : (PARTS.find(([upTo]) => edited < upTo)?.[1] ?? 'nearly');
};

interface Sum {
  name: string;
  language: string | null;
  share: number;
  reworked: number;
}

/** Sums each program's shares by language. */
function sumsOf(rows: readonly MadeWith[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { provider, model, share, edited, language = null } of rows) {
    const name = model || provider;
    const key = JSON.stringify([name, language]);
    const before = sums.get(key) ?? { name, language, share: 0, reworked: 0 };
    sums.set(key, { ...before, share: before.share + share, reworked: before.reworked + share * edited });
  }
  return [...sums.values()].toSorted((one, other) => other.share - one.share);
}

/**
 * Returns the statements, lines first and largest share first; entries of the same program are merged, and so are languages with the
 * same statement.
 */
export function sayMadeWith(rows: readonly MadeWith[]): SaidOfMaking[] {
  return KINDS.flatMap((what) => {
    const byKey = new Map<string, SaidOfMaking>();
    for (const { name, language, share, reworked } of sumsOf(rows.filter((row) => row.what === what && row.share > 0))) {
      const each = { what, name, ...muchOf(share), edited: partOf(reworked / share) };
      const key = JSON.stringify([each, language === null]);
      const { languages = [] } = byKey.get(key) ?? {};
      byKey.set(key, { ...each, languages: language === null ? languages : [...languages, language] });
    }
    return [...byKey.values()];
  });
}
