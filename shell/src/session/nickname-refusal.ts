import { fieldErrors, toAppError } from '@meowtale/web-kit';
import type { CombinedError } from '@urql/core';

/** Why a nickname wasn't saved. */
export interface NicknameRefusal {
  code: string;
  status?: number | undefined;
  /** The locale key of the field's error; none where the failure isn't about the name. */
  key?: string | undefined;
}

export function nicknameRefusal(error: CombinedError): NicknameRefusal {
  const appError = toAppError(error);
  const key = fieldErrors(appError).get('profile.nickname')?.key;
  return { code: appError.code, ...(appError.status !== undefined && { status: appError.status }), ...(key !== undefined && { key }) };
}
