const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** Returns the character of an entity, given without & and ;. Unknown names are undefined, characters that no text may have are empty. */
export function characterOf(entity: string): string | undefined {
  if (!entity.startsWith('#')) return NAMED[entity.toLowerCase()];
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
}

/** Returns a text with its entities replaced by their characters; unknown ones stay. */
export const decodeEntities = (html: string): string =>
  html.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, (as, entity: string) => characterOf(entity) ?? as);

/** Returns the words of a text with inline markup, on one line: tags removed, line breaks and runs of blanks as one blank. */
export const plainText = (html: string): string =>
  decodeEntities(html.replace(/<br\b[^<>]*>/gi, ' ').replace(/<\/?[a-z][^<>]*>/gi, ''))
    .replace(/\s+/g, ' ')
    .trim();
