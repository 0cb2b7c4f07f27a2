import { remotesIn } from '@meowtale/build/slices';

const STORE = ['mf-store'];
const LOBBY_AND_STORE = ['mf-lobby', 'mf-store'];
const ALL = remotesIn();

/**
 * The remotes that the journeys of each spec load, beside the shell, and `svc-drama-ai` where they call it without a page. A journey
 * that loads another remote fails, so that `npm test -- --changed` runs every journey that a change of a remote can affect.
 */
export const JOURNEY_SLICES: Readonly<Record<string, readonly string[]>> = {
  'accessibility.spec.ts': ALL,
  'accessibility-at-length.spec.ts': ALL,
  'agents.spec.ts': LOBBY_AND_STORE,
  'api-errors.spec.ts': ['svc-drama-ai'],
  'apps.spec.ts': ['mf-drama-editor', 'mf-lobby', 'mf-store'],
  'broken-releases.spec.ts': STORE,
  'canaries.spec.ts': STORE,
  'detail.spec.ts': STORE,
  'drama.spec.ts': ['mf-drama-editor', 'mf-lobby', 'mf-store'],
  'editors.spec.ts': ['mf-drama-editor', 'mf-store', 'mf-website-builder'],
  'engines.spec.ts': STORE,
  'first-sale.spec.ts': LOBBY_AND_STORE,
  'fonts.spec.ts': STORE,
  'forgotten-password.spec.ts': STORE,
  'hosted.spec.ts': STORE,
  'hostile-words.spec.ts': ['mf-lobby', 'mf-store', 'mf-website-builder'],
  'keyboard.spec.ts': LOBBY_AND_STORE,
  'language.spec.ts': STORE,
  'layout-shift.spec.ts': ALL,
  'leaving.spec.ts': LOBBY_AND_STORE,
  'month.spec.ts': LOBBY_AND_STORE,
  'navigation.spec.ts': STORE,
  'network.spec.ts': LOBBY_AND_STORE,
  'new-player.spec.ts': LOBBY_AND_STORE,
  'new-team.spec.ts': LOBBY_AND_STORE,
  'offline.spec.ts': STORE,
  'opening.spec.ts': STORE,
  'outages.spec.ts': ['mf-drama-editor', 'mf-lobby', 'mf-store'],
  'own-language.spec.ts': LOBBY_AND_STORE,
  'page-weight.spec.ts': STORE,
  'paying.spec.ts': STORE,
  'pictures.spec.ts': STORE,
  'platforms.spec.ts': LOBBY_AND_STORE,
  'policies.spec.ts': ALL,
  'popups.spec.ts': STORE,
  'readers.spec.ts': LOBBY_AND_STORE,
  'releases.spec.ts': ALL,
  'remotes.spec.ts': ALL,
  'requests.spec.ts': ['mf-store', 'svc-drama-ai'],
  'review-parts.spec.ts': LOBBY_AND_STORE,
  'server-rendering.spec.ts': STORE,
  'sites.spec.ts': ['mf-lobby', 'mf-store', 'mf-website-builder'],
  'slow-network.spec.ts': STORE,
  'staff.spec.ts': LOBBY_AND_STORE,
  'store-lists.spec.ts': STORE,
  'story-language.spec.ts': STORE,
  'teams.spec.ts': STORE,
  'topping-up.spec.ts': STORE,
  'tracking.spec.ts': STORE,
  'upload.spec.ts': LOBBY_AND_STORE,
  'works.spec.ts': STORE,
  'written-by-hand.spec.ts': ['mf-drama-editor', 'mf-lobby', 'mf-store'],
};
