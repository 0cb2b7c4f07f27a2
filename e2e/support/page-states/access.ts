import type { PageFixtures, PageState } from '../page-fixtures.ts';

const named = (paths: readonly string[], whose: string): PageState[] => paths.map((path) => ({ name: `${path}, ${whose}`, path }));

/** Returns pages that ask a guest to sign in, in each frame, and pages that a guest opens by a link. */
export const signedOutStates = ({ order, draft, dramas, share }: PageFixtures): PageState[] => [
  ...named(['/notices', '/account', `/receipt/${order}`, '/lobby', '/lobby/marketing/website', '/lobby/staff'], 'signed out'),
  ...named([`/set-store/${draft}`, `/set-drama/${dramas.small}`], 'signed out'),
  ...named(['/hosted/payment-log', `/shared/${share}`, '/shared/ended'], 'signed out'),
];

/** Returns the public pages that the reader's own states don't have. */
export const signedInStates = ({ share }: PageFixtures): PageState[] =>
  named(
    [
      ...['/store', '/store?keyword=night&sale=1', `/shared/${share}`, '/payment-return?to=%2Fmy-game', '/notices'],
      ...['/sign-in', '/sign-up', '/reset-password', '/nowhere'],
      ...['/about-us', '/employment', '/privacy', '/terms', '/mobile-tip'],
    ],
    'signed in',
  );
