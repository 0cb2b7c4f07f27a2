const STORE = ['mf-store'];
const LOBBY_AND_STORE = ['mf-lobby', 'mf-store'];
const ALL = ['mf-drama-editor', 'mf-lobby', 'mf-store', 'mf-website-builder'];

/**
 * The remotes that the journeys of each spec load, beside the shell, and `svc-drama-ai` where they call it without a page. A journey
 * that loads another remote fails, so that `npm test -- --changed` runs every journey that a change of a remote can affect.
 */
export const JOURNEY_SLICES: Readonly<Record<string, readonly string[]>> = {
  'agents.spec.ts': LOBBY_AND_STORE,
  'answers.spec.ts': ['svc-drama-ai'],
  'apps.spec.ts': ['mf-drama-editor', 'mf-lobby', 'mf-store'],
  'broken-releases.spec.ts': STORE,
  'desk.spec.ts': LOBBY_AND_STORE,
  'detail.spec.ts': STORE,
  'down.spec.ts': ['mf-drama-editor', 'mf-lobby', 'mf-store'],
  'drama.spec.ts': ['mf-drama-editor', 'mf-lobby', 'mf-store'],
  'drawn.spec.ts': STORE,
  'editors.spec.ts': ['mf-drama-editor', 'mf-store', 'mf-website-builder'],
  'faces.spec.ts': STORE,
  'forgotten-password.spec.ts': STORE,
  'hosted.spec.ts': STORE,
  'hostile-words.spec.ts': ['mf-lobby', 'mf-store', 'mf-website-builder'],
  'keyboard.spec.ts': LOBBY_AND_STORE,
  'language.spec.ts': STORE,
  'look-closely.spec.ts': ALL,
  'look.spec.ts': ALL,
  'month.spec.ts': LOBBY_AND_STORE,
  'moving.spec.ts': STORE,
  'network.spec.ts': LOBBY_AND_STORE,
  'offline.spec.ts': STORE,
  'opening.spec.ts': STORE,
  'own-language.spec.ts': LOBBY_AND_STORE,
  'parts.spec.ts': LOBBY_AND_STORE,
  'path.spec.ts': LOBBY_AND_STORE,
  'paying.spec.ts': STORE,
  'pictures.spec.ts': STORE,
  'platforms.spec.ts': LOBBY_AND_STORE,
  'popups.spec.ts': STORE,
  'readers.spec.ts': LOBBY_AND_STORE,
  'releases.spec.ts': ALL,
  'remotes.spec.ts': ALL,
  'requests.spec.ts': ['mf-store', 'svc-drama-ai'],
  'shelves.spec.ts': STORE,
  'sites.spec.ts': ['mf-lobby', 'mf-store', 'mf-website-builder'],
  'slow-network.spec.ts': STORE,
  'standing-still.spec.ts': STORE,
  'story-language.spec.ts': STORE,
  'topping-up.spec.ts': STORE,
  'tracking.spec.ts': STORE,
  'upload.spec.ts': LOBBY_AND_STORE,
  'weight.spec.ts': STORE,
  'works.spec.ts': STORE,
};
