import { BASIS_POINTS, PENALTY_FEES, PLATFORM_FEE_BP, SUSPENSION_DAYS } from '@meowtale/contracts';
import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Button, Checkbox, Modal, Stack, Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import { TERMS_CLAUSES, TERMS_LOCALE, TERMS_TITLE, termsInChinese } from './terms-words.ts';

const PENALTY = { times: PENALTY_FEES, daysFrom: SUSPENSION_DAYS.min, daysTo: SUSPENSION_DAYS.max };
const PAYOUT = { days: 30, settledBy: 10 };

interface TermsPopupProps {
  /** They were accepted before, and are only shown. */
  accepted?: boolean;
  accepting: boolean;
  onAccept(): void;
  onClose(): void;
}

function numbersIn(locale: string) {
  const percent = (basisPoints: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(basisPoints / BASIS_POINTS);
  return { share: percent(BASIS_POINTS - PLATFORM_FEE_BP), fee: percent(PLATFORM_FEE_BP), ...PENALTY, ...PAYOUT };
}

/**
 * Renders the creator listing terms (SPEC §1): in Traditional Chinese, which is binding, with the interface language below; accepted by a
 * checkbox.
 */
export function TermsPopup({ accepted = false, accepting, onAccept, onClose }: TermsPopupProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [ticked, setTicked] = useState(false);
  const readsThem = locale === TERMS_LOCALE;
  const chinese = termsInChinese(numbersIn(TERMS_LOCALE));
  const accept = (
    <Button variant="primary" disabled={!ticked} loading={accepting} onClick={onAccept}>
      {t('terms.submit')}
    </Button>
  );
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
            {t(accepted ? 'popup.close' : 'popup.cancel')}
          </Button>
          {accepted ? null : accept}
        </>
      }
    >
      <Stack gap={16}>
        {readsThem ? null : (
          <Text weight="medium" lang={TERMS_LOCALE}>
            {TERMS_TITLE}
          </Text>
        )}
        <ol className={classes.terms}>
          {TERMS_CLAUSES.map((clause) => (
            <li key={clause}>
              <Text lang={TERMS_LOCALE}>{chinese[clause]}</Text>
              {readsThem ? null : <Text tone="muted">{t(`terms.${clause}`, numbersIn(locale))}</Text>}
            </li>
          ))}
        </ol>
        <Text size="small" tone="muted">
          {t('terms.version', { version: LISTING_TERMS_VERSION })}
        </Text>
        {accepted ? null : (
          <Checkbox label={t('terms.accept')} checked={ticked} onChange={(event) => setTicked(event.currentTarget.checked)} />
        )}
      </Stack>
    </Modal>
  );
}
