import type { FieldError } from '@meowtale/contracts';

const LEVELS = ['error', 'warning', 'advice'] as const;

/** GraphQL's SubmitFinding; its key is `check.<what>` in the locale files. */
export interface Finding extends FieldError {
  level: (typeof LEVELS)[number];
}

export const error = (path: string, key: string, params?: FieldError['params']): Finding => ({
  level: 'error',
  path,
  key: `check.${key}`,
  ...(params && { params }),
});
export const warning = (path: string, key: string, params?: FieldError['params']): Finding => ({
  ...error(path, key, params),
  level: 'warning',
});
/** Returns advice: a finding that makes no work worse and that reviewers don't see. */
export const advice = (path: string, key: string): Finding => ({ ...error(path, key), level: 'advice' });

/** Sorts errors first, then warnings, then advice. */
export const errorsFirst = (a: Finding, b: Finding): number => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level);
