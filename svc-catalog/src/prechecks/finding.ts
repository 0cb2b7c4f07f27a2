import type { FieldError } from '@meowtale/contracts';

/** GraphQL's SubmitFinding; its key is a sentence `check.<what>`. */
export interface Finding extends FieldError {
  level: 'error' | 'warning';
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
