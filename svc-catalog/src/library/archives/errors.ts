import { DomainError } from '@meowtale/service-kit';

/** Reasons to reject an archive; clients have a sentence for each, `app.faults.<key>`. */
export const ARCHIVE_FAULTS = [
  ...['notZip', 'damaged', 'noStart', 'tooManyFiles', 'unpackedTooLarge', 'fileTooLarge', 'bursts', 'tooSlow', 'notUtf8'],
  ...['twice', 'path', 'windowsName', 'reserved', 'strangeFile', 'link', 'packing', 'size', 'encrypted', 'locked'],
  ...['namesUnreadable', 'severalPages'],
] as const;
export type FaultKey = (typeof ARCHIVE_FAULTS)[number];

/** `params` are the values of the sentence. */
interface ArchiveFault {
  key: FaultKey;
  params?: Record<string, string | number>;
}

/** The archive can't be used: `reason` says in English which rule was violated, by which entry; `details` is the same for clients. */
export class ArchiveRefused extends DomainError {
  readonly reason: string;
  readonly details: ArchiveFault;

  constructor(reason: string, details: ArchiveFault, cause?: unknown) {
    super('upload/archive-refused', { fields: [{ path: 'file', ...details, key: `app.faults.${details.key}` }], cause });
    this.reason = reason;
    this.details = details;
  }
}
