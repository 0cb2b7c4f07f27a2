import type { Plan } from '../src/plan.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import type { RenderedPage } from './render/render-page.ts';
import type { PageHead } from './store-head.ts';

/** A file that the page starts with, and the hash that the browser checks. */
export interface StartFile {
  url: string;
  integrity: string;
}

export interface PageInput {
  plan: Plan;
  head: PageHead;
  /** Language → address of this page in it. */
  alternates: ReadonlyMap<string, string>;
  styles: readonly StartFile[];
  scripts: readonly StartFile[];
  preload: readonly StartFile[];
  /** The address of the override panel, in development only. */
  overridePanel: string | null;
  /** The server-rendered page; null when the tab renders it. */
  drawn: RenderedPage | null;
}

/** Sets the system's colour scheme before the first paint when none was chosen, so that the page doesn't flash. */
const FOLLOW_SYSTEM =
  "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

/** Two characters per language whose fonts some machines lack: without a font both look the same (`packages/faces`). */
const LETTERS: Readonly<Partial<Record<Plan['locale'], string>>> = {
  'ja-JP': 'ねぷ',
  'ko-KR': '글꽃',
  'th-TH': 'กฬ',
  'zh-CN': '这们',
  'zh-TW': '這們',
};

/** Hides the page on a machine without its font until the font has loaded, three seconds at most, so that nothing moves. */
const HOLD_UNTIL_LETTERS = (letters: string) =>
  `{const c=document.createElement('canvas').getContext('2d',{willReadFrequently:true}),d=l=>{c.clearRect(0,0,24,24);c.fillText(l,0,19);return c.getImageData(0,0,24,24).data.join()},s=document.documentElement.dataset;if(c){c.font='24px sans-serif';if(d('${letters[0]}')===d('${letters[1]}')){s.letters='coming';setTimeout(()=>delete s.letters,3000)}}}`;

function metaTags({ head, plan }: PageInput): string[] {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const open = (property: string, content: string) => `<meta property="og:${property}" content="${escapeHtml(content)}">`;
  return [
    ...(head.description ? [meta('description', head.description), open('description', head.description)] : []),
    open('site_name', 'Meowtale'),
    open('title', head.title),
    open('type', head.type),
    open('url', head.canonical),
    open('locale', plan.locale.replace('-', '_')),
    ...(head.image ? [open('image', head.image.url), meta('twitter:card', 'summary_large_image')] : [meta('twitter:card', 'summary')]),
    ...(head.image?.width && head.image.height
      ? [open('image:width', String(head.image.width)), open('image:height', String(head.image.height))]
      : []),
    ...(plan.status === 404 ? [meta('robots', 'noindex')] : []),
  ];
}

function linkTags({ head, plan, alternates, styles, preload, scripts }: PageInput): string[] {
  const attributes = ({ integrity }: StartFile) => `crossorigin integrity="${integrity}"`;
  const remote =
    plan.routes.length > 0
      ? [`<link rel="preconnect" href="${escapeHtml(new URL(scripts[0]?.url ?? head.canonical).origin)}" crossorigin>`]
      : [];
  return [
    ...remote,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...(plan.status === 200 ? [`<link rel="canonical" href="${escapeHtml(head.canonical)}">`] : []),
    ...(plan.status === 200
      ? [...alternates].map(([locale, url]) => `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(url)}">`)
      : []),
    ...styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file.url)}" ${attributes(file)} data-start>`),
    ...preload.map((file) => `<link rel="preload" as="script" href="${escapeHtml(file.url)}" ${attributes(file)}>`),
  ];
}

/**
 * Recovers files that the page starts with, for which no loader of ours can retry. A failed file is fetched past every cache, which may
 * have stored a "not found" for hours; if it exists the page is reloaded, at most once a minute (as in `reloadForChunk`).
 */
const REFETCH_START =
  "addEventListener('error',async({target:t})=>{if(!t.dataset||!('start'in t.dataset))return;const k='meowtale.chunk-reload',n=Date.now();if(n-(sessionStorage.getItem(k)??0)<60000)return;const r=await fetch(t.src||t.href,{cache:'reload'});await r.arrayBuffer();if(!r.ok)return;sessionStorage.setItem(k,n);location.reload()},true)";

/** Sets the inline styles of the rendered page by script before it is visible, because the policy forbids style attributes. */
const SET_STYLES =
  "for(const e of document.querySelectorAll('[data-style]')){e.style.cssText=e.dataset.style;e.removeAttribute('data-style')}";

/** Records the last press before the page's scripts have loaded, for `pressAgain`. */
const KEEP_PRESS =
  "{let b;const k=e=>{b=e.target.closest('button')??b};addEventListener('click',k,true);window.takeEarlyPress=()=>{removeEventListener('click',k,true);return b}}";

function drawnRoot({ html, answers }: RenderedPage, nonce: string): string[] {
  // In React's output a quote character occurs around attributes only; in text it is escaped.
  const styled = html.replaceAll(' style="', ' data-style="');
  return [
    `<script ${nonce}>${KEEP_PRESS}</script>`,
    `<div id="root">${styled}</div>`,
    ...(styled === html ? [] : [`<script ${nonce}>${SET_STYLES}</script>`]),
    `<script type="application/json" id="answers" ${nonce}>${scriptJson(answers)}</script>`,
  ];
}

/** Returns the whole page: head, plan and scripts. All texts of people are escaped. */
export function renderPage(input: PageInput): string {
  const { plan, head, scripts, overridePanel, drawn } = input;
  const nonce = `nonce="${plan.nonce}"`;
  const letters = LETTERS[plan.locale];
  const scheme = plan.theme === 'auto' ? '' : ` data-mantine-color-scheme="${plan.theme}"`;
  return [
    '<!doctype html>',
    `<html lang="${plan.locale}"${scheme}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...metaTags(input),
    ...(plan.theme === 'auto' ? [`<script ${nonce}>${FOLLOW_SYSTEM}</script>`] : []),
    `<script ${nonce}>${REFETCH_START}</script>`,
    ...(letters ? [`<script ${nonce}>${HOLD_UNTIL_LETTERS(letters)}</script>`] : []),
    ...linkTags(input),
    ...(drawn?.styles ? [`<style ${nonce}>${drawn.styles.replaceAll('</', '<\\/')}</style>`] : []),
    ...(head.linkedData ? [`<script type="application/ld+json" ${nonce}>${scriptJson(head.linkedData)}</script>`] : []),
    `<script type="application/json" id="plan" ${nonce}>${scriptJson(plan)}</script>`,
    ...scripts.map(
      (file) => `<script defer src="${escapeHtml(file.url)}" crossorigin integrity="${file.integrity}" ${nonce} data-start></script>`,
    ),
    ...(overridePanel === null ? [] : [`<script defer src="${overridePanel}" ${nonce}></script>`]),
    '</head>',
    '<body>',
    ...(drawn ? drawnRoot(drawn, nonce) : ['<div id="root"></div>']),
    '<noscript>Meowtale needs JavaScript. 需要開啟 JavaScript。</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
