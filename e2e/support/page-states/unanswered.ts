import type { PageFixtures, PageState } from '../page-fixtures.ts';
import { ROOMS } from './earners.ts';

/** Returns every page that loads data, in the state without a response. */
export const failingStates = ({ owned, beside, adLink, order, author, draft, dramas }: PageFixtures): PageState[] =>
  [
    '/',
    '/store',
    `/store/${owned}`,
    `/store/${owned}/fullscreen`,
    '/cart',
    '/my-game',
    `/receipt/${order}`,
    '/account',
    '/account-log',
    '/notices',
    `/creator/${author}`,
    '/lobby',
    '/lobby/stores',
    '/lobby/income',
    '/lobby/agent',
    '/lobby/profile',
    '/lobby/drama',
    '/lobby/marketing/website',
    ...ROOMS,
    `/lobby/marketing/promote/${beside}`,
    `/lobby/marketing/ad-links/${adLink}`,
    `/set-drama/${dramas.small}`,
    `/set-store/${draft}`,
  ].map((path) => ({ name: `${path.replaceAll(/[0-9a-f-]{36}/g, ':id')}, unanswered`, path }));
