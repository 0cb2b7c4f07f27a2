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
  const refusal = toAppError(error);
  const key = fieldErrors(refusal).get('profile.nickname')?.key;
  return { code: refusal.code, ...(refusal.status !== undefined && { status: refusal.status }), ...(key !== undefined && { key }) };
}
