import { v5 as uuidv5 } from 'uuid';
import type { LogRow } from './repository.ts';

/** A release counts as scheduled only if its time was more than this ahead when it was set, in milliseconds. */
const AHEAD_MS = 1000;

/** A scheduled event whose time has come. */
export interface Moment {
  uuid: string;
  at: Date;
  action: 'preview' | 'out';
  set: LogRow;
}

/**
 * Returns when previews began and releases came, by the times that were set: each is valid until another is set, and has happened once it
 * is before `now`. Newest first, as `lines`.
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
