import { HighlightStyle, StreamLanguage, type StringStream } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** The content of braces: a condition or value, the type of a sequence, alternatives that a `-` may test, or the items of a sequence. */
type Inside = 'test' | 'sequence' | 'words' | 'list';

interface InkState {
  comment: boolean;
  /** One entry per pair of open braces. */
  braces: Inside[];
  /** The rest of the line is logic (`~`, VAR). */
  logic: boolean;
}

const DECLARATION = /^\s*(?:VAR|CONST|LIST|EXTERNAL|INCLUDE|TODO)\b:?/;
const WORDS_OF_LOGIC = /^(?:and|or|not|mod|has|hasnt|true|false|temp|return|ref|else|stopping|shuffle|once|cycle)\b/;
const SEQUENCE = /^\s*(?:stopping|shuffle|once|cycle)\b[^|}]*:/;
const SIGNS_OF_LOGIC = /^(?:[=!<>]=|&&|\|\||[-+*/%<>=!?|&~:])/;

function inComment(stream: StringStream, state: InkState): string {
  state.comment = !stream.match(/^.*?\*\//);
  if (state.comment) stream.skipToEnd();
  return 'comment';
}

/** Reads what only the beginning of a line can be: a knot, a stitch, a declaration, a choice, a gather. */
function atLineStart(stream: StringStream, state: InkState): string | null {
  state.logic = false;
  if (stream.match(/^\s*={1,}\s*(?:function\b)?/, false)) {
    stream.skipToEnd();
    return 'heading';
  }
  if (stream.match(/^\s*TODO\b/, false)) {
    stream.skipToEnd();
    return 'comment';
  }
  if (stream.match(DECLARATION) || stream.match(/^\s*~/)) {
    state.logic = true;
    return 'keyword';
  }
  return stream.match(/^\s*(?:[*+]\s*)+/) || stream.match(/^\s*(?:-(?!>)\s*)+/) ? 'list' : null;
}

/** Returns the kind of braces that begin here, by what comes first: the end of a condition, or a separator. */
function insideOf(rest: string): Inside {
  if (SEQUENCE.test(rest)) return 'sequence';
  let depth = 0;
  for (const sign of rest.replaceAll('||', '')) {
    if (sign === '{') depth += 1;
    else if (sign === '}' && depth > 0) depth -= 1;
    else if (depth === 0 && (sign === ':' || sign === '}')) return 'test';
    else if (depth === 0 && sign === '|') return 'words';
  }
  return 'words';
}

/** Switches to the content that follows a condition. */
function endTest(state: InkState): void {
  const inside = state.braces.pop();
  if (inside) state.braces.push(inside === 'sequence' ? 'list' : 'words');
}

function braceToken(stream: StringStream, { braces }: InkState): string | null {
  if (stream.eat('}')) braces.pop();
  else if (stream.eat('{')) braces.push(insideOf(stream.string.slice(stream.pos)));
  else return null;
  return 'bracket';
}

function logicToken(stream: StringStream): string | null {
  if (stream.match(/^"[^"]*"?/)) return 'string';
  if (stream.match(/^\d+(?:\.\d+)?/)) return 'number';
  if (stream.match(WORDS_OF_LOGIC)) return 'keyword';
  if (stream.match(/^[\p{L}_][\p{L}\p{N}_.]*/u)) return 'variableName';
  return stream.match(SIGNS_OF_LOGIC) ? 'operator' : null;
}

function token(stream: StringStream, state: InkState): string | null {
  if (state.comment) return inComment(stream, state);
  if (stream.sol()) {
    const start = atLineStart(stream, state);
    // In braces, each `-` may begin with its own condition.
    if (start === 'list' && state.braces.at(-1) === 'words' && /^(?:[^{|}]|\|\|)*:/.test(stream.string.slice(stream.pos)))
      state.braces.splice(-1, 1, 'test');
    if (start) return start;
  }
  if (stream.eatSpace()) return null;
  if (stream.match('//')) {
    stream.skipToEnd();
    return 'comment';
  }
  if (stream.match('/*')) return inComment(stream, state);
  if (stream.match(/^(?:->->|->|<-)\s*[\p{L}_]?[\p{L}\p{N}_.]*/u)) return 'link';
  if (stream.match(/^#[^\]#\n]*/)) return 'meta';
  if (stream.match('<>')) return 'operator';
  if (stream.match(/^[[\]()]/)) return 'bracket';
  const brace = braceToken(stream, state);
  if (brace) return brace;
  const inside = state.braces.at(-1);
  if (!state.logic && inside !== 'test' && inside !== 'sequence') {
    const parts = stream.next() === '|' && inside === 'words';
    return parts ? 'operator' : null;
  }
  if (!state.logic && stream.eat(':')) {
    endTest(state);
    return 'operator';
  }
  const logic = logicToken(stream);
  if (logic === null) stream.next();
  return logic;
}

/** Highlights ink line by line, without a tree; the compiler reports errors. */
export const inkLanguage = StreamLanguage.define<InkState>({
  name: 'ink',
  startState: () => ({ comment: false, braces: [], logic: false }),
  token,
  languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } } },
});

/** In the theme's colours, which follow light and dark. */
export const inkColours = HighlightStyle.define([
  { tag: tags.heading, color: 'var(--mt-plum)', fontWeight: '600' },
  { tag: tags.comment, color: 'var(--mt-muted)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.operator], color: 'var(--mt-gold)' },
  { tag: tags.list, color: 'var(--mt-primary)', fontWeight: '600' },
  { tag: tags.link, color: 'var(--mt-primary)' },
  { tag: [tags.string, tags.number], color: 'var(--mt-mint)' },
  { tag: tags.meta, color: 'var(--mt-mint)' },
  { tag: tags.bracket, color: 'var(--mt-plum)' },
]);
