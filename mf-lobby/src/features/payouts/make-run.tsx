import { Button, ConfirmDialog, Group, Stack, Text } from '@meowtale/ui';
import { formatCoinsAsUsd, useHost, useRequestKey } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { addPayoutRun, type QueuedWithdrawal, TOUCHES_PAYOUTS } from './documents.ts';
import { payoutsAddress } from './payouts-address.ts';

/** Renders the button that adds the selected withdrawals to a new payout run after a confirmation, and opens the run. */
export function MakeRun({ selected, onStale }: { selected: QueuedWithdrawal[]; onStale(): void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<QueuedWithdrawal[] | null>(null);
  const sum = useSum();
  function close(failed: boolean) {
    setAsking(null);
    if (failed) onStale();
  }
  return (
    <>
      <Group gap={16}>
        <Button variant="primary" disabled={selected.length === 0} onClick={() => setAsking(selected)}>
          {t('payouts.makeRun')}
        </Button>
        <Text as="span" tone="muted">
          {sum(selected)}
        </Text>
      </Group>
      {asking ? <AskDialog members={asking} onClose={close} /> : null}
    </>
  );
}

/** Returns the function that formats the number of payments and their sum. */
function useSum(): (members: readonly QueuedWithdrawal[]) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (members) => {
    const total = members.reduce((sum, one) => sum + one.total, 0);
    return t('payouts.selected', { count: members.length, money: formatCoinsAsUsd(total, locale) });
  };
}

function AskDialog({ members, onClose }: { members: QueuedWithdrawal[]; onClose(failed: boolean): void }) {
  const { t } = useTranslation();
  const { locale, navigation, notify } = useHost();
  const keys = useRequestKey();
  const sum = useSum();
  const { act, acting, failure } = useStaffAction(addPayoutRun, TOUCHES_PAYOUTS.additionalTypenames, ({ addPayoutRun: run }) => {
    notify(t('payouts.runMade'), 'success');
    navigation.push(payoutsAddress({ run: run.uuid }));
  });
  const names = new Set(members.map(({ user_name }) => user_name ?? t('audit.gone')));
  function make() {
    const uuids = members.map(({ uuid }) => uuid);
    void act({ uuids, key: keys.of(uuids) });
  }
  return (
    <ConfirmDialog
      open
      title={t('payouts.makeRun')}
      confirmLabel={t('payouts.makeRun')}
      cancelLabel={t('popup.cancel')}
      loading={acting}
      onConfirm={make}
      onCancel={() => onClose(failure !== null)}
    >
      <Stack gap={16}>
        <RefusalNotice failure={failure} />
        <Text>{sum(members)}</Text>
        <Text>{new Intl.ListFormat(locale).format(names)}</Text>
        <Text>{t('payouts.runWords')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
