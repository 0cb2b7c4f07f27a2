import { Modal, Stack, Text } from '@meowtale/ui';
import { formatCountry, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../app/fact-list.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { HistoryLines } from '../withdrawal/history-popup.tsx';
import { type OpenedBank, openUserBank, type QueuedWithdrawal } from './documents.ts';

type Bank = OpenedBank['openUserBank']['bank'];
const FIELDS = [
  'payee',
  'type',
  'accountnumber',
  'name',
  'swift',
  'clearing',
  'address',
  'city',
  'bankstate',
  'postalcode',
  'country',
] as const;

function textOf(bank: Bank, name: string): string {
  const meta = bank.meta as { clearing_code?: string } | null;
  return name === 'clearing' ? (meta?.clearing_code ?? '') : String(bank[name] ?? '');
}

/** Renders complete bank data after a logged reason, with the withdrawal's history. */
export function BankDialog({ withdrawal, onClose }: { withdrawal: QueuedWithdrawal; onClose(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [bank, setBank] = useState<Bank | null>(null);
  const { act, acting, failure } = useStaffAction(openUserBank, [], ({ openUserBank: opened }) => setBank(opened.bank));
  const title = t('payouts.lookNamed', { name: withdrawal.user_name ?? t('audit.gone') });
  if (!bank)
    return (
      <ReasonDialog
        title={title}
        draftOf={`bank.${withdrawal.uuid}`}
        hint={t('staff.reasonKept')}
        confirmLabel={t('payouts.deed.look')}
        acting={acting}
        failure={failure}
        onCancel={onClose}
        onConfirm={(reason) => act({ uuid: withdrawal.uuid, reason })}
      >
        <HistoryLines history={withdrawal.history} />
      </ReasonDialog>
    );
  const label = (name: (typeof FIELDS)[number]) =>
    name === 'swift' ? 'SWIFT/BIC' : t(`bank.${name === 'accountnumber' ? 'number' : name}`);
  function shown(name: (typeof FIELDS)[number], text: string): string {
    if (name === 'country') return formatCountry(text, locale);
    return name === 'type' ? t(text === '2' ? 'bank.savings' : 'bank.checking') : text;
  }
  const facts = (prefix: '' | 'intermediary_') =>
    FIELDS.filter((name) => textOf(bank, `${prefix}${name}`) !== '').map((name) => ({
      name: label(name),
      value: shown(name, textOf(bank, `${prefix}${name}`)),
    }));
  const through = facts('intermediary_');
  return (
    <Modal open title={title} closeLabel={t('popup.close')} onClose={onClose}>
      <Stack gap={16}>
        <FactList facts={facts('')} />
        {through.length > 0 ? (
          <>
            <Text weight="bold">{t('bank.intermediary')}</Text>
            <FactList facts={through} />
          </>
        ) : null}
      </Stack>
    </Modal>
  );
}
