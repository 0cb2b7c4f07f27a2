import type { Page, Route } from '@playwright/test';
import { type PageFixtures, type PageState, waitForPage } from '../page-fixtures.ts';
import { ENGLISH } from '../visitor.ts';
import { startingWith, wordsOf } from '../words.ts';
import { inOrder, says } from './acts.ts';
import { chooseWorks, EDITOR } from './builders.ts';

const site = wordsOf('mf-website-builder');
const { kit } = ENGLISH;

interface SentModule {
  cid: string;
  isActive: boolean;
  list: { store: object | null; article: object | null }[];
}
interface FoundSite {
  findWebsiteMain: { revision: number; config: { modules: SentModule[] } };
}
interface FoundDomain {
  findWebsiteMain: { own_domain: object | null };
}
interface FoundStores {
  findStore: { list: object[]; totalCount: number };
}

/** Runs an act in which an operation's responses are changed; after it they are real again. */
const changing =
  <Data>(operation: string, change: (data: Data) => Data, act: (page: Page) => Promise<void>) =>
  async (page: Page) => {
    const handle = async (route: Route) => {
      if (!(route.request().postData() ?? '').includes(`"operationName":"${operation}"`)) return route.fallback();
      const response = await route.fetch();
      const body = (await response.json()) as { data: Data };
      await route.fulfill({ response, json: { ...body, data: change(body.data) } });
    };
    await page.route('**/graphql', handle);
    await act(page);
    await page.unroute('**/graphql', handle);
  };

const reopen = async (page: Page) => {
  await page.reload({ waitUntil: 'commit' });
  await waitForPage(page);
};

const changedSite = (change: (modules: SentModule[]) => SentModule[]) => (data: FoundSite) => {
  const { config, ...rest } = data.findWebsiteMain;
  return { ...data, findWebsiteMain: { ...rest, config: { ...config, modules: change(config.modules) } } };
};

/** Shows the site as if another tab or the service had changed its modules. */
const withModules = (change: (modules: SentModule[]) => SentModule[], shown: string) =>
  changing('MySite', changedSite(change), inOrder(reopen, says(shown)));

const FULL = 50;
const fifty = (modules: SentModule[]) =>
  Array.from({ length: FULL }, (_, index) => ({ ...modules[index % modules.length], cid: `m-${index}` }) as SentModule);

const GRID = 2;
/** The grid is hidden, and both of its items are gone. */
const hiddenAndGone = (modules: SentModule[]) =>
  modules.map((module, index) =>
    index === GRID ? { ...module, isActive: false, list: module.list.map((item) => ({ ...item, store: null, article: null })) } : module,
  );

/** In the page: saves nothing in the browser, where the next state would find it, and makes an operation fail until the page is left. */
function failHere({ operation, error }: { operation: string; error: object | null }): void {
  Storage.prototype.setItem = () => undefined;
  const real = window.fetch;
  window.fetch = (url, init) => {
    if (!String(init?.body ?? '').includes(`"operationName":"${operation}"`)) return real(url, init);
    if (!error) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json({ data: null, errors: [{ message: '', extensions: { requestId: 'e2e', ...error } }] }));
  };
}

const failing = (operation: string, error: object | null) => (page: Page) => page.evaluate(failHere, { operation, error });
const night = (page: Page) => page.getByRole('radio', { name: startingWith(site('theme.night')) }).check();
const changeTheme = (error: object | null, shown: string) => inOrder(failing('SaveSite', error), night, says(shown));

/** In the page: behaves as the browser does when it loses its connection. */
function disconnect(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
}

const renameTo = (name: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: site('address.label') }).fill(name);
};
const rename = (page: Page) => page.getByRole('button', { name: site('address.change') }).click();

const RECORDS = { txt_value: 'meowtale-site=0123456789abcdef', addresses: ['203.0.113.7'], checked_at: '2026-11-30T10:00:00.000Z' };

