import { type BadgeTone, StatusPill } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

const TONES: Record<string, BadgeTone> = {
  submitted: 'plum',
  reviewing: 'plum',
  refused: 'danger',
  passed: 'mint',
  preparing: 'mint',
  startPreview: 'mint',
  release: 'mint',
};

/** Renders one of SPEC §4's ten submit names. */
export function SubmitStatus({ status }: { status: string }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[status] ?? 'neutral'}>{t([`submitStatus.${status}`, 'submitStatus.saved'])}</StatusPill>;
}
