import { randomUUID } from 'node:crypto';
import { host, origins, ports } from '@meowtale/deploy/addresses';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@meowtale/deploy/people';
import { openSession, type Session } from '@meowtale/deploy/session';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { kilobytes, type Result } from '../method/result.ts';
import { median } from '../method/rounds.ts';
import { openBrowser } from './browser.ts';

const DESK = { width: 1440, height: 900 };
const FRAME_MS = 1000 / 60;
const ROUNDS = 5;
const KEYS = 60;
/** Slower than a fast typist, so that each key has its own frame. */
const BETWEEN_KEYS_MS = 120;
const ROLES = 20;
const PARAGRAPHS_PER_SEQUENCE = 12;
const [ACTS, SEQUENCES] = [3, 3];

const env = {
  NODE_ENV: 'test' as const,
  GATEWAY_URL: origins.gateway,
  FIREBASE_PROJECT_ID: 'demo-meowtale',
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  DATABASE_URL_WALLET: '',
};

const ADD = 'mutation ($drama: DramaInput!) { addDrama(drama: $drama) { uuid } }';

interface Opened {
  uuid: string;
  /** The size of its story as JSON. */
  bytes: number;
}

/** Creates a drama with `lines` lines in nine sequences and twenty characters. */
async function makeDrama(maker: Session, title: string, lines: number): Promise<Opened> {
  const people = Array.from({ length: ROLES }, (_, n) => ({
    ...{ kind: 'character', id: `role-${n}`, sex: 'other', name: `Person ${n}`, names: {}, brief: 'Waits.', feature: '', trait: '' },
    ...{ behavior: '', status: '', picture: null, states: [], traits: [], origin: null },
  }));
  const count = Math.min(lines, ACTS * SEQUENCES * PARAGRAPHS_PER_SEQUENCE);
  const paragraphs = Array.from({ length: count }, (_, p) => ({
    ...{ kind: 'paragraph', id: `paragraph-${p}`, title: `Scene ${p}`, brief: 'Somebody waits for a boat.', stale: false, origin: null },
    ...{ background: null, place: 'The pier', present: [], learns: [], effects: [], choices: [], to: null, ending: null },
    lines: Array.from({ length: Math.floor(lines / count) + (p < lines % count ? 1 : 0) }, (_, l) => ({
      ...{ id: `line-${p}-${l}`, speaker: `role-${(p + l) % ROLES}`, marks: {}, direction: '', picture: null, when: null, effects: [] },
      ...{ knows: [], origin: null, words: { 'en-US': `The fog has a sound tonight, and it is number ${p * 100 + l}.` } },
    })),
  }));
  const perSequence = Math.ceil(count / (ACTS * SEQUENCES));
  const acts = Array.from({ length: ACTS }, (_, a) => ({
    ...{ id: `act-${a}`, title: `Act ${a}`, brief: '', stale: false, origin: null },
    sequences: Array.from({ length: SEQUENCES }, (_, s) => {
      const first = (a * SEQUENCES + s) * perSequence;
      const ids = paragraphs.slice(first, first + perSequence).map(({ id }) => id);
      return { id: `sequence-${a}-${s}`, title: `Sequence ${s}`, brief: '', stale: false, origin: null, paragraphs: ids };
    }),
  }));
  const parts = [
    { kind: 'setting', id: 'setting', language: 'en-US', languages: ['en-US'], logline: '', glossary: [] },
    { kind: 'outline', id: 'outline', template: 'three-act', acts },
    ...people,
    ...paragraphs,
  ];
  const { addDrama } = await maker.ask<{ addDrama: { uuid: string } }>(ADD, {
    drama: { title, parts: parts.map((body) => ({ id: body.id, body })) },
  });
  return { uuid: addDrama.uuid, bytes: JSON.stringify(parts).length };
}

async function signedIn(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origins.site}/sign-in`);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
  return page;
}

const firstLine = (page: Page) => page.getByRole('textbox', { name: 'Line 1', exact: true });

/** Measures from requesting the page until the first line can be edited. */
async function openMs(page: Page, { uuid }: Opened): Promise<number> {
  await page.goto('about:blank');
  const began = performance.now();
  await page.goto(`${origins.site}/set-drama/${uuid}/dialog`);
  await firstLine(page).waitFor();
  return performance.now() - began;
}

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  args?: { data?: { type?: string } };
}

async function traced(session: CDPSession, what: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await what();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events.sort((a, b) => a.ts - b.ts);
}

/** Measures from each key until its change is painted, in milliseconds, from Chromium's own trace. */
async function keyMs(page: Page, drama: Opened): Promise<{ times: number[]; savedBytes: number }> {
  await openMs(page, drama);
  const session = await page.context().newCDPSession(page);
  await firstLine(page).click();
  await page.keyboard.press('End');
  const save = page.waitForRequest((request) => request.postData()?.includes('SaveDrama') ?? false);
  const events = await traced(session, async () => {
    for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('a', { delay: BETWEEN_KEYS_MS });
  });
  const savedBytes = (await save).postData()?.length ?? 0;
  const times = events
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .flatMap(({ ts }) => {
      const shown = events.find((event) => event.name === 'Paint' && event.ts > ts);
      return shown ? [(shown.ts + (shown.dur ?? 0) - ts) / 1000] : [];
    });
  if (times.length < KEYS / 2) throw new Error(`only ${times.length} of ${KEYS} keys were traced`);
  return { times, savedBytes };
}

/** Measures the drama editor with a long story: how fast it opens, how fast a key is visible, and how much is sent then. */
export async function benchEditor(): Promise<Result[]> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = env.FIREBASE_AUTH_EMULATOR_HOST;
  const email = `writer-of-much-${randomUUID()}@meowtale.example`;
  const maker = await openSession(env, { ...DEMO_PEOPLE.player, email, nickname: 'Writer of Much', creator: true });
  const [short, long] = [await makeDrama(maker, 'A short wait', 20), await makeDrama(maker, 'A long wait', 2000)];
  const browser = await openBrowser();
  try {
    const page = await signedIn(browser, email);
    await openMs(page, short);
    const opened: { short: number; long: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) opened.push({ short: await openMs(page, short), long: await openMs(page, long) });
    const typed = await keyMs(page, long);
    const key = median(typed.times);
    return [
      {
        what: 'Opening: 2,000 lines / 20 lines',
        ours: `${Math.round(median(opened.map((each) => each.long)))} ms`,
        peer: `${Math.round(median(opened.map((each) => each.short)))} ms`,
        ratios: opened.map((each) => each.long / each.short),
        goal: { atMost: 1.5 },
        n: `${ROUNDS} × 2`,
      },
      {
        what: 'A key in a line of 2,000, until it is painted / a frame of 60 in a second',
        ours: `${key.toFixed(1)} ms`,
        peer: `${FRAME_MS.toFixed(1)} ms`,
        ratios: [key / FRAME_MS],
        goal: { atMost: 0.96 },
        n: `${typed.times.length} keys`,
      },
      {
        what: 'Saving what was typed: what is sent / the whole story',
        ours: kilobytes(typed.savedBytes),
        peer: kilobytes(long.bytes),
        ratios: [typed.savedBytes / long.bytes],
        goal: { atMost: 0.05 },
        n: '1',
      },
    ];
  } finally {
    await browser.close();
  }
}
