import { ARTICLE_INLINE_TAGS } from '@meowtale/contracts/inputs/catalog/article';
import { givenUrl } from '@meowtale/contracts/inputs/given-url';
import { cleanText } from '@meowtale/contracts/text/clean';
import sanitizeHtml from 'sanitize-html';

const ESCAPED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** There are eight marks; what is drawn is dear by how deep it is, and a deeper one leaves its words. */
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
  // What was written as entities. A mark would be composed with the tag before it the next time.
  textFilter: (text) => cleanText(text).replace(/^\p{M}+/u, ''),
  transformTags: {
    strong: 'b',
    em: 'i',
    del: 's',
    strike: 's',
    // A tag that isn't allowed leaves its words.
    a: (_tag, { href = '' }) =>
      isLink(href.trim()) ? { tagName: 'a', attribs: { href: href.trim() } } : { tagName: 'span', attribs: NOTHING },
  },
};

/**
 * Returns a block's text with the markup that articles may have and no other; what a script or style says goes with it. It is cleaned
 * twice: before, lest an unseen sign hide a tag, and within, where signs were written as entities.
 */
export const cleanInline = (html: string): string => sanitizeHtml(cleanText(html), INLINE);

/** The words of a text alone. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<br\b[^>]*>/gi, ' '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (escaped) => ESCAPED[escaped] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
