import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, EmptyState, IconPlus, Page, PageHeader, Stack, Tabs } from '@meowtale/ui';
import { Failure, Link, PageLinks, pageOf, StaleNotice, toAppError, useHost, useLocation } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { CreatorGate } from '../../app/creator-gate.tsx';
import { type AppsAddress, addressOf, readAddress } from './address.ts';
import { AppActions } from './app-actions.tsx';
import { AppFilters } from './app-filters.tsx';
import { type AppPopup, AppPopups } from './app-popups.tsx';
import { AppTable } from './app-table.tsx';
import { CapacityMeter } from './capacity-meter.tsx';
import { type App, findApps, setAppTags, TOUCHES_APPS } from './documents.ts';
import { withTrash } from './labels.ts';
import { useCapacity } from './use-capacity.ts';
import { useCopyApp } from './use-copy-app.ts';
import { useOpenEditor } from './use-open-editor.ts';
import { useVersions } from './versions.ts';

/** Renders `/lobby`. The shell admits only signed-in people. */
export function AppsPage() {
  return (
    <CreatorGate>
      <Apps />
    </CreatorGate>
  );
}

function Apps() {
  const { t } = useTranslation();
  const { navigation, showError, notify, block } = useHost();
  const { search } = useLocation();
  const page = pageOf(search);
  const at = readAddress(search);
  const { trash } = at;
  const q = { page, pageSize: PAGE_SIZE_DEFAULT, ...(at.q && { keyword: at.q }) };
  const variables = { isDeleted: trash, label: at.label || null, q };
  const [{ data, error, fetching }, ask] = useQuery({
    query: findApps,
    variables,
    context: TOUCHES_APPS,
    requestPolicy: 'cache-and-network',
  });
  const { capacity, unlessFull, refresh } = useCapacity();
  const [popup, setPopup] = useState<AppPopup | null>(null);
  const [, tag] = useMutation(setAppTags);
  const { list = [], totalCount = 0 } = data?.findApp ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  // The cache isn't notified of a job's end, because it is no mutation.
  const jobEnded = () => {
    retry();
    refresh();
  };
  const { copy, copying } = useCopyApp(jobEnded);
  const versions = useVersions(jobEnded);
  const openEditor = useOpenEditor();
  const tabAddress = (value: string) => addressOf({ trash: value === 'trash', q: '', label: '' });

  async function restore(app: App) {
    const answer = await block(tag({ uuid: app.uuid, tags: withTrash(app.tags, false) }, TOUCHES_APPS));
    if (answer.error) return showError(toAppError(answer.error));
    notify(t('apps.restored', { name: app.name }), 'success');
  }
  const create = (
    <Button variant="primary" leftIcon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setPopup({ kind: 'create' })}>
      {t('apps.create')}
    </Button>
  );
  const tabs = ['apps', 'trash'].map((value) => ({
    value,
    label: t(`apps.tab.${value}`),
    href: navigation.href(tabAddress(value)),
  }));
  return (
    <Page width="wide">
      <PageHeader title={t('apps.title')} subtitle={t('apps.subtitle')} actions={create} />
      <Stack gap={16}>
        <Tabs
          label={t('apps.tabs')}
          items={tabs}
          value={trash ? 'trash' : 'apps'}
          onChange={(value) => navigation.push(tabAddress(value))}
        />
        <CapacityMeter capacity={capacity} onPlanChanged={refresh} />
        <AppFilters at={at} />
        {error && !data ? (
          <Failure title={t('apps.failed')} error={error} onRetry={retry} retrying={fetching} />
        ) : (
          <>
            {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
            <AppTable
              apps={list}
              trash={trash}
              versions={versions}
              loading={fetching && !data}
              empty={<NoApps at={at} />}
              onFaults={(app) => setPopup({ kind: 'upload', app })}
              actions={(app) => (
                <AppActions
                  app={app}
                  trash={trash}
                  onUpload={unlessFull(() => setPopup({ kind: 'upload', app }))}
                  onEdit={() => setPopup({ kind: 'edit', app })}
                  copying={copying.has(app.uuid)}
                  onCopy={unlessFull(() => copy(app))}
                  onEditor={() => void openEditor(app)}
                  onShare={() => setPopup({ kind: 'share', app })}
                  onBuilds={() => setPopup({ kind: 'builds', app })}
                  onDelete={() => setPopup({ kind: 'delete', app })}
                  onTrash={() => setPopup({ kind: 'trash', app })}
                  onRestore={() => restore(app)}
                />
              )}
            />
            <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} pathFor={(next) => addressOf(at, next)} />
          </>
        )}
      </Stack>
      <AppPopups popup={popup} onChange={setPopup} />
    </Page>
  );
}

function NoApps({ at }: { at: AppsAddress }) {
  const { t } = useTranslation();
  const { trash } = at;
  if (at.q || at.label)
    return (
      <EmptyState
        kind="lamp"
        level={2}
        title={t('apps.nothingFound')}
        actions={
          <Button component={Link} to={addressOf({ trash, q: '', label: '' })}>
            {t('apps.showAll')}
          </Button>
        }
      >
        {t('apps.nothingFoundHint')}
      </EmptyState>
    );
  return (
    <EmptyState kind={trash ? 'lamp' : 'desk'} level={2} title={t(trash ? 'apps.trashEmpty' : 'apps.none')}>
      {t(trash ? 'apps.trashEmptyHint' : 'apps.noneHint')}
    </EmptyState>
  );
}
