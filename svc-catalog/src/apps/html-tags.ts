/** A tag that begins an element. */
export interface Tag {
  /** In small letters. */
  name: string;
  /** Those that were asked for, by their names in small letters; the first of two that are called alike. */
  attributes: ReadonlyMap<string, string>;
  /** Of an element whose content is text and never markup (a script, a style): that text; else empty. */
  content: string;
}

const TEXTS: ReadonlySet<string> = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'iframe', 'noembed', 'noframes', 'xmp']);

const LETTER = /[a-z]/i;
const BLANKS = /[\t\n\f\r ]*/y;
const COMMENT_END = /--!?>/g;
const TAG_NAME = /[^\t\n\f\r />]*/y;
const BETWEEN_ATTRIBUTES = /[\t\n\f\r /]*/y;
const ATTRIBUTE_NAME = /=?[^\t\n\f\r />=]*/y;
const EQUALS = /[\t\n\f\r ]*=[\t\n\f\r ]*/y;
const BARE_VALUE = /[^\t\n\f\r >]*/y;

/** Where a pattern that always fits, if only nothing, ends from `at` on. */
function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}

/** Where the next `sign` from `at` on ends; the text's end without one. */
export function after(sign: string, text: string, at: number): number {
  const found = text.indexOf(sign, at);
  return found === -1 ? text.length : found + sign.length;
}

/**
 * The tags that begin elements, as browsers find them: none in a comment or in a script, nor one that never ends. Whatever the page
 * is, each of its letters is looked at a few times and no more; a parser that builds a tree of it can be made to go back and forth.
 */
export function* tagsIn(html: string, wanted: ReadonlySet<string>): Generator<Tag> {
  let at = 0;
  while (true) {
    at = html.indexOf('<', at);
    if (at === -1) return;
    const closes = html[at + 1] === '/';
    const nameAt = at + (closes ? 2 : 1);
    if (!LETTER.test(html[nameAt] ?? '')) {
      at = pastOther(html, at);
      continue;
    }
    const tag = readTag(html, nameAt, wanted);
    if (tag === null) return;
    at = tag.end;
    if (closes) continue;
    const end = TEXTS.has(tag.name) ? textEnd(html, at, tag.name) : at;
    yield { ...tag, content: html.slice(at, end) };
    at = end;
  }
}

/** What begins with `<` and is no tag: a comment, what is read as one, or a mere sign. */
function pastOther(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return commentEnd(html, at + 4);
  return '!?/'.includes(html[at + 1] ?? ' ') ? after('>', html, at) : at + 1;
}

function commentEnd(html: string, at: number): number {
  if (html.startsWith('>', at)) return at + 1;
  if (html.startsWith('->', at)) return at + 2;
  COMMENT_END.lastIndex = at;
  return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
}

function textEnd(html: string, at: number, name: string): number {
  const closing = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  closing.lastIndex = at;
  return closing.exec(html)?.index ?? html.length;
}

/** The tag whose name begins at `start`, and where it ends; null when the text does before. */
function readTag(html: string, start: number, wanted: ReadonlySet<string>): (Omit<Tag, 'content'> & { end: number }) | null {
  let at = past(TAG_NAME, html, start);
  const name = html.slice(start, at).toLowerCase();
  const attributes = new Map<string, string>();
  while (true) {
    at = past(BETWEEN_ATTRIBUTES, html, at);
    if (at >= html.length) return null;
    if (html[at] === '>') return { name, attributes, end: at + 1 };
    const nameEnd = past(ATTRIBUTE_NAME, html, at);
    const attribute = html.slice(at, nameEnd).toLowerCase();
    const given = readValue(html, nameEnd);
    if (given === null) return null;
    if (wanted.has(attribute) && !attributes.has(attribute)) attributes.set(attribute, given.value);
    at = given.end;
  }
}

function readValue(html: string, at: number): { value: string; end: number } | null {
  EQUALS.lastIndex = at;
  if (!EQUALS.test(html)) return { value: '', end: at };
  const start = EQUALS.lastIndex;
  const quote = html[start];
  if (quote !== '"' && quote !== "'") {
    const end = past(BARE_VALUE, html, start);
    return { value: html.slice(start, end), end };
  }
  const end = html.indexOf(quote, start + 1);
  return end === -1 ? null : { value: html.slice(start + 1, end), end: end + 1 };
}

const NO_ATTRIBUTES: ReadonlySet<string> = new Set();
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/**
 * Where a page's own content begins, of bytes as latin1: after its `<head>`, else after what says of what kind and language it is.
 * Nothing that could run stands before.
 */
export function headOf(html: string): number {
  let at = html.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  let begun = at;
  while (true) {
    at = past(BLANKS, html, at);
    if (html.startsWith('<!', at) || html.startsWith('<?', at)) {
      const isDoctype = html.slice(at, at + 9).toLowerCase() === '<!doctype';
      at = pastOther(html, at);
      if (isDoctype) begun = at;
      continue;
    }
    const tag = html[at] === '<' ? readTag(html, at + 1, NO_ATTRIBUTES) : null;
    if (tag?.name !== 'html' && tag?.name !== 'head') return begun;
    begun = tag.end;
    if (tag.name === 'head') return begun;
    at = tag.end;
  }
}
