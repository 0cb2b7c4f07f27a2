import { waitUntil } from '@meowtale/service-kit/wait-until';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { REFUSED } from '../../../e2e/support/consent.ts';
import { storedUser, storeUser } from '../../../e2e/support/stored-user.ts';
import { literal, wordsOf } from '../../../e2e/support/words.ts';
import { endOnInterrupt } from '../../ci/ending.ts';
import { origins } from '../../local/addresses.ts';
import { headlessShellFirst } from '../../local/chromium.ts';
import { launchChromium } from '../../local/launch-chromium.ts';
import type { Sight, Visit } from './table.ts';

const REACHED_WITHIN_MS = 10_000;
/** A page may wait for a slice that never comes, and then for the release before it. */
const SHOWN_WITHIN_MS = 30_000;
/** How long parts of a shown page may go on loading before that is what people see. */
const COMPLETE_WITHIN_MS = 2000;
/** How long a page without its heading may load before that is what people see. */
const LOADING_AFTER_MS = 5000;

/** A page of the site, with its heading and the remote that renders it. */
export interface Place {
  name: string;
  path: string;
  heading: string;
  slice: string;
}

const heading = (slice: string, key: string) => wordsOf(slice)(key);

/** The pages that the crowd opens, by a listing that is on sale. */
export const placesAt = (listing: { uuid: string; name: string }) =>
  ({
    front: { name: 'front page', path: '/', heading: heading('mf-store', 'home.title'), slice: 'mf-store' },
    listing: { name: 'listing', path: `/store/${listing.uuid}`, heading: listing.name, slice: 'mf-store' },
    library: { name: 'library', path: '/my-game', heading: heading('mf-store', 'library.title'), slice: 'mf-store' },
    apps: { name: 'apps', path: '/lobby', heading: heading('mf-lobby', 'apps.title'), slice: 'mf-lobby' },
    dramas: { name: 'dramas', path: '/lobby/drama', heading: heading('mf-drama-editor', 'list.title'), slice: 'mf-drama-editor' },
    website: {
      name: 'website',
      path: '/lobby/marketing/website',
      heading: heading('mf-website-builder', 'editor.title'),
      slice: 'mf-website-builder',
    },
  }) satisfies Record<string, Place>;

export type Places = ReturnType<typeof placesAt>;

const CARD = wordsOf('shell')('sliceDown.title');
/** Notices by which a page says that a service is unavailable. */
const NOTICES = [
  ...['any', 'catalog', 'wallet', 'drama-ai'].map((part) => wordsOf('mf-store')(`error.down.${part}`)),
  ...['any', 'catalog', 'wallet'].map((part) => wordsOf('mf-lobby')(`error.down.${part}`)),
  wordsOf('mf-drama-editor')('error.down.any'),
  ...['any', 'catalog'].map((part) => wordsOf('mf-website-builder')(`error.down.${part}`)),
];
const NOTICE = new RegExp(NOTICES.map(literal).join('|'));

/** A release that can't be shown. */
export interface BrokenRelease {
  slice: string;
  version: string;
}

/** A browser of one signed-in creator. */
export interface Visitor {
  context: BrowserContext;
  /** Opens a page in a new tab and returns what is visible, and when the shell was usable. */
  visit(place: Place, broken?: BrokenRelease): Promise<Visit>;
  close(): Promise<void>;
}

const isVisible = (locator: Locator) =>
  locator
    .first()
    .isVisible()
    .catch(() => false);

/** Returns the version of a slice's release that a request is for. */
function versionIn(url: string, slice: string): string | undefined {
  const base = `${origins.releases}/${slice}/`;
  return url.startsWith(base) ? url.slice(base.length).split('/')[0] : undefined;
}

/** Returns whether something in view is still loading; lists below it wait until people scroll. */
const isBusy = (page: Page): Promise<boolean> =>
  page
    .evaluate(() =>
      [...document.querySelectorAll('main [aria-busy="true"]')].some((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < innerHeight && bottom > Math.max(0, top);
      }),
    )
    .catch(() => false);

