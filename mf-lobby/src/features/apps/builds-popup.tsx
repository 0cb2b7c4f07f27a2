import { ASYNC_POLL_MS, BUILD_KEPT_DAYS } from '@meowtale/contracts';
import { BUILD_PLATFORMS, type BuildPlatform } from '@meowtale/contracts/inputs/catalog/build';
import { Button, Modal, Notice, Skeleton, Stack, Text } from '@meowtale/ui';
import { type AppError, Failure, formatDays, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { nameOf } from './app-table.tsx';
import { addBuild, findBuilds, TOUCHES_BUILDS } from './build-documents.ts';
import { BuildRow } from './build-row.tsx';
import type { App } from './documents.ts';
import { useServices } from './use-capacity.ts';

/** Renders an app's builds per platform: requested, polled while they run, and downloaded (ADR 25). */
export function BuildsPopup({ app, onClose }: { app: App; onClose(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { known, service, ask: askServices } = useServices();
  const { builds, error, fetching, ask } = useBuilds(app.uuid);
  const [, add] = useMutation(addBuild);
  const [failure, setFailure] = useState<AppError | null>(null);
  const cross = service('build.cross_platform')?.value === 1;

  async function start(platform: BuildPlatform) {
    const answer = await add({ app: app.uuid, platform }, TOUCHES_BUILDS);
    setFailure(answer.error ? toAppError(answer.error) : null);
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t('buildsPopup.title', { name: nameOf(app, t('apps.unknown')) })}
      closeLabel={t('popup.close')}
      footer={
        <Button variant="ghost" onClick={onClose}>
          {t('popup.close')}
        </Button>
      }
    >
      <Stack gap={16}>
        <Text tone="muted">{t('buildsPopup.hint', { age: formatDays(BUILD_KEPT_DAYS, locale) })}</Text>
        {known && service('export.no_logo')?.value !== 1 ? <Notice tone="info">{t('buildsPopup.branded')}</Notice> : null}
        {app.version === 0 ? <Notice tone="info">{t('sharePopup.empty')}</Notice> : null}
        <RefusalNotice failure={failure} />
        {error && !builds ? <Failure title={t('buildsPopup.failed')} error={error} onRetry={ask} retrying={fetching} /> : null}
        {!builds && !error ? <Skeleton lines={3} /> : null}
        {builds
          ? BUILD_PLATFORMS.map((platform) => (
              <BuildRow
                key={platform}
                platform={platform}
                build={builds.find((build) => build.platform === platform) ?? null}
                disabled={app.version === 0}
                locked={known && platform !== 'web' && !cross}
                onBuild={() => start(platform)}
                onPlanChanged={askServices}
              />
            ))
          : null}
      </Stack>
    </Modal>
  );
}

/** Queries an app's builds, and polls them while one is running (SPEC §9: every three seconds). */
function useBuilds(app: string) {
  const [{ data, error, fetching }, reask] = useQuery({
    query: findBuilds,
    variables: { app },
    context: TOUCHES_BUILDS,
    requestPolicy: 'cache-and-network',
  });
  const builds = data?.findStoreAppBuild;
  const ask = () => reask({ requestPolicy: 'network-only' });
  const isUnderWay = builds?.some(({ state }) => state === 'await' || state === 'start') ?? false;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => reask({ requestPolicy: 'network-only' }), ASYNC_POLL_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, reask]);
  return { builds, error, fetching, ask };
}
