import type { Page } from 'playwright-core';
import { z } from 'zod';
import { launchChromium } from '../local/launch-chromium.ts';

/** What one page of a release did wrong. */
export interface SmokeFault {
  path: string;
  reason: string;
}

export interface SmokeTest {
  slice: string;
  version: string;
  /** Returns the link of a preview that opens a path. */
  linkTo(path: string): Promise<string>;
  /** How long a page may take to report the release, ms; 30 s unless given. */
  timeoutMs?: number;
  say?(line: string): void;
}

const TIMEOUT_MS = 30_000;
const MOST_PAGES = 5;
const FRONT = '/';

const reportSchema = z.object({ slices: z.array(z.object({ name: z.string(), version: z.string(), outcome: z.string() })) });
const planSchema = z.object({
  routes: z.array(z.object({ slice: z.string(), pattern: z.string(), roles: z.array(z.string()).optional() })),
});

type Outcome = z.infer<typeof reportSchema>['slices'][number];

/** Returns a text's value; null for what is no JSON, as other beacons of a page may be. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the first line of an error: those of Chromium go on with its calls. */
const lineOf = (error: unknown) => (error as Error).message.split('\n')[0] ?? '';

/** Records what the page reports of releases: a beacon's body isn't visible from outside. */
async function recordReports(page: Page, add: (outcome: Outcome) => void): Promise<void> {
  await page.exposeBinding('recordReport', (_source, text: string) => {
    for (const outcome of reportSchema.safeParse(parseJson(text)).data?.slices ?? []) add(outcome);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((window as unknown as { recordReport(text: string): void }).recordReport);
      return send(address, body);
    };
  });
}

/** Returns what the release reports of itself in a page that is open: `loaded`, `failed` or `threw`; `late` when it reports nothing in time. */
async function awaitReport(reported: Promise<string>, timeoutMs: number): Promise<string> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<string>();
  const timer = setTimeout(() => giveUp('late'), timeoutMs);
  return Promise.race([reported, late]).finally(() => clearTimeout(timer));
}

/** Opens one page of the live site with the release, and adds its faults. Returns the paths of the release's public pages. */
async function tryPage(page: Page, link: string, test: SmokeTest, reasons: Set<string>): Promise<string[]> {
  const { slice, version, timeoutMs = TIMEOUT_MS } = test;
  const { promise: reported, resolve } = Promise.withResolvers<string>();
  page.on('pageerror', (error) => reasons.add(`an error was thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) reasons.add(message.text());
  });
  // A shell reports nothing of itself: it works when a remote has loaded.
  const isMeant = ({ name, version: of }: Outcome) => slice === 'shell' || (name === slice && of === version);
  await recordReports(page, (outcome) => {
    if (isMeant(outcome)) resolve(outcome.outcome);
  });
  const response = await page.goto(link, { timeout: timeoutMs });
  const status = response?.status() ?? 0;
  if (status >= 400) reasons.add(`the page has status ${status}`);
  const [planText] = await page.locator('#plan').allTextContents();
  if (planText === undefined) {
    reasons.add('the page is none of the site: it has no plan');
    return [];
  }
  const outcome = await awaitReport(reported, timeoutMs);
  if (outcome === 'late') reasons.add(`the page did not report the release within ${timeoutMs / 1000} s`);
  else if (outcome !== 'loaded') reasons.add(`the release ${outcome}`);
  const plan = planSchema.safeParse(parseJson(planText));
  const own = plan.data?.routes.filter((route) => route.slice === slice && !route.roles && !/[:*]/.test(route.pattern)) ?? [];
  return own.map(({ pattern }) => pattern);
}

/**
 * Opens a release in Chromium on this machine, in the live site by its preview: the front page, which loads it, and up to four of its public
 * pages. A page fails when it doesn't respond, when the release doesn't load there or throws, on any error that isn't caught, and on a breach
 * of the page's policy.
 */
export async function smokeTest(test: SmokeTest): Promise<SmokeFault[]> {
  const browser = await launchChromium();
  try {
    const visit = async (path: string) => {
      const link = await test.linkTo(path);
      const context = await browser.newContext();
      const found = new Set<string>();
      const paths = await tryPage(await context.newPage(), link, test, found)
        .catch((error: unknown) => {
          found.add(`the page could not be opened: ${lineOf(error)}`);
          return [];
        })
        .finally(() => context.close());
      const reasons = [...found];
      test.say?.(`${path} ${reasons.length === 0 ? 'works' : 'fails'}`);
      return { faults: reasons.map((reason): SmokeFault => ({ path, reason })), paths };
    };
    const front = await visit(FRONT);
    const others = [...new Set(front.paths)].filter((path) => path !== FRONT).slice(0, MOST_PAGES - 1);
    return [...front.faults, ...(await Promise.all(others.map(visit))).flatMap(({ faults }) => faults)];
  } finally {
    await browser.close();
  }
}
