/* The site's service worker: without a network it returns an offline page. It caches that page only; pages of the site are never cached
   (SPEC §2). */
const CACHE = 'meowtale-offline-1';
const KEPT = '/offline';

const escapeHtml = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#faf6ef, #140f1e); color: light-dark(#1d1730, #f4eefb); font: 400 17px/1.6 system-ui, sans-serif; }
main { min-height: 100dvh; box-sizing: border-box; display: grid; place-content: center; justify-items: center; gap: 16px; padding: 24px;
  text-align: center; word-break: auto-phrase; }
h1 { margin: 0; font: 600 28px/1.25 Georgia, serif; text-wrap: balance; }
p { margin: 0; max-width: 44ch; text-wrap: pretty; }
a { display: inline-flex; align-items: center; min-height: 44px; margin-top: 8px; padding: 0 24px; border-radius: 999px;
  background: light-dark(#b93818, #ff8b6a); color: light-dark(#fff, #2a1009); text-decoration: none; font-weight: 600; }
a:focus-visible { outline: 3px solid light-dark(#1d1730, #f4eefb); outline-offset: 3px; }
`;

/* Reloads once the site responds: at once when the network is back or the page is shown, else every 15 seconds while it is looked at, as
   the site's pages do (ADR 58). It asks before it reloads, so that nothing flashes or loses its focus meanwhile. */
const SCRIPT = `
const retry = () => {
  if (document.hidden) return;
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => {});
};
addEventListener('online', retry);
addEventListener('visibilitychange', retry);
setInterval(retry, 15000);
`;

async function sourceOf(text) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

/** Returns the policy of the offline page, which allows its own style and script only. */
async function policy() {
  const [style, script] = await Promise.all([sourceOf(STYLE), sourceOf(SCRIPT)]);
  const sources = `style-src ${style}; script-src ${script}; connect-src 'self'`;
  return `default-src 'none'; ${sources}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** Returns the offline page; its texts come from the tab, in the language read last. */
async function offlinePage({ locale, title, text, retry }) {
  const html = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Meowtale</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(retry)}</a></p></main>
<script>${SCRIPT}</script></body>
</html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': await policy(),
  };
  return new Response(html, { status: 503, headers });
}

/** Caches the offline page in place of an earlier one. */
async function cachePage(words) {
  const page = await offlinePage(words);
  await (await caches.open(CACHE)).put(KEPT, page);
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => clients.claim()));
});
addEventListener('message', (event) => {
  if (event.data?.type !== 'offline-words') return;
  event.waitUntil(cachePage(event.data.words));
});
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(fetch(event.request).catch(async () => (await caches.match(KEPT)) ?? Response.error()));
});
