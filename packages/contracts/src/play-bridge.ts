import { z } from 'zod';
import { SAVE_MAX_BYTES } from './constants.ts';

/**
 * Messages between a work in its frame and the page around it (DESIGN §5, SPEC §9).
 *
 * The frame's origin is the work's own, `http://a-<app uuid>.localhost:3005`; the page's is the shell's. Both sides post to exactly
 * that origin, and drop messages with another `origin` or `source`, or that don't match the schema.
 *
 * 1. frame → page `meowtale:ready` once it listens. The page queries the service once per load of the frame, however often it is sent.
 * 2. page → frame `meowtale:theme`, and `meowtale:load` with the response of `findPlaySave`. While the service doesn't respond it sends
 *    none, and the stored save comes later as a conflict.
 * 3. frame → page `meowtale:save` whenever its state has changed. The page calls `setPlaySave` with its revision and sends
 *    `meowtale:saved`; after `play/save-conflict` it sends `meowtale:load` with `reason: 'conflict'` and the stored save, and the frame
 *    continues from that one or saves over it.
 * 4. frame → page `meowtale:progress` after every turn.
 *
 * For a guest the page stores saves in its own localStorage, with a revision that it increments, because browsers may deny a frame its
 * storage. The frame's address has `?lang=<interface language>&theme=light|dark` for its first rendering, and `&part=opening` for the
 * opening of a work on sale, after whose end the page shows what the whole work has.
 *
 * When a guest signs in, the page saves the guest's state as theirs, once, unless they have a later save. The frame's own storage
 * doesn't distinguish readers, so `meowtale:load` says when the reader has changed.
 *
 * The page owns revisions and never reads `data`; the frame treats `data` from the page as untrusted input.
 */
export const PLAY_BRIDGE_VERSION = 1;

const saveData = z.string().max(SAVE_MAX_BYTES);
const theme = z.enum(['light', 'dark']);

export const playBridgeReady = z.object({
  type: z.literal('meowtale:ready'),
  version: z.int().positive(),
  appUuid: z.uuid(),
  /** `ink` is our player; `upload` is a web game in which the bridge script provides localStorage. */
  kind: z.enum(['ink', 'upload']),
  /** Whether the game needs cross-origin isolation and this browser gives it only in a tab of its own. */
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
  /** Whether the run has come to its end. */
  ended: z.boolean(),
  endingsFound: z.int().nonnegative(),
  /** Null for uploads, whose endings aren't known. */
  endingsTotal: z.int().nonnegative().nullable(),
});

export const playBridgeLoad = z.object({
  type: z.literal('meowtale:load'),
  /** `open` follows `ready`; `conflict` follows a save over another one's, or a `ready` while the service didn't respond. */
  reason: z.enum(['open', 'conflict']),
  /** False for a guest, whose save is stored only in this browser. */
  persistent: z.boolean(),
  /** `other`: another person used this browser last, so that `save`, or its absence, replaces the frame's own state. */
  reader: z.enum(['same', 'other']).default('same'),
  save: z.object({ revision: z.int().positive(), data: saveData, updatedAt: z.iso.datetime() }).nullable(),
});

export const playBridgeSaved = z.object({
  type: z.literal('meowtale:saved'),
  /** The stored revision; null when the save couldn't be written and is only in this browser. */
  revision: z.int().positive().nullable(),
  /** The save that this confirms: the frame may have a later one by now. */
  data: saveData.optional(),
});

export const playBridgeTheme = z.object({
  type: z.literal('meowtale:theme'),
  theme,
  /** The interface language, e.g. `zh-TW`. */
  lang: z.string().max(16),
});

/** Messages that a page accepts from a work's frame. */
export const fromPlayFrame = z.discriminatedUnion('type', [playBridgeReady, playBridgeSave, playBridgeProgress]);
export type FromPlayFrame = z.infer<typeof fromPlayFrame>;

/** Messages that a work's frame accepts from the page. */
export const fromPlayPage = z.discriminatedUnion('type', [playBridgeLoad, playBridgeSaved, playBridgeTheme]);
export type FromPlayPage = z.infer<typeof fromPlayPage>;

/** Parameter of a frame's address, and its value, for the opening of another work. */
export const PLAY_PART_PARAMETER = 'part';
export const PLAY_PART_OPENING = 'opening';

/** Path prefix of a work in its own tab, which exchanges no messages with a page; `/c/` otherwise (ADR 48). */
export const PLAY_TAB_PATH = '/t/';

/** The `sandbox` attribute of a work's frame: its own origin and scripts, no access to the page (TRUST 20). */
export const PLAY_FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock';
/** The `allow` attribute of a work's frame; it only permits isolation, which the work's own headers request (ADR 53). */
export const PLAY_FRAME_ALLOW = 'fullscreen; autoplay; gamepad; cross-origin-isolated';