/** Shows a domain in a state that only name servers bring about. */
const withDomain = (name: string, domain: { state: number; reason: string | null }, shown: string): PageState['act'] => {
  const host = `www.${name}.com`;
  const own_domain = {
    ...{ __typename: 'WebsiteDomain', domain: host, name: host, txt_name: `_meowtale.${host}`, cname_target: `s-${name}.localhost` },
    ...{ address: `http://${host}:3006`, ...RECORDS, ...domain },
  };
  const change = (data: FoundDomain) => ({ ...data, findWebsiteMain: { ...data.findWebsiteMain, own_domain } });
  return changing('MySiteDomain', change, inOrder(reopen, says(shown)));
};

/** Shows the second of three pages of works, with the rows of the first. */
function secondPage(): PageState['act'] {
  let first: object[] = [];
  const change = ({ findStore }: FoundStores) => {
    first = first.length > 0 ? first : findStore.list;
    return { findStore: { ...findStore, list: first, totalCount: 61 } };
  };
  const next = async (page: Page) => {
    const pages = page
      .getByRole('dialog')
      .last()
      .getByRole('navigation', { name: kit('pager.navigation') });
    await pages.getByRole('button', { name: kit('pager.page', { number: 2 }), exact: true }).click();
    await pages.locator('[aria-current="page"]').filter({ hasText: '2' }).waitFor();
  };
  return changing('SelectStores', change, inOrder(chooseWorks, next));
}

/** The site's editor when something is wrong or at its limit. Nothing of it is saved. */
export const siteTroubleStates = ({ site: name }: PageFixtures): PageState[] => {
  const conflict = changing(
    'MySite',
    changedSite((modules) => modules.toReversed()),
    changeTheme({ code: 'input/conflict', status: 409 }, site('conflict.title')),
  );
  const fields = [{ path: `config.modules.${GRID}.list.0.resourceUUID`, key: 'website.errors.resourceGone' }];
  const refused = changeTheme({ code: 'input/invalid', status: 400, fields }, site('refused.title'));
  const offline = inOrder((page) => page.evaluate(disconnect), changeTheme(null, kit('save.failed')));
  const unpaid = failing('RenameSite', { code: 'plan/required', status: 403 });
  const withoutPlan = inOrder(unpaid, renameTo(`${name}-2`), rename, says(site('address.needsPro')));
  const gone = withModules(hiddenAndGone, site('module.goneCount', { count: 2 }));
  const domain = (state: number, reason: string | null, shown: string) => withDomain(name, { state, reason }, site(shown));
  return [
    { name: 'website editor, changed elsewhere', path: EDITOR, act: conflict },
    { name: 'website editor, a save rejected', path: EDITOR, act: refused },
    { name: 'website editor, offline', path: EDITOR, act: offline },
    { name: 'website editor, 50 of 50 modules', path: EDITOR, act: withModules(fifty, site('editor.full')) },
    { name: 'website editor, a hidden module’s works gone', path: EDITOR, act: gone },
    { name: 'website’s name, with its error', path: EDITOR, act: inOrder(renameTo('a'), says(site('website.errors.nameTooShort'))) },
    { name: 'website’s name, without the plan', path: EDITOR, act: withoutPlan },
    { name: 'works, to be chosen, second page', path: EDITOR, act: secondPage() },
    { name: 'a domain that waits', path: EDITOR, act: domain(0, 'txt-missing', 'domain.reason.txt-missing') },
    { name: 'a domain with a wrong record', path: EDITOR, act: domain(0, 'target-elsewhere', 'domain.reason.target-elsewhere') },
    { name: 'a verified domain', path: EDITOR, act: domain(1, null, 'domain.state.verified') },
    { name: 'a verified domain whose check fails', path: EDITOR, act: domain(1, 'txt-wrong', 'domain.reason.txt-wrong') },
    { name: 'a failed domain', path: EDITOR, act: domain(2, 'unknown-domain', 'domain.state.failed') },
  ];
};
