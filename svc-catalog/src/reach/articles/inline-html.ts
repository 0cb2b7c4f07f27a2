import { ARTICLE_INLINE_TAGS } from '@meowtale/contracts/inputs/catalog/article';
import { givenUrl } from '@meowtale/contracts/inputs/given-url';
import { cleanText } from '@meowtale/contracts/text/clean';
import sanitizeHtml from 'sanitize-html';

/** Twice the number of different tags; rendering cost grows with depth. Tags nested deeper are removed, their text isn't. */
const NESTED_MAX = 16;
const NOTHING: Record<string, string> = {};

function isLink(href: string): boolean {
  if (/^mailto:[^\s<>"]{3,320}$/i.test(href)) return true;
  return /^https?:/i.test(href) && givenUrl.safeParse(href).success;
}

const INLINE: sanitizeHtml.IOptions = {
  allowedTags: [...ARTICLE_INLINE_TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: NESTED_MAX,
  // Cleans characters that were written as entities. A combining mark would compose with the tag before it when cleaned the next time.
  textFilter: (text) => cleanText(text).replace(/^\p{M}+/u, ''),
  transformTags: {
    strong: 'b',
    em: 'i',
    del: 's',
    strike: 's',
    // Replaced by a tag that isn't allowed, so that only its text remains.
    a: (_tag, { href = '' }) =>
      isLink(href.trim()) ? { tagName: 'a', attribs: { href: href.trim() } } : { tagName: 'span', attribs: NOTHING },
  },
};

/**
 * Returns a block's text with only the markup that articles may have, without the content of script and style elements. It is cleaned
 * twice: before, because an invisible character could hide a tag, and within, for characters written as entities.
 */
export const cleanInline = (html: string): string => sanitizeHtml(cleanText(html), INLINE);
