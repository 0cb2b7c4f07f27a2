import { DomainError } from '@meowtale/service-kit';
import type { SaveRow } from './repository.ts';

/** Reports that the slot was saved elsewhere meanwhile; `data` is the current save. */
export class SaveConflict extends DomainError {
  constructor(current: SaveRow | undefined) {
    const data = current && {
      slot: current.slot,
      revision: current.revision,
      data: current.data,
      updated_at: current.updated_at.toISOString(),
    };
    super('play/save-conflict', { data: data ?? null });
  }
}

export class WorkNotFound extends DomainError {
  constructor() {
    super('404', { fields: [{ path: 'app_uuid', key: 'play.errors.workNotFound' }] });
  }
}

/** Reports that a person has the maximum number of slots in a work. */
export class TooManySlots extends DomainError {
  constructor() {
    super('input/invalid', { fields: [{ path: 'slot', key: 'play.errors.tooManySlots' }] });
  }
}
