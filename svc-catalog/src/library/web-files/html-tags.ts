/** A start tag. */
export interface Tag {
  /** In lower case. */
  name: string;
  /** The wanted attributes by name in lower case; the first of several with one name. */
  attributes: ReadonlyMap<string, string>;
  /** Text of an element without markup, such as a script or a style; else empty. */
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

/** Returns the end of a sticky pattern, which may match nothing, from `at` on. */
function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}

/** Returns the end of the next `sign` from `at` on; the text's end without one. */
export function after(sign: string, text: string, at: number): number {
  const found = text.indexOf(sign, at);
  return found === -1 ? text.length : found + sign.length;
}

/**
 * Yields start tags as browsers find them: not in comments or scripts, and not unfinished ones. It takes linear time for any page; a parser
 * that builds a tree can be made to backtrack.
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

/** Returns the end of something that begins with `<` but isn't a tag: a comment, a bogus comment, or a plain `<`. */
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

/** Reads the tag whose name begins at `start`, and its end; null if the text ends before. */
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
 * Returns where a page's content begins, in bytes as latin1: after its `<head>` tag, else after its doctype or `<html>` tag. No script can
 * be before it.
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
