import { mixesAlphabets } from '../drama/lookalikes.ts';
import { publicLine } from '../text.ts';
import { claimsToBeStaff } from './reserved-names.ts';

export const NICKNAME_MAX = 50;

/** Signs by which services mark whom they have verified, and marks of direction, which a name is shown without. */
const NOT_IN_NAMES = /[\u2611\u2713\u2714\u2705\u{1F5F8}\u{1F5F9}]\uFE0F?|[\u061C\u200E\u200F]/gu;

/** Returns a name as it is shown in one line: runs of blanks, which push what follows out of sight, are one. */
export const tidyNickname = (name: string): string =>
  name
    .replace(NOT_IN_NAMES, '')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim();

/** What a person is called. Whether they may take the name is `nicknameFault`'s to say: who has one keeps it. */
export const nickname = publicLine(NICKNAME_MAX).overwrite(tidyNickname).min(1, 'invalid.empty');

/** Why nobody but staff may take a name, as the key of a sentence: it passes for ours, or for another's by letters that look alike. */
export function nicknameFault(name: string): 'invalid.nickname-reserved' | 'invalid.nickname-mixed' | null {
  if (claimsToBeStaff(name)) return 'invalid.nickname-reserved';
  return mixesAlphabets(name) ? 'invalid.nickname-mixed' : null;
}

/** The name of a new account. */
export const newNickname = nickname.superRefine((name, context) => {
  const fault = nicknameFault(name);
  if (fault) context.addIssue({ code: 'custom', message: fault, input: name });
});
