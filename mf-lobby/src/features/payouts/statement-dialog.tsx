import { BOOKED_RESULTS, STATEMENT_MAX_BYTES } from '@meowtale/contracts/inputs/wallet/statement';
import { Button, FileDrop, Group, Modal, Notice, Stack, Text } from '@meowtale/ui';
import { formatBytes, formatNumber, useHost, useRequestKey } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { bookPayoutStatement, checkPayoutStatement, type PayoutStatement, TOUCHES_PAYOUTS } from './documents.ts';
import { StatementLines } from './statement-lines.tsx';

const ACCEPTED = ['.xml', '.csv', '.txt'];

interface ReadFile {
  name: string;
  content: string;
}

/** Renders the button that opens a bank statement, by which payouts are marked as paid, failed or returned. */
export function StatementButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Group>
      <Button onClick={() => setOpen(true)}>{t('payouts.statement.open')}</Button>
      {open ? <StatementDialog onClose={() => setOpen(false)} /> : null}
    </Group>
  );
}

const countBooked = ({ lines }: PayoutStatement) => lines.filter(({ result }) => BOOKED_RESULTS.includes(result)).length;

function StatementDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const keys = useRequestKey();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [statement, setStatement] = useState<PayoutStatement | null>(null);
  const [isBooked, setIsBooked] = useState(false);
  const check = useStaffAction(checkPayoutStatement, [], ({ checkPayoutStatement: found }) => setStatement(found));
  const booking = useStaffAction(bookPayoutStatement, TOUCHES_PAYOUTS.additionalTypenames, ({ bookPayoutStatement: found }) => {
    setStatement(found);
    setIsBooked(true);
    notify(t('payouts.statement.booked'), 'success');
  });
  function take(read: ReadFile) {
    setFile(read);
    void check.act({ content: read.content });
  }
  function remove() {
    setFile(null);
    setStatement(null);
    setIsBooked(false);
    check.forget();
    booking.forget();
  }
  const isBusy = check.acting || booking.acting;
  const toBook = statement && !isBooked ? countBooked(statement) : 0;
  return (
    <Modal
      open
      size="large"
      title={t('payouts.statement.open')}
      closeLabel={t('popup.close')}
      dismissible={!isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {t(isBooked ? 'popup.close' : 'popup.cancel')}
          </Button>
          {isBooked ? null : (
            <Button
              variant="primary"
              disabled={toBook === 0}
              loading={booking.acting}
              onClick={() => file && void booking.act({ ...file, key: keys.of(file) })}
            >
              {t('payouts.statement.book')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <RefusalNotice failure={check.failure ?? booking.failure} />
        <StatementFile file={file} isBusy={isBusy} onFile={take} onRemove={remove} />
        {statement ? <StatementFound statement={statement} isBooked={isBooked} /> : null}
      </Stack>
    </Modal>
  );
}

interface StatementFileProps {
  file: ReadFile | null;
  isBusy: boolean;
  onFile(file: ReadFile): void;
  onRemove(): void;
}

function StatementFile({ file, isBusy, onFile, onRemove }: StatementFileProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [fault, setFault] = useState<string>();
  const size = formatBytes(STATEMENT_MAX_BYTES, locale);
  async function take(chosen: File) {
    setFault(undefined);
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (bytes === null) setFault(t('payouts.statement.unreadable', { name: chosen.name }));
    else onFile({ name: chosen.name, content: new TextDecoder().decode(bytes) });
  }
  return (
    <FileDrop
      label={t('payouts.statement.file')}
      description={t('payouts.statement.hint', { size })}
      accept={ACCEPTED}
      maxBytes={STATEMENT_MAX_BYTES}
      value={file}
      progress={isBusy ? null : undefined}
      disabled={isBusy}
      error={fault}
      onFile={(chosen) => void take(chosen)}
      onRefuse={() => setFault(t('payouts.statement.wrongFile', { size }))}
      onRemove={onRemove}
      labels={{
        choose: t('upload.choose'),
        drop: t('upload.drop'),
        remove: t('upload.remove'),
        progress: t('payouts.statement.reading'),
      }}
    />
  );
}

function StatementFound({ statement, isBooked }: { statement: PayoutStatement; isBooked: boolean }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { lines, others } = statement;
  const booked = countBooked(statement);
  if (lines.length === 0) return <Notice>{t('payouts.statement.none')}</Notice>;
  return (
    <>
      <Text>
        {t(isBooked ? 'payouts.statement.countDone' : 'payouts.statement.count', {
          booked: formatNumber(booked, locale),
          all: formatNumber(lines.length, locale),
          others: formatNumber(others, locale),
        })}
      </Text>
      <StatementLines lines={lines} />
    </>
  );
}
