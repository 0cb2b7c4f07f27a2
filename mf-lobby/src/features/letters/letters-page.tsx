import { Button, EmptyState, Section, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import { Failure, formatDateTime, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TypedDocumentNode, useQuery } from 'urql';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { useStaffDeed } from '../../app/use-staff-deed.ts';
import { findCatalogLetters, findWalletLetters, type Letter, replayCatalogLetter, replayWalletLetter } from './documents.ts';

type Replay = TypedDocumentNode<object, { id: string; reason: string }>;

/** `/lobby/staff/dead-letters`: what a service could not handle, to be replayed once it can. */
export function LettersPage() {
  const { t } = useTranslation();
  const [catalog, askCatalog] = useQuery({ query: findCatalogLetters, context: CONTEXT, requestPolicy: 'network-only' });
  const [wallet, askWallet] = useQuery({ query: findWalletLetters, context: CONTEXT, requestPolicy: 'network-only' });
  return (
    <StaffFrame room="dead-letters" subtitle={t('letters.words')}>
      <Letters
        service="svc-catalog"
        {...catalog}
        letters={catalog.data?.findCatalogDeadLetters}
        replay={replayCatalogLetter}
        onRetry={() => askCatalog()}
      />
      <Letters
        service="svc-wallet"
        {...wallet}
        letters={wallet.data?.findWalletDeadLetters}
        replay={replayWalletLetter}
        onRetry={() => askWallet()}
      />
    </StaffFrame>
  );
}

// An empty list names no letter.
const CONTEXT = { additionalTypenames: ['CatalogDeadLetter', 'WalletDeadLetter'] };

interface LettersProps {
  service: string;
  letters: Letter[] | undefined;
  error?: Parameters<typeof Failure>[0]['error'] | undefined;
  fetching: boolean;
  replay: Replay;
  onRetry(): void;
}

function Letters({ service, letters, error, fetching, replay, onRetry }: LettersProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [open, setOpen] = useState<Letter | null>(null);
  const columns: TableColumn<Letter>[] = [
    { key: 'at', header: t('audit.when'), fit: true, nowrap: true, render: ({ failed_at }) => formatDateTime(failed_at, locale) },
    {
      key: 'consumer',
      header: t('letters.consumer'),
      rowHeader: true,
      render: ({ consumer, event, aggregate_id }) => (
        <Stack gap={4}>
          {consumer}
          <Text size="small" tone="muted">{`${event} ${aggregate_id}`}</Text>
        </Stack>
      ),
    },
    { key: 'error', header: t('letters.error'), render: (letter) => letter.error },
    { key: 'tries', header: t('letters.tries'), kind: 'number', fit: true, render: ({ deliveries }) => deliveries },
  ];
  return (
    <Section title={service}>
      {error && !letters ? (
        <Failure title={t('letters.failed')} error={error} onRetry={onRetry} retrying={fetching} />
      ) : (
        <Table
          // The part around it has the service's own name.
          label={`${t('staff.room.dead-letters')}: ${service}`}
          columns={columns}
          rows={letters ?? []}
          rowKey={({ id }) => id}
          loading={fetching && !letters}
          loadingLabel={t('letters.loading')}
          empty={
            <EmptyState kind="lamp" level={3} title={t('letters.none')}>
              {t('letters.noneHint')}
            </EmptyState>
          }
          actionsLabel={t('stores.actions')}
          rowActions={(letter) => (
            <Button size="small" aria-label={t('letters.replayNamed', { name: letter.consumer })} onClick={() => setOpen(letter)}>
              {t('letters.replay')}
            </Button>
          )}
        />
      )}
      {open ? <ReplayDialog letter={open} replay={replay} onClose={() => setOpen(null)} /> : null}
    </Section>
  );
}

function ReplayDialog({ letter, replay, onClose }: { letter: Letter; replay: Replay; onClose(): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const { act, acting, failure } = useStaffDeed(replay, CONTEXT.additionalTypenames, () => {
    notify(t('letters.done'), 'success');
    onClose();
  });
  return (
    <ReasonDialog
      title={t('letters.replayNamed', { name: letter.consumer })}
      hint={t('staff.reasonKept')}
      confirmLabel={t('letters.replay')}
      acting={acting}
      failure={failure}
      onCancel={onClose}
      onConfirm={(reason) => act({ id: letter.id, reason })}
    />
  );
}
