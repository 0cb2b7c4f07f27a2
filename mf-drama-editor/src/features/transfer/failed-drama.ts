import type { AppError } from '@meowtale/web-kit';

export interface FailedDrama {
  uuid: string;
  title: string;
  error: AppError;
}

/** Errors that every further drama would have too. */
export const STOPPING: readonly string[] = [
  'auth/required',
  'drama/limit',
  'gateway/rate-limited',
  'other/network-request-failed',
  'other/response-timeout',
  'service/unavailable',
];
