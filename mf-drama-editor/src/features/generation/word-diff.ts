/** A piece of text that two versions share, or that only one of them has. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Above this number of comparisons two texts are shown as a replacement. */
const COMPARISONS_MAX = 1_000_000;

const wordsOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

/** Returns the length of the longest common subsequence of words from each pair of positions on. */
function lengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array];
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/** Returns the differences of two texts by words, as segmented in a language. */
export function diffWords(before: string, after: string, language: string): DiffPart[] {
  const stretches: DiffPart[] = [];
  const addPart = (kind: DiffPart['kind'], text: string) => {
    const last = stretches.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') stretches.push({ kind, text });
  };
  const [old, fresh] = [wordsOf(before, language), wordsOf(after, language)];
  if (old.length * fresh.length > COMPARISONS_MAX) {
    addPart('removed', before);
    addPart('added', after);
    return stretches;
  }
  const common = lengths(old, fresh);
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      addPart('same', old[i] ?? '');
      i += 1;
      j += 1;
    } else if (j >= fresh.length || (i < old.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      addPart('removed', old[i] ?? '');
      i += 1;
    } else {
      addPart('added', fresh[j] ?? '');
      j += 1;
    }
  }
  return stretches;
}