interface Expected {
  place: Place;
  /** Whether the release that is live can't show the page. */
  isBroken: boolean;
  /** Returns whether the page has asked for another release. */
  isReplaced(): boolean;
}

/** Waits until a page shows its heading, the card of a remote that can't be shown, or the notice of a service. */
async function sightOf(page: Page, { place, isBroken, isReplaced }: Expected): Promise<Sight> {
  const title = page.getByRole('heading', { level: 1, name: place.heading });
  const card = page.getByRole('heading', { level: 1, name: CARD });
  const notice = page.getByText(NOTICE);
  let busySince: number | undefined;
  const isShown = async () => {
    if ((await isVisible(card)) || (await isVisible(notice))) return true;
    // What the server rendered is visible before the release that replaces a broken one.
    if (isBroken) return isReplaced() && (await isVisible(title));
    if (await isVisible(title)) return true;
    busySince = (await isBusy(page)) ? (busySince ?? performance.now()) : undefined;
    return busySince !== undefined && performance.now() - busySince > LOADING_AFTER_MS;
  };
  await waitUntil(isShown, { withinMs: SHOWN_WITHIN_MS, everyMs: 50 });
  const isComplete = await waitUntil(async () => !(await isBusy(page)), { withinMs: COMPLETE_WITHIN_MS, everyMs: 50 });
  if (await isVisible(card)) return 'card';
  if (await isVisible(notice)) return 'notice';
  if (!(await isVisible(title))) return isComplete ? 'nothing' : 'still loading';
  if (isBroken) return isReplaced() ? 'previous version' : 'nothing';
  return isComplete ? 'full page' : 'still loading';
}

async function visitPage(page: Page, place: Place, broken: BrokenRelease | undefined): Promise<Visit> {
  let version: string | undefined;
  page.on('request', (request) => {
    version = (broken && versionIn(request.url(), broken.slice)) ?? version;
  });
  const began = performance.now();
  const response = await page.goto(`${origins.site}${place.path}`, { waitUntil: 'commit', timeout: REACHED_WITHIN_MS }).catch(() => null);
  if (response === null) return { place: place.name, sight: 'no page', usableMs: null };
  const banner = page.getByRole('banner').getByRole('link', { name: 'Meowtale', exact: true });
  const usable = await waitUntil(() => isVisible(banner), { withinMs: SHOWN_WITHIN_MS, everyMs: 20 });
  if (!usable) return { place: place.name, sight: response.status() >= 500 ? 'error page' : 'nothing', usableMs: null };
  const usableMs = performance.now() - began;
  // Every page is of the shell.
  const isBroken = broken?.slice === place.slice || broken?.slice === 'shell';
  const isReplaced = () => version !== undefined && version !== broken?.version;
  const sight = await sightOf(page, { place, isBroken, isReplaced });
  return { place: place.name, sight, usableMs };
}

function launch(): Promise<Browser> {
  const options = {
    args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    // The run itself ends what it has started.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
  };
  return launchChromium(options, headlessShellFirst);
}

/** Opens a browser, signed in with an address at the Auth Emulator. */
export async function openVisitor(email: string): Promise<Visitor> {
  const browser = await launch();
  const unregister = endOnInterrupt(() => browser.close());
  const close = async () => {
    unregister();
    await browser.close();
  };
  try {
    const context = await browser.newContext({
      ...{ locale: 'en-US', timezoneId: 'UTC', viewport: { width: 1440, height: 900 } },
      storageState: { cookies: [REFUSED], origins: [] },
    });
    const first = await context.newPage();
    await first.goto(`${origins.site}/robots.txt`);
    await first.evaluate(storeUser, await storedUser(email));
    await first.close();
    return {
      context,
      close,
      async visit(place, broken) {
        const page = await context.newPage();
        try {
          return await visitPage(page, place, broken);
        } finally {
          // A page that waits for a file that never comes would otherwise wait on.
          await page.close({ runBeforeUnload: false });
        }
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
