import type { PayoutFormat } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { Button, Group, Stack, Text } from '@meowtale/ui';
import { formatCoinsAsUsd, formatDateTime, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { downloadPayoutRun, findRuns, TOUCHES_PAYOUTS } from './documents.ts';
import { saveFile } from './save-file.ts';

const FORMATS: Record<PayoutFormat, string> = { 'pain.001': 'pain.001 (XML)', csv: 'CSV' };

/** Renders one run: its sum, and its file for the bank until the bank has answered. */
export function RunHead({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [format, setFormat] = useState<PayoutFormat | null>(null);
  const [{ data }] = useQuery({
    query: findRuns,
    variables: { uuid, q: { page: 1 } },
    context: TOUCHES_PAYOUTS,
    requestPolicy: 'cache-and-network',
  });
  const run = data?.findPayoutRun.list[0];
  if (!run) return null;
  const ended = run.paid + run.failed + run.returned;
  const hasAnswers = ended + run.uncertain > 0;
  const stuck = hasAnswers && !run.file_made && ended < run.count;
  return (
    <Stack gap={8}>
      <Text>
        <time dateTime={run.created_at}>{formatDateTime(run.created_at, locale)}</time> ·{' '}
        {t('payouts.selected', { count: run.count, money: formatCoinsAsUsd(run.total, locale) })}
      </Text>
      {hasAnswers ? (
        <Text tone="muted">{t(stuck ? 'payouts.fileNever' : 'payouts.fileGone')}</Text>
      ) : (
        <Group gap={8}>
          {(Object.keys(FORMATS) as PayoutFormat[]).map((one) => (
            <Button key={one} onClick={() => setFormat(one)}>
              {t('payouts.download', { format: FORMATS[one] })}
            </Button>
          ))}
        </Group>
      )}
      {format ? <DownloadDialog uuid={uuid} format={format} onClose={() => setFormat(null)} /> : null}
    </Stack>
  );
}

function DownloadDialog({ uuid, format, onClose }: { uuid: string; format: PayoutFormat; onClose(): void }) {
  const { t } = useTranslation();
  const { act, acting, failure } = useStaffAction(downloadPayoutRun, TOUCHES_PAYOUTS.additionalTypenames, ({ downloadPayoutRun: file }) => {
    saveFile(file);
    onClose();
  });
  return (
    <ReasonDialog
      title={t('payouts.download', { format: FORMATS[format] })}
      draftOf={`payout-file.${uuid}`}
      hint={t('staff.reasonKept')}
      confirmLabel={t('payouts.downloadNow')}
      acting={acting}
      failure={failure}
      onCancel={onClose}
      onConfirm={(reason) => act({ uuid, format, reason })}
    >
      <Text>{t('payouts.downloadWords')}</Text>
    </ReasonDialog>
  );
}
