import { BASIS_POINTS, PENALTY_FEES, PLATFORM_FEE_BP, SUSPENSION_DAYS } from '@meowtale/contracts';
import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Button, Checkbox, Modal, Stack, Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';

const CLAUSES = ['share', 'payout', 'settlement', 'outside', 'suspension'] as const;
const PENALTY = { times: PENALTY_FEES, daysFrom: SUSPENSION_DAYS.min, daysTo: SUSPENSION_DAYS.max };
const PAYOUT = { days: 30, settledBy: 10 };

interface TermsPopupProps {
  accepting: boolean;
  onAccept(): void;
  onClose(): void;
}

/** The creator listing terms (SPEC §1): read, accepted with a tick, and submitted with their version. */
export function TermsPopup({ accepting, onAccept, onClose }: TermsPopupProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [accepted, setAccepted] = useState(false);
  const percent = (basisPoints: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(basisPoints / BASIS_POINTS);
  const numbers = { share: percent(BASIS_POINTS - PLATFORM_FEE_BP), fee: percent(PLATFORM_FEE_BP), ...PENALTY, ...PAYOUT };
  return (
    <Modal
      open
      size="large"
      onClose={onClose}
      dismissible={!accepting}
      title={t('terms.title')}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" disabled={accepting} onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" disabled={!accepted} loading={accepting} onClick={onAccept}>
            {t('terms.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <ol className={classes.terms}>
          {CLAUSES.map((clause) => (
            <li key={clause}>{t(`terms.${clause}`, numbers)}</li>
          ))}
        </ol>
        <Text size="small" tone="muted">
          {t('terms.version', { version: LISTING_TERMS_VERSION })}
        </Text>
        <Checkbox label={t('terms.accept')} checked={accepted} onChange={(event) => setAccepted(event.currentTarget.checked)} />
      </Stack>
    </Modal>
  );
}
