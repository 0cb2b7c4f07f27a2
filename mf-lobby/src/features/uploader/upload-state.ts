import type { AppError } from '@meowtale/web-kit';
import type { StoredUpload } from './stored-upload.ts';
import type { Waiting } from './transfer.ts';

interface Going {
  name: string;
  /** Bytes. */
  size: number;
  sent: number;
}

export type UploadState =
  | { kind: 'idle' }
  /** Started before this page was opened. `other` is a chosen file that differs from it. */
  | { kind: 'kept'; kept: StoredUpload; other?: string }
  | { kind: 'reading'; name: string; percent: number }
  | ({ kind: 'sending'; perSecond: number | null; waiting: Waiting | null } & Going)
  /** By the person, or because the service failed too often. */
  | ({ kind: 'paused'; tired: boolean } & Going)
  | { kind: 'joining'; name: string; percent: number | null }
  | { kind: 'failed'; name: string; error: AppError };
