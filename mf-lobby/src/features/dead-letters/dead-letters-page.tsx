import { Button, EmptyState, Section, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import { Failure, formatDateTime, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { FoldedWords } from '../../app/folded-words.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { type DeadLetter, SERVICES, type Service } from './documents.ts';

/** Renders `/lobby/staff/dead-letters`: events that a service failed to handle, to be replayed. */
export function DeadLettersPage() {
  const { t } = useTranslation();
  return (
    <StaffFrame room="dead-letters" subtitle={t('letters.words')}>
      {SERVICES.map((service) => (
        <Letters key={service.service} {...service} />
      ))}
    </StaffFrame>
  );
}

function Letters({ service, find, replay, context }: Service) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, error, fetching }, ask] = useQuery({ query: find, context, requestPolicy: 'network-only' });
  const deadLetters = data?.letters;
  const [open, setOpen] = useState<DeadLetter | null>(null);
  const columns: TableColumn<DeadLetter>[] = [
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
    { key: 'error', header: t('letters.error'), sentences: true, render: ({ error }) => <FoldedWords text={error} /> },
    { key: 'tries', header: t('letters.tries'), kind: 'number', fit: true, render: ({ deliveries }) => deliveries },
  ];
  return (
    <Section title={service}>
      {error && !deadLetters ? (
        <Failure title={t('letters.failed')} error={error} onRetry={() => ask()} retrying={fetching} />
      ) : (
        <Table
          // The surrounding section has the service's name.
          label={`${t('staff.room.dead-letters')}: ${service}`}
          columns={columns}
          rows={deadLetters ?? []}
          rowKey={({ id }) => id}
          loading={fetching && !deadLetters}
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
      {open ? <ReplayDialog letter={open} replay={replay} context={context} onClose={() => setOpen(null)} /> : null}
    </Section>
  );
}

interface ReplayProps extends Pick<Service, 'replay' | 'context'> {
  letter: DeadLetter;
  onClose(): void;
}

function ReplayDialog({ letter, replay, context, onClose }: ReplayProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const { act, acting, failure } = useStaffAction(replay, context.additionalTypenames, () => {
    notify(t('letters.done'), 'success');
    onClose();
  });
  return (
    <ReasonDialog
      title={t('letters.replayNamed', { name: letter.consumer })}
      draftOf={`replay.${letter.id}`}
      hint={t('staff.reasonKept')}
      confirmLabel={t('letters.replay')}
      acting={acting}
      failure={failure}
      onCancel={onClose}
      onConfirm={(reason) => act({ id: letter.id, reason })}
    />
  );
}
