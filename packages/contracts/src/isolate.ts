/** A letter that runs from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Returns a person's words for a sentence of plain text, such as a page title, a mail or a label: between Unicode's FSI and PDI if they
 * have letters that run from right to left, so that they don't reorder the words beside them. All languages of ours run from left to
 * right, so that other words need no isolation.
 */
export const isolate = (words: string): string => (RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words);
