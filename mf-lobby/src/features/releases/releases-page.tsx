import { Button, EmptyState, Section, Stack, Text } from '@meowtale/ui';
import { Failure, pageOf, StaleNotice, useLocation } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { findReleases, type Releases } from './documents.ts';
import { EventsTable } from './events-table.tsx';
import { FiguresTable } from './figures-table.tsx';
import { History } from './history.tsx';
import type { Move } from './move.ts';
import { MoveDialog } from './move-dialog.tsx';
import { SlicesTable } from './slices-table.tsx';

/** Renders `/lobby/staff/releases`: what is live, what tabs report of it, its history, and its changes by staff. */
export function ReleasesPage() {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({ query: findReleases, requestPolicy: 'cache-and-network' });
  const retry = () => ask({ requestPolicy: 'network-only' });
  const releases = data?.findReleases;
  const refresh = (
    <Button variant="ghost" loading={fetching && Boolean(releases)} onClick={retry}>
      {t('releases.refresh')}
    </Button>
  );
  return (
    <StaffFrame room="releases" subtitle={t('releases.words')} actions={refresh}>
      {error && !releases ? (
        <Failure title={t('releases.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <Live releases={releases} loading={fetching && !releases} onStale={retry} />
        </>
      )}
    </StaffFrame>
  );
}

function Live({ releases, loading, onStale }: { releases: Releases | undefined; loading: boolean; onStale(): void }) {
  const { t } = useTranslation();
  const page = pageOf(useLocation().search);
  const [move, setMove] = useState<Move | null>(null);
  const { slices = [], events = [], revision = 0, environment = '' } = releases ?? {};
  const moved = move && slices.find(({ name }) => name === move.slice);
  return (
    <>
      <Section title={t('releases.slices')} landmark={false}>
        <Stack gap={8}>
          {releases && revision > 0 ? (
            <Text size="small" tone="muted">
              {t('releases.at', { environment, revision })}
            </Text>
          ) : null}
          <SlicesTable
            slices={slices}
            loading={loading}
            empty={
              <EmptyState kind="shelf" level={3} title={t('releases.none')}>
                {t('releases.noneHint')}
              </EmptyState>
            }
            onMove={setMove}
          />
        </Stack>
      </Section>
      {slices.length > 0 ? (
        <>
          <FiguresTable slices={slices} />
          <EventsTable events={events} hasServices={slices.some(({ kind }) => kind === 'service')} />
        </>
      ) : null}
      {revision > 0 ? <History page={page} /> : null}
      {move && moved ? (
        <MoveDialog
          key={`${move.slice} ${move.action}`}
          slice={moved}
          action={move.action}
          revision={revision}
          onClose={() => setMove(null)}
          onStale={onStale}
        />
      ) : null}
    </>
  );
}
