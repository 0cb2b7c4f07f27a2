import { characterOf, decodeEntities } from '@meowtale/contracts/text/inline-html';
import { createElement, type ReactNode } from 'react';

/** Inline marks that an article's text may have besides links; each is rendered as its element. */
const MARKS: readonly string[] = ['b', 'i', 'u', 's', 'code', 'mark'];
const TOKEN = /<(\/?)([a-z]+)((?:\s[^<>]*)?)>|&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});|[^<&]+|[<&]/gi;

/** Returns a link's address; null for one that could run something. */
function hrefOf(attributes: string): string | null {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const href = decodeEntities(double ?? single ?? '').trim();
  return /^mailto:[^\s<>"]{3,320}$/i.test(href) || (/^https?:\/\//i.test(href) && URL.canParse(href)) ? href : null;
}

interface Open {
  tag: string;
  href: string | null;
  children: ReactNode[];
}

function closed({ tag, href, children }: Open, key: number): ReactNode {
  if (tag !== 'a') return createElement(tag, { key }, ...children);
  if (href === null) return createElement('span', { key }, ...children);
  return (
    <a key={key} href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
      {children}
    </a>
  );
}

/**
 * Renders the text of an article's block as React nodes: the allowed inline marks as elements, and everything else as text, so that no
 * markup is injected.
 */
export function inlineHtml(html: string): ReactNode[] {
  const root: Open = { tag: '', href: null, children: [] };
  const open: Open[] = [root];
  const last = () => open.at(-1) ?? root;
  const put = (node: ReactNode) => void last().children.push(node);
  const close = () => {
    const done = open.pop();
    if (done) put(closed(done, last().children.length));
  };
  for (const [token, slash, name = '', attributes = '', entity] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (entity !== undefined) put(characterOf(entity) ?? token);
    else if (tag === 'br') put(<br key={last().children.length} />);
    else if (!MARKS.includes(tag) && tag !== 'a') put(token);
    else if (!slash) open.push({ tag, href: tag === 'a' ? hrefOf(attributes) : null, children: [] });
    else if (open.some((each) => each.tag === tag)) {
      while (last().tag !== tag) close();
      close();
    }
  }
  while (open.length > 1) close();
  return root.children;
}
