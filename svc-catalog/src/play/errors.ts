import { DomainError } from '@meowtale/service-kit';
import type { SaveRow } from './repository.ts';

/** Somebody else (another browser of theirs) saved since; `data` is the save that stands. */
export class SaveConflict extends DomainError {
  constructor(standing: SaveRow | undefined) {
    const data = standing && {
      slot: standing.slot,
      revision: standing.revision,
      data: standing.data,
      updated_at: standing.updated_at.toISOString(),
    };
    super('play/save-conflict', { data: data ?? null });
  }
}

export class WorkNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'app_uuid', key: 'play.errors.workNotFound' }] });
  }
}

/** A person's places in one work are counted. */
export class TooManySlots extends DomainError {
  constructor() {
    super('input/invalid', { fields: [{ path: 'slot', key: 'play.errors.tooManySlots' }] });
  }
}
