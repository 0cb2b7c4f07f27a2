/** Keys of texts in which a clause is usual: examples in empty fields, and hints below them. */
const CLAUSE_KEYS = /(?:hint|example|placeholder)$/i;
/** Labels that repeat a heading of the article that they open. */
const HEADINGS = new Set(['deskOnly.more', 'consent.more']);
/** A clause as a label: not a question, not a sentence, and not a table's one-word heading such as "When". */
const CLAUSE = /^(?:What|Who|Whose|Which|How|Where|When|Why) [^?]*[^.?!:…]$/;
/** The interface's texts in English. Articles, such as the terms, have headings of their own kind. */
const FILE = /(?:^|\/)locales\/en-US\.json$/;

function* textsOf(value: unknown, key = ''): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value];
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsOf(inner, key === '' ? name : `${key}.${name}`);
}

/** Returns a fault for each label of the interface that is a clause ("What is live") instead of a noun or verb (STYLE, *Interface words*). */
export function labelFaults(path: string, text: string): string[] {
  if (!FILE.test(path)) return [];
  return [...textsOf(JSON.parse(text))]
    .filter(([key, label]) => CLAUSE.test(label) && !CLAUSE_KEYS.test(key) && !HEADINGS.has(key))
    .map(([key, label]) => `${path}: ${key} is "${label}"; a label names the thing`);
}
