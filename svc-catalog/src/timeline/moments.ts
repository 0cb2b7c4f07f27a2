import { v5 as uuidv5 } from 'uuid';
import type { LogRow } from './repository.ts';

/** A release is set for a time only where that lay ahead by more than this when it was set, in milliseconds. */
const AHEAD_MS = 1000;

/** What happened by itself, since a time came that somebody had set. */
export interface Moment {
  uuid: string;
  at: Date;
  action: 'preview' | 'out';
  set: LogRow;
}

/**
 * When a preview began and a release came, read from the times that were set: each holds until others are set in its place, and has
 * happened once it lies before `now`. `lines` are the newest first, and so is the answer.
 */
export function momentsOf(lines: readonly LogRow[], now: Date): Moment[] {
  const set = lines.filter(({ action }) => action === 'release');
  return set.flatMap((line, index) => {
    const until = set[index - 1]?.at ?? now;
    const preview = line.detail.start_preview_at ? new Date(line.detail.start_preview_at) : null;
    const release = line.detail.released_at ? new Date(line.detail.released_at) : null;
    const moment = (action: Moment['action'], at: Date): Moment => ({ uuid: uuidv5(action, line.uuid), at, action, set: line });
    return [
      ...(release && release.getTime() > line.at.getTime() + AHEAD_MS && release <= until ? [moment('out', release)] : []),
      ...(preview && preview > line.at && preview <= until && (!release || preview < release) ? [moment('preview', preview)] : []),
    ];
  });
}
