const TAGS = ['a', 'b', 'i', 'u', 's', 'code', 'mark'] as const;
type Tag = (typeof TAGS)[number];

/** The inline marks of a text; `a` has its address, the others are empty. */
export type Marks = Readonly<Partial<Record<Tag, string>>>;

/** A text with the same marks; a line end is a line break. */
export interface Run {
  text: string;
  marks: Marks;
}

const MARK_OF: Readonly<Record<string, Tag>> = {
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  mark: 'mark',
};
const BOLD_FROM = 600;

/** Returns the marks of an element's text: by its tag, then by its style, with which Google Docs writes all of them. */
export function marksOf(element: HTMLElement, outer: Marks): Marks {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style;
  const marks: Partial<Record<Tag, string>> = { ...outer };
  const own = MARK_OF[element.localName];
  if (own) marks[own] = '';
  const address = element.localName === 'a' ? addressOf(element) : null;
  if (address) marks.a = address;
  if (/^(?:bold|bolder)$/.test(fontWeight) || Number(fontWeight) >= BOLD_FROM) marks.b = '';
  else if (/^(?:normal|lighter|\d+)$/.test(fontWeight)) delete marks.b;
  if (/^(?:italic|oblique)/.test(fontStyle)) marks.i = '';
  else if (fontStyle === 'normal') delete marks.i;
  const lines = `${textDecoration} ${textDecorationLine}`;
  if (lines.includes('underline')) marks.u = '';
  if (lines.includes('line-through')) marks.s = '';
  // A link is underlined anyway.
  if (marks.a) delete marks.u;
  return marks;
}

/** Returns a link's address; null for a bookmark, a comment's anchor or a link within the pasted document. */
function addressOf(link: HTMLElement): string | null {
  const href = link.getAttribute('href')?.trim() ?? '';
  return /^(?:https?:\/\/|mailto:)/i.test(href) ? href : null;
}

/** Returns runs as inline HTML without blanks around it and with one blank at a time; empty without visible text. */
export function toInlineHtml(runs: readonly Run[]): string {
  return wrapped(trimmed(runs), 0);
}

function trimmed(runs: readonly Run[]): Run[] {
  const shown: Run[] = [];
  for (const { text, marks } of runs) {
    const before = shown.at(-1)?.text ?? ' ';
    const added = /\s$/.test(before) ? text.replace(/^ +/, '') : text;
    const isLeading = shown.length === 0;
    const left = isLeading ? added.trimStart() : added;
    if (left !== '') shown.push({ text: left, marks });
  }
  for (let last = shown.at(-1); last; last = shown.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    shown.pop();
  }
  return shown;
}

/** Wraps neighbours with the same mark in one element; the marks are nested in the order of `TAGS`. */
function wrapped(runs: readonly Run[], depth: number): string {
  const tag = TAGS[depth];
  if (!tag) return runs.map(({ text }) => escaped(text)).join('');
  let html = '';
  for (let start = 0; start < runs.length; ) {
    const value = runs[start]?.marks[tag];
    let end = start + 1;
    while (end < runs.length && runs[end]?.marks[tag] === value) end += 1;
    const inner = wrapped(runs.slice(start, end), depth + 1);
    if (value === undefined) html += inner;
    else html += tag === 'a' ? `<a href="${escaped(value)}">${inner}</a>` : `<${tag}>${inner}</${tag}>`;
    start = end;
  }
  return html;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br>' };
const escaped = (text: string): string => text.replace(/[&<>"\n]/g, (sign) => ESCAPES[sign] ?? sign);
