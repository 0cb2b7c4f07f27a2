import { ARTICLE_INLINE_TAGS } from '@meowtale/contracts/inputs/catalog/article';
import { givenUrl } from '@meowtale/contracts/inputs/given-url';
import sanitizeHtml from 'sanitize-html';

/** What breaks a line of text or a JSON column, or turns letters round. */
const CONTROL = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;
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
 * A block's text with the markup that articles may have and no other; what a script or style says goes with it. Control characters
 * go twice: before, lest they hide a tag, and after, where they were written as entities.
 */
export const cleanInline = (html: string): string => sanitizeHtml(html.replace(CONTROL, ''), INLINE).replace(CONTROL, '');

/** The words of a text alone. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<br\b[^>]*>/gi, ' '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (escaped) => ESCAPED[escaped] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
