import { METADATA_TYPES, setUserInput } from '@meowtale/contracts/inputs/catalog/profile';
import { type AppError, fieldErrors, toAppError, useDraftOver, useHost } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { z } from 'zod';
import { type Entry, type Head, type Profile, setProfile, TOUCHES_PEOPLE } from './documents.ts';
import { fieldSentence } from './sentences.ts';

export interface Draft {
  nickname: string;
  brief: string;
  head: Head | null;
  socialEmail: string;
  metadata: readonly Entry[];
}

// A draft may be wrong and still is what the person typed: its shape is checked, not its limits.
export const storedEntry = z.object({ type: z.enum(METADATA_TYPES), name: z.string(), value: z.string(), show: z.boolean() });
const storedDraft: z.ZodType<Draft> = z.object({
  nickname: z.string(),
  brief: z.string(),
  head: z.object({ uuid: z.string(), url: z.string(), basename: z.string() }).nullable(),
  socialEmail: z.string(),
  metadata: z.array(storedEntry.extend({ _cid: z.string() })),
});

function draftOf({ profile, social, metadata }: Profile): Draft {
  const entries = metadata.map(({ _cid, type, name, value, show }) => ({ _cid, type, name, value, show }));
  const { nickname, brief, head } = profile;
  const picture = head && { uuid: head.uuid, url: head.url, basename: head.basename };
  return { nickname, brief, head: picture, socialEmail: social.email.value, metadata: entries };
}

const inputOf = ({ nickname, brief, head, socialEmail, metadata }: Draft) => ({
  profile: { nickname, brief, head: head?.uuid ?? null, social_email: socialEmail },
  metadata: [...metadata],
});

/** Identifies what is saved of a profile by its content, so that stored drafts of earlier releases are recognized. */
const versionOf = (draft: Draft): string => JSON.stringify(inputOf(draft));

/** Holds what a person writes of themselves until it is saved. */
export function useProfileDraft(saved: Profile) {
  const { t } = useTranslation();
  const { locale, navigation, notify, session } = useHost();
  const [{ fetching: saving }, send] = useMutation(setProfile);
  // Until the saved profile is read again after a save, it has an older revision than the save's response.
  const written = useRef(0);
  const stored = useDraftOver({
    of: 'profile',
    saved: draftOf(saved),
    version: versionOf(draftOf(saved)),
    isSame: (one, other) => versionOf(one) === versionOf(other),
    parse: (found) => storedDraft.safeParse(found).data ?? null,
  });
  const draft = stored.value;
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const checked = setUserInput.safeParse(inputOf(draft));
  const issues = isSubmitted ? (checked.error?.issues ?? []) : [];
  const changed = stored.isConflict || versionOf(draft) !== stored.over;

  useEffect(() => navigation.guard(() => (changed ? t('profile.leave') : null)), [navigation, changed, t]);

  /** Returns the error of a field by its dotted path: the current one, else the service's. */
  function faultOf(path: string): string | undefined {
    const issue = issues.find((found) => found.path.join('.') === path);
    const fieldError = fieldErrors(failure).get(path);
    const key = issue?.message ?? fieldError?.key;
    return key && fieldSentence(t, { key, params: fieldError?.params }, locale);
  }
  async function save(): Promise<void> {
    setIsSubmitted(true);
    setFailure(null);
    if (saving || stored.isConflict || !checked.success) return;
    const revision = Math.max(saved.profile_revision, written.current);
    // After a conflict the profile is read again, so that the form shows both versions.
    const { data, error } = await send({ ...inputOf(draft), revision }, TOUCHES_PEOPLE);
    if (!data) return setFailure(error ? toAppError(error) : { code: '9999' });
    written.current = data.setUser.profile_revision;
    const settled = draftOf(data.setUser);
    stored.settle(settled, versionOf(settled), draft);
    setIsSubmitted(false);
    notify(t('profile.saved'), 'success');
    // The header shows the name and the picture too.
    await session.refresh();
  }
  const set = (change: Partial<Draft>) => stored.change((before) => ({ ...before, ...change }));
  /** Returns a choice between two versions, after which the conflict's error isn't shown any more. */
  const afterConflict = (choose: () => void) => () => {
    setFailure(null);
    choose();
  };
  return {
    draft,
    stored: { ...stored, takeTheirs: afterConflict(stored.takeTheirs), keepMine: afterConflict(stored.keepMine) },
    /** The profile as it is saved. */
    saved: draftOf(saved),
    set,
    save,
    saving,
    changed,
    /** Above the form both versions are shown instead of a conflict's error. */
    failure: stored.isConflict && failure?.code === 'input/conflict' ? null : failure,
    faultOf,
    isFaulty: issues.length > 0,
  };
}

export type ProfileDraft = ReturnType<typeof useProfileDraft>;
