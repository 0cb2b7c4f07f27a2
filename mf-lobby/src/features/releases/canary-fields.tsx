import { CANARY_DEFAULTS, CANARY_LIMITS, releaseCanaryInput } from '@meowtale/contracts/inputs/catalog/release';
import { NumberInput, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { MoveVariables, ReleaseSlice } from './documents.ts';

/** A canary as staff type it; null is an empty field. */
export interface CanaryDraft {
  sharePercent: number | null;
  failuresPercent: number | null;
  loads: number | null;
  /** Empty for the slice's own. */
  cohort: string;
}

export function canaryDraftOf({ name, canary }: ReleaseSlice): CanaryDraft {
  if (!canary) return { ...CANARY_DEFAULTS, cohort: '' };
  const { share_bp, failures_bp, loads, cohort } = canary;
  // The command line accepts hundredths of a percent.
  const sharePercent = Math.max(CANARY_LIMITS.sharePercent.min, Math.round(share_bp / 100));
  return { sharePercent, failuresPercent: Math.round(failures_bp / 100), loads, cohort: cohort === name ? '' : cohort };
}

/** Returns the canary to send; null while a field is empty or invalid. A budget that isn't edited is sent as it is stored. */
export function canaryOf({ sharePercent, failuresPercent, loads, cohort }: CanaryDraft, slice: ReleaseSlice): MoveVariables['canary'] {
  const isSame = slice.canary !== null && failuresPercent === canaryDraftOf(slice).failuresPercent;
  const failures_bp = isSame ? slice.canary?.failures_bp : failuresPercent === null ? null : failuresPercent * 100;
  const { data = null } = releaseCanaryInput.safeParse({
    share_bp: sharePercent === null ? null : sharePercent * 100,
    failures_bp,
    loads,
    cohort: cohort.trim() || null,
  });
  return data && { ...data, cohort: data.cohort ?? null };
}

interface CanaryFieldsProps {
  draft: CanaryDraft;
  isSubmitted: boolean;
  onChange(change: Partial<CanaryDraft>): void;
}

/** Renders the share, the error budget and the cohort of a canary. */
export function CanaryFields({ draft, isSubmitted, onChange }: CanaryFieldsProps) {
  const { t } = useTranslation();
  const cohortError = releaseCanaryInput.shape.cohort.safeParse(draft.cohort.trim() || null).success ? undefined : t('invalid.cohort');
  const field = (key: 'sharePercent' | 'failuresPercent' | 'loads', words: string) => (
    <NumberInput
      live
      strict
      required
      label={t(`releases.${words}`, CANARY_LIMITS[key])}
      {...CANARY_LIMITS[key]}
      value={draft[key]}
      unreadable={t('invalid.whole-between', CANARY_LIMITS[key])}
      error={isSubmitted && draft[key] === null ? t('invalid.empty') : undefined}
      onChange={(value) => onChange({ [key]: value })}
    />
  );
  return (
    <>
      {field('sharePercent', 'sharePercent')}
      {field('loads', 'budgetLoads')}
      {field('failuresPercent', 'failuresPercent')}
      <TextInput
        label={t('releases.cohort')}
        description={t('releases.cohortHint')}
        maxLength={63}
        value={draft.cohort}
        error={isSubmitted ? cohortError : undefined}
        onChange={(event) => onChange({ cohort: event.currentTarget.value })}
      />
    </>
  );
}
