/** What a file of a web game asks for by name. */
export interface Reference {
  /** As it is written. */
  address: string;
  /** Whether the page is nothing without it: its scripts and styles. */
  needed: boolean;
}

export type WebKind = 'html' | 'css' | 'js' | 'manifest';

const KINDS: Record<string, WebKind> = { html: 'html', htm: 'html', css: 'css', js: 'js', mjs: 'js', webmanifest: 'manifest' };

/** How a file is read, by its name; null for one that names no others. */
export const kindOf = (path: string): WebKind | null => KINDS[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? null;

/** What of it a reader of code can't tell from its text: made of parts, or a place where something is put in. */
const MADE_UP = /\$\{|\{\{|<%|[<>"'`\s\\]/;
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, address]) => address ?? []);

/** The files that a file names, each once; what it makes up while it runs nobody sees here. */
export function referencesOf(kind: WebKind, text: string): Reference[] {
  const found = { html: inHtml, css: inCss, js: inScript, manifest: inManifest }[kind](text);
  const named = new Map<string, Reference>();
  for (const { address, needed } of found) {
    const trimmed = address.trim();
    if (trimmed === '' || trimmed.startsWith('#') || MADE_UP.test(trimmed)) continue;
    named.set(trimmed, { address: trimmed, needed: needed || (named.get(trimmed)?.needed ?? false) });
  }
  return [...named.values()];
}

function inHtml(text: string): Reference[] {
  const page = text.replaceAll(/<!--[\s\S]*?-->/g, '');
  const scripts = page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  const inline = [...scripts].flatMap(([, , body]) => inScript(body ?? ''));
  const styles = matches(page, /<style\b[^>]*>([\s\S]*?)<\/style>/gi).flatMap(inCss);
  // A tag inside a script is text.
  const markup = page.replaceAll(/(<script\b[^>]*>)[\s\S]*?(<\/script>)/gi, '$1$2');
  const tags = [...markup.matchAll(/<(script|link|img|audio|video|source|track|embed|iframe|input)\b([^>]*)>/gi)];
  const named = tags.flatMap(([, tag = '', attributes = '']) => {
    const isStyle = tag.toLowerCase() === 'link' && /\brel\s*=\s*["']?stylesheet/i.test(attributes);
    const needed = tag.toLowerCase() === 'script' || isStyle;
    return attributesOf(attributes, needed);
  });
  return [...named, ...inline, ...styles];
}

function attributesOf(attributes: string, needed: boolean): Reference[] {
  const values = attributes.matchAll(/\b(?:src|href|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi);
  return [...values].map(([, double, single, bare]) => ({ address: double ?? single ?? bare ?? '', needed }));
}

function inCss(text: string): Reference[] {
  const style = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const urls = matches(style, /url\(\s*["']?([^"')]+)["']?\s*\)/gi);
  const imports = matches(style, /@import\s+["']([^"']+)["']/gi);
  return [...urls, ...imports].map((address) => ({ address, needed: false }));
}

/** Modules that a script names by a relative address; whether it ever asks for them isn't known. */
function inScript(text: string): Reference[] {
  const from = matches(text, /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g);
  const later = matches(text, /\bimport\(\s*["'](\.{1,2}\/[^"']+)["']\s*\)/g);
  return [...from, ...later].map((address) => ({ address, needed: false }));
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
 * Where an address in the file `from` leads: to a path of the bundle, to the root of the origin (where nothing of it lies), to
 * another host, or to what is no file (`data:` and the like).
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
