import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE } from '@meowtale/contracts/locales';
import { pageTitle } from '@meowtale/contracts/page-title';
import { escapeHtml } from './html.ts';
import type { Unsubscribing } from './unsubscribe-link.ts';
import { type MailWord, type MailWords, mailWords } from './words.ts';

// A copy of the site's tokens (light and dark), because the page loads nothing else.
const STYLE = `
:root{color-scheme:light dark;--background:#faf6ef;--raised:#fff;--ink:#1d1730;--muted:#665d7a;--line:#e9e1d3;--primary:#b93818;--on-primary:#fff}
@media (prefers-color-scheme:dark){:root{--background:#140f1e;--raised:#241b37;--ink:#f4eefb;--muted:#b1a6c6;--line:#34294c;--primary:#ff8b6a;--on-primary:#140f1e}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--background);color:var(--ink);font:15px/1.5 Figtree,system-ui,sans-serif}
main{box-sizing:border-box;width:min(460px,100% - 32px);margin:16px;padding:36px;border-radius:14px;background:var(--raised);border:1px solid var(--line)}
h1{margin:0 0 8px;font:600 28px/1.2 Fraunces,Georgia,serif}
p{margin:0 0 24px;color:var(--muted)}
form{display:grid;gap:12px;margin:0 0 24px}
button{padding:12px 16px;border-radius:999px;border:1px solid var(--line);background:transparent;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button:first-of-type{background:var(--primary);border-color:var(--primary);color:var(--on-primary)}
a{color:inherit}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Allows only the page's own style and form; no frames, no referrer. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** Renders a form instead of unsubscribing, because mail scanners follow links too. */
export function askPage(lang: string, { kinds }: Unsubscribing): string {
  const messages = mailWords(lang);
  const kindNames = new Intl.ListFormat(messages.locale).format(kinds.map((kind) => messages.notice(`mail.kind.${kind}`)));
  return page(messages, 'askTitle', messages.say('askText', { kinds: kindNames }), [
    '<form method="post">',
    `<button name="stop" value="these">${escapeHtml(messages.say('stop'))}</button>`,
    `<button name="stop" value="all">${escapeHtml(messages.say('stopAll'))}</button>`,
    '</form>',
  ]);
}

export const stoppedPage = (lang: string): string => plainPage(lang, 'stopped', 'stoppedText');

export const badLinkPage = (lang: string): string => plainPage(lang, 'bad', 'badText');

function plainPage(lang: string, title: MailWord, text: MailWord): string {
  const messages = mailWords(lang);
  return page(messages, title, messages.say(text), []);
}

function page({ locale, say }: MailWords, title: MailWord, text: string, content: readonly string[]): string {
  const settings = `${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/notices?settings=mail`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(pageTitle(say(title)))}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${escapeHtml(say(title))}</h1>
<p>${escapeHtml(text)}</p>
${content.join('\n')}
<a href="${settings}">${escapeHtml(say('choose'))}</a>
</main></body>
</html>
`;
}
