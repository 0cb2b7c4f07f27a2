/** A letter of a right-to-left script: Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and others. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Returns a person's text for use in a plain sentence, such as a page title, a mail or a label: between Unicode's FSI and PDI if it has
 * right-to-left letters, so that they don't reorder the text around them. All interface languages are left-to-right, so other texts need no
 * isolation.
 */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
