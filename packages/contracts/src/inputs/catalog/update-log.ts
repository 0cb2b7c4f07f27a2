import { z } from 'zod';
import { publicLines, uuid } from '../text.ts';
import { staffReason } from './override.ts';
import { seenRevision } from './seen-revision.ts';

export const UPDATE_LOG_MAX = 4000;

/** The public text of an update. */
const content = publicLines(UPDATE_LOG_MAX).refine((text) => text !== '', 'invalid.empty');
/** The owner's private note; left out, it stays unchanged. */
const note = publicLines(UPDATE_LOG_MAX).nullish();
/** Why staff write on another person's listing; the owner gives none. */
const reason = staffReason.nullish();

export const addStoreUpdateLogInput = z.object({ store_id: uuid, content, note, reason });

/** `uuid` is the update's. `revision` is the one that was edited; without it any is replaced. */
export const setStoreUpdateLogInput = z.object({ uuid, content, note, reason, revision: seenRevision });
