import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspacesIn } from '@meowtale/build/jest';
import { readSliceConfig } from '@meowtale/build/slice';
import type { Role } from '@meowtale/contracts/roles';
import { matchRoute } from '@meowtale/web-kit/routes';
import type { PageFixtures } from '../../e2e/support/page-fixtures.ts';
import { VIEWERS, type Viewer } from '../../e2e/support/page-states/viewers.ts';
import { repositoryRoot } from '../local/paths.ts';

// The page states are the one list of pages for the checks of accessibility, languages and layout shift.

const FIXTURES: PageFixtures = {
  ...{ owned: 'owned', wanted: 'wanted', author: 'author', order: 'order', beside: 'beside', rewarded: 'rewarded', adult: 'adult' },
  ...{ draft: 'draft', waiting: { store: 'waiting', uuid: 'submit' }, dramas: { empty: 'empty', small: 'small', full: 'full' } },
  ...{ inkApp: 'ink', tornApp: 'torn', payoutRun: 'run', share: 'share', settledMonth: '2026-01', payment: 'http://localhost:3000/pay' },
  ...{ site: 'site', article: 'article', adLink: 'link' },
  names: { fresh: 'fresh', reader: 'reader', maker: 'maker', seller: 'seller', staff: 'staff', publisher: 'publisher' },
};

const ROLES: Readonly<Record<Viewer, readonly Role[]>> = {
  guest: [],
  reader: ['user'],
  fresh: ['user', 'creator'],
  maker: ['user', 'creator'],
  seller: ['user', 'creator'],
  publisher: ['user', 'publisher'],
  staff: ['user', 'staff'],
};

/** The server offers it in development only. */
const WITHOUT_STATE = ['shell design'];
const SITE = /^http:\/\/s-[^/]+/;

const slices = await Promise.all(
  workspacesIn(repositoryRoot)
    .filter((folder) => existsSync(join(repositoryRoot, folder, 'slice.config.ts')))
    .map(readSliceConfig),
);
const routes = slices
  .flatMap(({ name, routes }) => routes.map((route) => ({ ...route, name: `${name} ${route.id}` })))
  .filter(({ name }) => !WITHOUT_STATE.includes(name));

function routeAt(path: string) {
  const host = SITE.test(path) ? 'site' : 'shell';
  const [pathname = ''] = path.replace(SITE, '').split('?');
  return matchRoute(
    routes.filter((route) => (route.host ?? 'shell') === host),
    pathname,
  )?.route;
}

const visits = VIEWERS.flatMap(([, viewer, states]) => states(FIXTURES).map(({ path }) => ({ viewer, route: routeAt(path) })));

/** Returns the names of the routes that people open, by a condition of the two. */
function opened(condition: (roles: readonly Role[], allowed: readonly Role[] | undefined) => boolean): string[] {
  const found = visits.flatMap(({ viewer, route }) => (route && condition(ROLES[viewer], route.roles) ? [route.name] : []));
  return [...new Set(found)];
}

const namesOf = (some: typeof routes) => some.map(({ name }) => name);

test('each route of a slice has a page state of a person who may open it', () => {
  const found = opened((roles, allowed) => !allowed || allowed.some((role) => roles.includes(role)));
  expect(found).toEqual(expect.arrayContaining(namesOf(routes)));
});

test('each route that guests may open has a page state signed in and one signed out', () => {
  const ofShell = namesOf(routes.filter(({ roles, host }) => !roles && host !== 'site'));
  expect(opened((roles) => roles.length === 0)).toEqual(expect.arrayContaining(ofShell));
  expect(opened((roles) => roles.length > 0)).toEqual(expect.arrayContaining(ofShell));
});

test('each frame has a page that asks a guest to sign in', () => {
  const frames = visits.flatMap(({ viewer, route }) => (viewer === 'guest' && route?.roles ? [route.frame] : []));
  expect(new Set(frames)).toEqual(new Set(routes.filter(({ roles }) => roles).map(({ frame }) => frame)));
});
