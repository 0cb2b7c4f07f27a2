import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Stack, Tabs } from '@meowtale/ui';
import { Failure, PageLinks, StaleNotice, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CombinedError } from 'urql';
import { StaffFrame } from './staff-frame.tsx';
import type { StaffPage } from './staff-nav.tsx';

interface StaffQueueProps {
  room: StaffPage;
  subtitle: string;
  actions?: ReactNode;
  /** The open and the decided items, each with its address. */
  queues: { value: string; label: string; address: string }[];
  queue: string;
  page: number;
  pathFor(page: number): string;
  total: number;
  /** There is a table to show, which may be older than the error. */
  known: boolean;
  error: CombinedError | undefined;
  fetching: boolean;
  failedTitle: string;
  onRetry(): void;
  children: ReactNode;
}

/** Renders a staff page with queues: a tab for each, one page of its table, and a retry after an error. */
export function StaffQueue(props: StaffQueueProps) {
  const { room, subtitle, actions, queues, queue, page, pathFor, total, known, error, fetching, failedTitle, onRetry, children } = props;
  const { t } = useTranslation();
  const { navigation } = useHost();
  return (
    <StaffFrame room={room} subtitle={subtitle} actions={actions}>
      <Stack gap={16}>
        <Tabs
          label={t('review.queues')}
          items={queues.map(({ value, label, address }) => ({ value, label, href: navigation.href(address) }))}
          value={queue}
          onChange={(value) => navigation.push(queues.find((each) => each.value === value)?.address ?? pathFor(1))}
        />
        {error && !known ? (
          <Failure title={failedTitle} error={error} onRetry={onRetry} retrying={fetching} />
        ) : (
          <>
            {error && !fetching ? <StaleNotice error={error} onRetry={onRetry} /> : null}
            {children}
            <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={total} pathFor={pathFor} />
          </>
        )}
      </Stack>
    </StaffFrame>
  );
}
