import { ConfirmDialog, NumberInput, Stack, Text } from '@meowtale/ui';
import { type AppError, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { isOut, TOUCHES_STORES } from '../stores/documents.ts';
import { type OwnTerms, setOwnTerms, type TermsChange } from './distribution-documents.ts';

type PromotionAction = 'end' | 'open';
export const actionOf = ({ cps_state, cps_closed_at }: OwnTerms): PromotionAction =>
  cps_state === 1 && cps_closed_at === null ? 'end' : 'open';

interface TermsDialogProps {
  work: OwnTerms;
  name: string;
  onClose(): void;
}

function useTerms(work: OwnTerms, onClose: () => void) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [{ fetching }, set] = useMutation(setOwnTerms);
  const [failure, setFailure] = useState<AppError | null>(null);
  async function change(terms: TermsChange) {
    const { error } = await set({ store_id: work.uuid, ...terms }, TOUCHES_STORES);
    if (error) return setFailure(toAppError(error));
    notify(t('offer.done'), 'success');
    onClose();
  }
  return { change, fetching, failure };
}

/** Asks before a work is opened or closed to promoters. */
export function AskTerms({ work, name, onClose }: TermsDialogProps) {
  const { t } = useTranslation();
  const { change, fetching, failure } = useTerms(work, onClose);
  const action = actionOf(work);
  const question = action === 'end' && !isOut(work) ? 'endAtOnce' : action;
  return (
    <ConfirmDialog
      open
      loading={fetching}
      title={t(`marketing.deed.${action}Named`, { name })}
      confirmLabel={t(`marketing.deed.${action}`)}
      cancelLabel={t('popup.cancel')}
      onCancel={onClose}
      onConfirm={() => void change({ cps_state: action === 'end' ? 0 : 1 })}
    >
      <Stack gap={12}>
        <Text>{t(`marketing.question.${question}`)}</Text>
        <RefusalNotice failure={failure} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Takes the promoters' share of a work, which can be set once and before its release (SPEC §5). */
export function SetShare({ work, name, onClose }: TermsDialogProps) {
  const { t } = useTranslation();
  const { change, fetching, failure } = useTerms(work, onClose);
  const [percent, setPercent] = useState<number | null>(Math.round(work.cps_profit_share_ratio * 100));
  return (
    <ConfirmDialog
      open
      loading={fetching}
      title={t('promoterTerms.setNamed', { name })}
      confirmLabel={t('cps.set')}
      cancelLabel={t('popup.cancel')}
      onCancel={onClose}
      onConfirm={() => percent !== null && void change({ cps_profit_share_ratio: percent / 100 })}
    >
      <Stack gap={12}>
        <NumberInput
          live
          label={t('cps.ratio')}
          description={t('cps.ratioHint')}
          min={0}
          max={100}
          value={percent}
          onChange={setPercent}
          error={percent === null ? t('invalid.empty') : undefined}
        />
        <RefusalNotice failure={failure} />
      </Stack>
    </ConfirmDialog>
  );
}
