import { Button, Card, ConfirmDialog, Notice, NumberInput, Section, Stack, Switch, Text } from '@meowtale/ui';
import { formatDateTime, formatPercent, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { isOut } from '../stores/documents.ts';
import { setCps } from './documents.ts';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { useSubmitAction } from './use-submit-action.ts';

/** Renders the promoters' share of sales, and whether promotion is open (SPEC §§5, 9). */
export function PromotersSection() {
  const { t } = useTranslation();
  const fixed = useEditor((state) => state.listing.cps_is_fixed);
  return (
    <Section title={t('cps.title')}>
      <Card>
        <Stack gap={24}>
          <Text tone="muted">{t('cps.words')}</Text>
          {fixed ? <FixedShare /> : <ShareForm />}
          <OpenSwitch />
        </Stack>
      </Card>
    </Section>
  );
}

function useCps() {
  const { t } = useTranslation();
  const { notify } = useHost();
  const storeId = useEditor((state) => state.listing.uuid);
  const settle = useEditor((state) => state.settle);
  const action = useSubmitAction(setCps, ({ setStoreCps: terms }) => {
    settle(terms);
    notify(t('offer.done'), 'success');
  });
  const set = (change: { cps_state?: 0 | 1; cps_profit_share_ratio?: number }) => action.act({ store_id: storeId, ...change });
  return { ...action, set };
}

function FixedShare() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const ratio = useEditor((state) => state.listing.cps_profit_share_ratio);
  return <Text weight="medium">{t('cps.fixed', { share: formatPercent(ratio, locale) })}</Text>;
}

function ShareForm() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const ratio = useEditor((state) => state.listing.cps_profit_share_ratio);
  const { set, acting, waiting, failure } = useCps();
  const [percent, setPercent] = useState(Math.round(ratio * 100));
  const [asking, setAsking] = useState(false);
  return (
    <Stack gap={12} align="start">
      <NumberInput
        className={classes.short}
        label={t('cps.ratio')}
        description={t('cps.ratioHint')}
        min={0}
        max={100}
        value={percent}
        onChange={(value) => value !== null && setPercent(value)}
      />
      <Button disabled={waiting} onClick={() => setAsking(true)}>
        {t('cps.set')}
      </Button>
      <RefusalNotice failure={failure} />
      <ConfirmDialog
        open={asking}
        loading={acting}
        title={t('cps.setTitle', { share: formatPercent(percent / 100, locale) })}
        confirmLabel={t('cps.set')}
        cancelLabel={t('popup.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await set({ cps_profit_share_ratio: percent / 100 });
          setAsking(false);
        }}
      >
        {t('cps.setQuestion')}
      </ConfirmDialog>
    </Stack>
  );
}

function OpenSwitch() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { cps_state, cps_closed_at, ...listing } = useEditor((state) => state.listing);
  const { set, acting, waiting, failure } = useCps();
  const [asking, setAsking] = useState(false);
  const change = (open: boolean) => (open || !isOut(listing) ? void set({ cps_state: open ? 1 : 0 }) : setAsking(true));
  return (
    <>
      <Switch
        label={t('cps.open')}
        description={t('cps.openHint')}
        checked={cps_state === 1 && cps_closed_at === null}
        disabled={acting || waiting}
        onChange={change}
      />
      {cps_state === 1 && cps_closed_at ? <Notice>{t('cps.closing', { when: formatDateTime(cps_closed_at, locale) })}</Notice> : null}
      <RefusalNotice failure={failure} />
      <ConfirmDialog
        open={asking}
        loading={acting}
        title={t('cps.endTitle')}
        confirmLabel={t('cps.end')}
        cancelLabel={t('popup.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await set({ cps_state: 0 });
          setAsking(false);
        }}
      >
        {t('cps.endQuestion')}
      </ConfirmDialog>
    </>
  );
}
