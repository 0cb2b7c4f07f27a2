import { createHash } from 'node:crypto';
import type { Locale } from '@meowtale/contracts';
import { formatMoney } from '@meowtale/contracts/money';
import { pageTitle } from '@meowtale/contracts/page-title';
import { type Choice, choicesFor, type SandboxPayment } from './repository.ts';
import { type SandboxWords, sandboxWords } from './words.ts';

// Meowtale's design tokens (light and dark), inlined because the page loads nothing.
const STYLE = `
:root{color-scheme:light dark;--background:#faf6ef;--raised:#fff;--ink:#1d1730;--muted:#665d7a;--line:#e9e1d3;--primary:#b93818;--on-primary:#fff;--gold:#8f5c00}
@media (prefers-color-scheme:dark){:root{--background:#140f1e;--raised:#241b37;--ink:#f4eefb;--muted:#b1a6c6;--line:#34294c;--primary:#ff8b6a;--on-primary:#140f1e;--gold:#f4bd4f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--background);color:var(--ink);font:15px/1.5 Figtree,system-ui,sans-serif}
main{width:100%;max-width:420px;padding:36px;border-radius:14px;background:var(--raised);border:1px solid var(--line)}
h1{margin:0 0 8px;font:600 28px/1.2 Fraunces,Georgia,serif}
p{margin:0 0 24px;color:var(--muted)}
dl{display:grid;grid-template-columns:1fr auto;gap:8px 16px;margin:0 0 24px;padding:16px 0;border-block:1px solid var(--line)}
dt{color:var(--muted)}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums;font-weight:600}
.coins{color:var(--gold)}
form{display:grid;gap:12px;margin-top:12px}
button,a{display:block;width:100%;padding:12px 16px;border-radius:999px;border:1px solid var(--line);background:transparent;color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.first{background:var(--primary);border-color:var(--primary);color:var(--on-primary)}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Allows only the page's own style and forms; forbids framing and caching. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** Renders the page of an open payment: pay, decline and leave are buttons of one form. */
export function paymentPage(payment: SandboxPayment, locale: Locale): string {
  const messages = sandboxWords(locale);
  const content = `
    <h1>${messages.title}</h1>
    <p>${messages.notice}</p>
    ${sums(payment, locale, messages)}
    ${form(payment, ['pay', 'decline', 'leave'], messages)}`;
  return document(messages.title, content, locale);
}

/** Renders a payment's outcome, with buttons for what the bank or the provider can still do. */
export function outcomePage(payment: SandboxPayment, locale: Locale): string {
  const messages = sandboxWords(locale);
  const title = messages[payment.state];
  const content = `
    <h1>${title}</h1>
    <p>${messages.closeTab}</p>
    ${sums(payment, locale, messages)}
    <a class="first" href="${escapeHtml(payment.return_url ?? '/')}">${messages.back}</a>
    ${payment.state === 'open' ? '' : form(payment, choicesFor(payment.state), messages)}`;
  return document(title, content, locale);
}

export function missingPage(locale: Locale): string {
  const messages = sandboxWords(locale);
  return document(messages.missing, `<h1>${messages.missing}</h1><a class="first" href="/">${messages.back}</a>`, locale);
}

function form(payment: SandboxPayment, actions: readonly (Choice | 'leave')[], messages: SandboxWords): string {
  if (actions.length === 0) return '';
  const buttons = actions.map(
    (action) => `<button${action === 'pay' ? ' class="first"' : ''} name="action" value="${action}">${messages[action]}</button>`,
  );
  return `<form method="post">
      <input type="hidden" name="token" value="${escapeHtml(payment.form_token)}">
      ${buttons.join('\n      ')}
    </form>`;
}

function sums({ coins, pay_amount, currency }: SandboxPayment, locale: Locale, messages: SandboxWords): string {
  // A payment without coins is for a plan, and PRO is the only one sold.
  const bought =
    coins > 0
      ? `<dt>${messages.coins}</dt><dd class="coins">${new Intl.NumberFormat(locale).format(coins)}</dd>`
      : `<dt>${messages.plan}</dt><dd>PRO</dd>`;
  return `<dl>${bought}<dt>${messages.amount}</dt><dd>${formatMoney(pay_amount, currency, locale)}</dd></dl>`;
}

function document(title: string, content: string, locale: Locale): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${pageTitle(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>${content}
</main></body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
