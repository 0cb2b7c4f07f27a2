import { z } from 'zod';
import { publicLines, uuid } from '../text.ts';
import { staffReason } from './override.ts';

export const UPDATE_LOG_MAX = 4000;

/** What everybody reads of an update. */
const content = publicLines(UPDATE_LOG_MAX).refine((text) => text !== '', 'invalid.empty');
/** What the owner keeps to themselves; left out, it stays as it is. */
const note = publicLines(UPDATE_LOG_MAX).nullish();
/** Why staff write on somebody else's listing; its owner gives none. */
const reason = staffReason.nullish();

export const addStoreUpdateLogInput = z.object({ store_id: uuid, content, note, reason });

/** `uuid` is the entry's. */
export const setStoreUpdateLogInput = z.object({ uuid, content, note, reason });
