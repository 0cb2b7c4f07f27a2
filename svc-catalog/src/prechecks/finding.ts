import type { FieldError } from '@meowtale/contracts';

const LEVELS = ['error', 'warning', 'advice'] as const;

/** GraphQL's SubmitFinding; its key is a sentence `check.<what>`. */
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
/** What makes no work worse and is none of a reviewer's business. */
export const advice = (path: string, key: string): Finding => ({ ...error(path, key), level: 'advice' });

/** Errors, then warnings, then advice. */
export const errorsFirst = (a: Finding, b: Finding): number => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level);
