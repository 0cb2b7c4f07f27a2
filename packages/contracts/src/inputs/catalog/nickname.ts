import { mixesAlphabets } from '../drama/lookalikes.ts';
import { publicLine } from '../text.ts';
import { claimsToBeStaff } from './reserved-names.ts';

export const NICKNAME_MAX = 50;

/** Check marks, by which services mark verified accounts, and direction marks, which are removed from names. */
const NOT_IN_NAMES = /[\u2611\u2713\u2714\u2705\u{1F5F8}\u{1F5F9}]\uFE0F?|[\u061C\u200E\u200F]/gu;

/** Returns a name in one line with single spaces, because long runs would push the following text out of sight. */
export const tidyNickname = (name: string): string =>
  name
    .replace(NOT_IN_NAMES, '')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim();

/** A nickname; whether a person may take it is checked by `nicknameFault`, because existing ones stay valid. */
export const nickname = publicLine(NICKNAME_MAX).overwrite(tidyNickname).min(1, 'invalid.empty');

/** Returns why only staff may take a name, as a locale key: it looks like ours, or mixes alphabets to look like another's. */
export function nicknameFault(name: string): 'invalid.nickname-reserved' | 'invalid.nickname-mixed' | null {
  if (claimsToBeStaff(name)) return 'invalid.nickname-reserved';
  return mixesAlphabets(name) ? 'invalid.nickname-mixed' : null;
}

/** A new account's nickname. */
export const newNickname = nickname.superRefine((name, context) => {
  const fault = nicknameFault(name);
  if (fault) context.addIssue({ code: 'custom', message: fault, input: name });
});
