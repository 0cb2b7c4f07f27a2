import { after, packedName, tagsIn } from '../../library/web-files/model.ts';

/** A reference in a file of a web game. */
export interface Reference {
  /** The address as written. */
  address: string;
  /** Whether the page can't work without it, as with scripts and styles. */
  needed: boolean;
}

export type WebKind = 'html' | 'css' | 'js' | 'manifest';

const KINDS: Record<string, WebKind> = { html: 'html', htm: 'html', css: 'css', js: 'js', mjs: 'js', webmanifest: 'manifest' };

/** Returns how a file is read, by its name or the name of what is compressed in it; null for one that names no others. */
export const kindOf = (path: string): WebKind | null =>
  KINDS[(packedName(path)?.inner ?? path).split('.').at(-1)?.toLowerCase() ?? ''] ?? null;

/** An address that the text alone doesn't give: concatenated, or a template's placeholder. */
const MADE_UP = /\$\{|\{\{|<%|[<>"'`\s\\]/;
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** Limit of references per file, because each is looked up. */
const REFERENCES_MAX = 2000;
/** Longer than any path of an archive; longer ones are inline data or malicious. */
const ADDRESS_MAX = 2000;

/** Returns the files that a file names, each once, without addresses made at run time. */
export function referencesOf(kind: WebKind, text: string): Reference[] {
  const byAddress = new Map<string, Reference>();
  for (const { address, needed } of { html: inHtml, css: inCss, js: inScript, manifest: inManifest }[kind](text)) {
    const trimmed = address.trim();
    if (trimmed === '' || trimmed.length > ADDRESS_MAX || trimmed.startsWith('#') || MADE_UP.test(trimmed)) continue;
    byAddress.set(trimmed, { address: trimmed, needed: needed || (byAddress.get(trimmed)?.needed ?? false) });
    if (byAddress.size >= REFERENCES_MAX) break;
  }
  return [...byAddress.values()];
}

/** Elements that load what they name; a link to another page isn't loaded. */
const NAMING: ReadonlySet<string> = new Set(['script', 'link', 'img', 'audio', 'video', 'source', 'track', 'embed', 'iframe', 'input']);
const ADDRESSES = ['src', 'href', 'poster'];
const LISTS = ['srcset', 'imagesrcset'];
const READ: ReadonlySet<string> = new Set([...ADDRESSES, ...LISTS, 'rel', 'style']);

function* inHtml(text: string): Generator<Reference> {
  for (const { name, attributes, content } of tagsIn(text, READ)) {
    const needed = name === 'script' || (name === 'link' && /^\s*stylesheet\b/i.test(attributes.get('rel') ?? ''));
    if (NAMING.has(name)) {
      for (const attribute of ADDRESSES) yield { address: attributes.get(attribute) ?? '', needed };
      for (const attribute of LISTS) yield* inList(attributes.get(attribute) ?? '');
    }
    if (name === 'script') yield* inScript(content);
    if (name === 'style') yield* inCss(content);
    yield* inCss(attributes.get('style') ?? '');
  }
}

const LISTED = /[^\s,]\S*/g;

/** Returns the addresses of a `srcset`: each may have a width or density, and commas within. */
function* inList(list: string): Generator<Reference> {
  let at = 0;
  while (true) {
    LISTED.lastIndex = at;
    const listed = LISTED.exec(list)?.[0];
    if (listed === undefined) return;
    at = LISTED.lastIndex;
    let end = listed.length;
    while (listed[end - 1] === ',') end -= 1;
    if (end === listed.length) at = after(',', list, at);
    yield { address: listed.slice(0, end), needed: false };
  }
}

const CSS_SIGN = /\/\*|\burl\(\s*|@import\s+(?=["'])|["']/gi;

function* inCss(text: string): Generator<Reference> {
  let at = 0;
  while (true) {
    CSS_SIGN.lastIndex = at;
    const sign = CSS_SIGN.exec(text)?.[0];
    if (sign === undefined) return;
    at = CSS_SIGN.lastIndex;
    if (sign === '/*') {
      at = after('*/', text, at);
      continue;
    }
    const isMereString = sign === '"' || sign === "'";
    if (isMereString) at -= 1;
    const isString = text[at] === '"' || text[at] === "'";
    const end = isString ? stringEnd(text, at) : text.indexOf(')', at);
    if (end === -1) return;
    if (!isMereString) yield { address: text.slice(isString ? at + 1 : at, end), needed: false };
    at = end + 1;
  }
}

/** Returns where the string that begins at `at` ends: at its quote, or at the end of its line. */
function stringEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && text[end] !== text[at] && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
  return end;
}

const NAMED_MODULE = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g;
const MODULE_ASKED_FOR = /\bimport\(\s*["'](\.{1,2}\/[^"']+)["']\s*\)/g;

/** Returns the modules that a script names by relative addresses; whether it loads them isn't known. */
function* inScript(text: string): Generator<Reference> {
  for (const pattern of [NAMED_MODULE, MODULE_ASKED_FOR]) {
    for (const [, address = ''] of text.matchAll(pattern)) yield { address, needed: false };
  }
}

function inManifest(text: string): Reference[] {
  try {
    const { icons } = JSON.parse(text) as { icons?: { src?: unknown }[] };
    return (Array.isArray(icons) ? icons : []).flatMap(({ src }) => (typeof src === 'string' ? [{ address: src, needed: false }] : []));
  } catch {
    return [];
  }
}

export type Place = { at: 'inside'; path: string } | { at: 'root' } | { at: 'elsewhere'; host: string } | { at: 'nowhere' };

/**
 * Returns where an address in the file `from` leads: a path of the bundle, the origin's root (outside of the bundle), another host, or no
 * file (`data:` and the like).
 */
export function placeOf(address: string, from: string): Place {
  if (/^(?:https?:)?\/\//i.test(address)) {
    const url = address.startsWith('//') ? `https:${address}` : address;
    return URL.canParse(url) ? { at: 'elsewhere', host: new URL(url).host } : { at: 'nowhere' };
  }
  if (ELSEWHERE.test(address)) return { at: 'nowhere' };
  if (address.startsWith('/')) return { at: 'root' };
  const base = `http://bundle/top/${from.split('/').map(encodeURIComponent).join('/')}`;
  if (!URL.canParse(address, base)) return { at: 'nowhere' };
  const { pathname } = new URL(address, base);
  if (!pathname.startsWith('/top/')) return { at: 'root' };
  try {
    const path = decodeURIComponent(pathname.slice('/top/'.length));
    return path === '' || path.endsWith('/') ? { at: 'inside', path: `${path}index.html` } : { at: 'inside', path };
  } catch {
    return { at: 'nowhere' };
  }
}
