import { z } from 'zod';
import { SAVE_MAX_BYTES } from './constants.ts';

/**
 * What a work in its frame and the page around it say to each other (DESIGN §5, SPEC §9).
 *
 * The frame's origin is the work's own, `http://a-<app uuid>.localhost:3005`; the page's is the shell's. Both sides post to
 * that one exact origin and drop a message whose `origin` or `source` is another's, or that its schema refuses.
 *
 * 1. frame → page `meowtale:ready` once it listens, once per load of the frame; the page asks the service once per load, whatever a
 *    work sends;
 * 2. page → frame `meowtale:theme`, and `meowtale:load` with what `findPlaySave` answered; while nobody answers it sends none,
 *    and what stands comes later as a conflict;
 * 3. frame → page `meowtale:save` whenever its state changed: the page calls `setPlaySave` with the revision that it holds
 *    and answers `meowtale:saved`; on `play/save-conflict` it answers `meowtale:load` with `reason: 'conflict'` and the save
 *    that is stored; the frame then goes on from that one or saves over it;
 * 4. frame → page `meowtale:progress` after every turn.
 *
 * For a guest the page keeps saves in its own localStorage, with a revision that it counts itself: browsers may close a
 * frame's storage to it. The frame's address takes `?lang=<interface language>&theme=light|dark` for its first moment, and
 * `&part=opening` where it is the opening of a work that is sold, whose end the page follows with what the whole work has.
 *
 * Whoever signs in takes the guest's place along: the page writes it as theirs, once, unless they have a later one. The frame's own
 * storage doesn't tell its readers apart, so the page says in `meowtale:load` when they changed.
 *
 * The page owns revisions and never looks into `data`; to the frame `data` from the page is input like any other.
 */
export const PLAY_BRIDGE_VERSION = 1;

const saveData = z.string().max(SAVE_MAX_BYTES);
const theme = z.enum(['light', 'dark']);

export const playBridgeReady = z.object({
  type: z.literal('meowtale:ready'),
  version: z.int().positive(),
  appUuid: z.uuid(),
  /** `ink` is our own player; `upload` is a web game in which the bridge script carries localStorage. */
  kind: z.enum(['ink', 'upload']),
  /** True when the game needs cross-origin isolation, which this browser gives a game in a tab of its own alone. */
  needsOwnTab: z.boolean().optional(),
});

export const playBridgeSave = z.object({
  type: z.literal('meowtale:save'),
  /** The frame's own JSON text; at most 256 KB. */
  data: saveData,
});

export const playBridgeProgress = z.object({
  type: z.literal('meowtale:progress'),
  /** Choices made so far in this run; 0 on the first page. */
  turn: z.int().nonnegative(),
  /** True when the run has come to an end. */
  ended: z.boolean(),
  endingsFound: z.int().nonnegative(),
  /** Null for uploads, whose endings nobody counts. */
  endingsTotal: z.int().nonnegative().nullable(),
});

export const playBridgeLoad = z.object({
  type: z.literal('meowtale:load'),
  /** `open` answers ready; `conflict` a save that came after somebody else's, or a ready that nobody could answer then. */
  reason: z.enum(['open', 'conflict']),
  /** False when nobody is signed in: the place is then kept in this browser only. */
  persistent: z.boolean(),
  /** `other`: somebody else read this work in this browser last, so that `save` stands, or its absence, and not the frame's own place. */
  reader: z.enum(['same', 'other']).default('same'),
  save: z.object({ revision: z.int().positive(), data: saveData, updatedAt: z.iso.datetime() }).nullable(),
});

export const playBridgeSaved = z.object({
  type: z.literal('meowtale:saved'),
  /** The revision now stored; null when the save could not be written and stays in this browser. */
  revision: z.int().positive().nullable(),
});

export const playBridgeTheme = z.object({
  type: z.literal('meowtale:theme'),
  theme,
  /** The interface language, e.g. `zh-TW`. */
  lang: z.string().max(16),
});

/** What a page accepts from a work's frame. */
export const fromPlayFrame = z.discriminatedUnion('type', [playBridgeReady, playBridgeSave, playBridgeProgress]);
export type FromPlayFrame = z.infer<typeof fromPlayFrame>;

/** What a work's frame accepts from the page around it. */
export const fromPlayPage = z.discriminatedUnion('type', [playBridgeLoad, playBridgeSaved, playBridgeTheme]);
export type FromPlayPage = z.infer<typeof fromPlayPage>;

/** The parameter of a frame's address, and its value, that say that the work is the opening of another. */
export const PLAY_PART_PARAMETER = 'part';
export const PLAY_PART_OPENING = 'opening';

/** The path of a work on its origin while the page of its own tab is around it, which exchanges no messages; else it is `/c/` (ADR 48). */
export const PLAY_TAB_PATH = '/t/';

/** The `sandbox` attribute of a work's frame: its own origin, scripts, and nothing of the page's (TRUST 20). */
export const PLAY_FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock';
/** The `allow` attribute of a work's frame; isolation is only allowed by it, the work's own headers ask for it (ADR 53). */
export const PLAY_FRAME_ALLOW = 'fullscreen; autoplay; gamepad; cross-origin-isolated';
