import { randomUUID } from 'node:crypto';
import { host, origins, ports } from '@meowtale/deploy/addresses';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@meowtale/deploy/people';
import { openSession, type Session } from '@meowtale/deploy/session';
import type { Browser, Page } from 'playwright-core';
import type { Result } from '../method/result.ts';
import { median } from '../method/rounds.ts';
import { openBrowser } from './browser.ts';

const ROWS = 1000;
const AT_ONCE = 8;
const ROUNDS = 3;
/** Of 34 pages of 30: the first, one in the middle, and the last full one. */
const PAGES = [1, 17, 33];
const DESK = { width: 1440, height: 900 };
const FRAME_MS = 1000 / 60;
/** A fast scroll with a wheel. */
const PIXELS_PER_SECOND = 1600;

const env = {
  NODE_ENV: 'test' as const,
  GATEWAY_URL: origins.gateway,
  FIREBASE_PROJECT_ID: 'demo-meowtale',
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  DATABASE_URL_WALLET: '',
};

/** Frames while a page was scrolled from top to bottom: those drawn, and those expected at 60 per second. */
interface Scrolled {
  came: number;
  due: number;
}

const ADD_APP = 'mutation ($name: String!) { addApp(name: $name, default_lang: "en-US") { uuid } }';
const ADD_STORE = 'mutation { addStore(platform_key: "meowtale-open") { uuid } }';

async function fillRooms(maker: Session): Promise<void> {
  let next = 1;
  const lane = async () => {
    for (let n = next++; n <= ROWS; n = next++) {
      await maker.ask(ADD_APP, { name: `A work whose name has its number, ${n}` });
      await maker.ask(ADD_STORE);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function openDesk(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origins.site}/sign-in`);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
  return page;
}

/** Scrolls as a wheel does, and counts the frames that the page draws meanwhile. */
async function scroll(page: Page): Promise<Scrolled> {
  const distance = await page.evaluate(() => {
    const stamps: number[] = [];
    Object.assign(globalThis, { stamps });
    const note = (at: number) => {
      stamps.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return document.documentElement.scrollHeight - innerHeight;
  });
  if (distance < DESK.height) throw new Error(`${page.url()} has too little to scroll`);
  const session = await page.context().newCDPSession(page);
  const middle = { x: DESK.width / 2, y: DESK.height / 2 };
  await session.send('Input.synthesizeScrollGesture', { ...middle, yDistance: -distance, speed: PIXELS_PER_SECOND });
  const stamps = await page.evaluate(() => (globalThis as unknown as { stamps: number[] }).stamps);
  if ((await page.evaluate(() => scrollY)) < distance / 2) throw new Error(`${page.url()} did not scroll`);
  const due = Math.round(((stamps.at(-1) ?? 0) - (stamps[0] ?? 0)) / FRAME_MS) + 1;
  return { came: stamps.length, due };
}

/** Scrolls a copy of the page without scripts: the best that this browser can draw on this machine. */
async function scrollCopy(page: Page): Promise<Scrolled> {
  const address = new URL('/a-copy', page.url()).href;
  const body = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script, link[rel="preload"], link[rel="modulepreload"]')) script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  const other = await page.context().newPage();
  await other.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await other.goto(address, { waitUntil: 'networkidle' });
  const scrolled = await scroll(other);
  await other.close();
  return scrolled;
}

const shareOf = (scrolled: readonly Scrolled[]) => {
  const sum = (key: keyof Scrolled) => scrolled.reduce((total, one) => total + one[key], 0);
  return sum('came') / sum('due');
};

async function scrollRoom(page: Page, room: { what: string; path: string }): Promise<Result> {
  const rounds: { ours: number; peer: number; frames: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ours, peer]: [Scrolled[], Scrolled[]] = [[], []];
    for (const n of PAGES) {
      await page.goto(`${origins.site}${room.path}?page=${n}`, { waitUntil: 'networkidle' });
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
      // The order alternates.
      if (round % 2) peer.push(await scrollCopy(page));
      ours.push(await scroll(page));
      if (round % 2 === 0) peer.push(await scrollCopy(page));
    }
    rounds.push({ ours: shareOf(ours), peer: shareOf(peer), frames: ours.reduce((sum, { due }) => sum + due, 0) });
  }
  const percent = (share: number) => `${(share * 100).toFixed(1)} % of frames`;
  return {
    what: `${room.what}: frames drawn while scrolling / a copy of the page without a script`,
    ours: percent(median(rounds.map(({ ours }) => ours))),
    peer: percent(median(rounds.map(({ peer }) => peer))),
    ratios: rounds.map(({ ours, peer }) => ours / peer),
    goal: { atLeast: 0.99 },
    n: `${ROUNDS} × ${PAGES.length} pages, ${rounds.reduce((sum, { frames }) => sum + frames, 0)} frames`,
  };
}

/** Measures the pages of apps and of listings of a person with very many of them. */
export async function benchRooms(): Promise<Result[]> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = env.FIREBASE_AUTH_EMULATOR_HOST;
  const email = `maker-of-much-${randomUUID()}@meowtale.example`;
  const maker = await openSession(env, { ...DEMO_PEOPLE.player, email, nickname: 'Maker of Much', creator: true });
  await fillRooms(maker);
  const browser = await openBrowser();
  try {
    const page = await openDesk(browser, email);
    return [
      await scrollRoom(page, { what: `${ROWS} apps`, path: '/lobby' }),
      await scrollRoom(page, { what: `${ROWS} listings`, path: '/lobby/stores' }),
    ];
  } finally {
    await browser.close();
  }
}
