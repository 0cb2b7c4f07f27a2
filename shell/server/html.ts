import type { Plan } from '../src/plan.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import type { DrawnPage } from './render/draw-page.ts';
import type { PageHead } from './store-head.ts';

/** A file the page starts with, and the hash the browser holds it to. */
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
  /** The page as the server drew it; null leaves it to the tab. */
  drawn: DrawnPage | null;
}

/** The page must not flash: without a kept choice the system's decides before the first paint. */
const FOLLOW_SYSTEM =
  "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

/** Two letters of a language for which not every machine has letters: it draws both alike when it has none (`packages/faces`). */
const LETTERS: Readonly<Partial<Record<Plan['locale'], string>>> = {
  'ja-JP': 'ねぷ',
  'ko-KR': '글꽃',
  'th-TH': 'กฬ',
  'zh-CN': '这们',
  'zh-TW': '這們',
};

/** On a machine that lacks the page's letters it is held back until they have come, three seconds at most: nothing moves when they do. */
const HOLD_UNTIL_LETTERS = (letters: string) =>
  `{const c=document.createElement('canvas').getContext('2d',{willReadFrequently:true}),d=l=>{c.clearRect(0,0,24,24);c.fillText(l,0,19);return c.getImageData(0,0,24,24).data.join()},s=document.documentElement.dataset;if(c){c.font='24px sans-serif';if(d('${letters[0]}')===d('${letters[1]}')){s.letters='coming';setTimeout(()=>delete s.letters,3000)}}}`;

function metaTags({ head, plan }: PageInput): string[] {
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const open = (property: string, content: string) => `<meta property="og:${property}" content="${escapeHtml(content)}">`;
  return [
    ...(head.description ? [named('description', head.description), open('description', head.description)] : []),
    open('site_name', 'Meowtale'),
    open('title', head.title),
    open('type', head.type),
    open('url', head.canonical),
    open('locale', plan.locale.replace('-', '_')),
    ...(head.image ? [open('image', head.image.url), named('twitter:card', 'summary_large_image')] : [named('twitter:card', 'summary')]),
    ...(head.image?.width && head.image.height
      ? [open('image:width', String(head.image.width)), open('image:height', String(head.image.height))]
      : []),
    ...(plan.status === 404 ? [named('robots', 'noindex')] : []),
  ];
}

function linkTags({ head, plan, alternates, styles, preload, scripts }: PageInput): string[] {
  const held = ({ integrity }: StartFile) => `crossorigin integrity="${integrity}"`;
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
    ...styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file.url)}" ${held(file)} data-start>`),
    ...preload.map((file) => `<link rel="preload" as="script" href="${escapeHtml(file.url)}" ${held(file)}>`),
  ];
}

/**
 * The files that a page starts with have no loader of ours that could ask again: one that failed is fetched past every cache, which
 * may have called it missing for hours, and if it is there the page is loaded once more, at most once a minute (as `reloadForChunk`).
 */
const REFETCH_START =
  "addEventListener('error',async({target:t})=>{if(!t.dataset||!('start'in t.dataset))return;const k='meowtale.chunk-reload',n=Date.now();if(n-(sessionStorage.getItem(k)??0)<60000)return;const r=await fetch(t.src||t.href,{cache:'reload'});await r.arrayBuffer();if(!r.ok)return;sessionStorage.setItem(k,n);location.reload()},true)";

/** The policy refuses style attributes, but not styles that a script sets: the drawing's are handed over before it is seen. */
const SET_STYLES =
  "for(const e of document.querySelectorAll('[data-style]')){e.style.cssText=e.dataset.style;e.removeAttribute('data-style')}";

/** Until the page's scripts have come nobody hears a press: the last one is kept for them (`pressAgain`). */
const KEEP_PRESS =
  "{let b;const k=e=>{b=e.target.closest('button')??b};addEventListener('click',k,true);window.takeEarlyPress=()=>{removeEventListener('click',k,true);return b}}";

function drawnRoot({ html, answers }: DrawnPage, nonce: string): string[] {
  // In what React writes a quote stands around attributes only; in text it is escaped.
  const styled = html.replaceAll(' style="', ' data-style="');
  return [
    `<script ${nonce}>${KEEP_PRESS}</script>`,
    `<div id="root">${styled}</div>`,
    ...(styled === html ? [] : [`<script ${nonce}>${SET_STYLES}</script>`]),
    `<script type="application/json" id="answers" ${nonce}>${scriptJson(answers)}</script>`,
  ];
}

/** The whole page: head, plan and the scripts that draw it. Everything that a person wrote goes through an escape. */
export function renderPage(input: PageInput): string {
  const { plan, head, scripts, drawn } = input;
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
    '</head>',
    '<body>',
    ...(drawn ? drawnRoot(drawn, nonce) : ['<div id="root"></div>']),
    '<noscript>Meowtale needs JavaScript. 需要開啟 JavaScript。</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
