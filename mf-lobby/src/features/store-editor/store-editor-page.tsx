import { Button, EmptyState, Grid, Page, Skeleton, Stack, VisuallyHidden } from '@meowtale/ui';
import { Failure, Link, paths, type RouteProps, useLocation } from '@meowtale/web-kit';
import { useLeaveGuard } from '@meowtale/web-kit/editor';
import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CreatorGate } from '../../app/creator-gate.tsx';
import { RepresentedPage } from '../agent/represented-page.tsx';
import classes from './editor.module.css';
import { EditorBar, LoadingBar, type TabKey } from './editor-bar.tsx';
import { EditorProvider, useEditor } from './editor-context.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { isUnsaved } from './editor-state.ts';
import { useOpenStore } from './open-stores.ts';

/** Returns a page of the store editor: one tab of the listing in the address. */
export function editorPage(tab: TabKey, Tab: ComponentType): ComponentType<RouteProps> {
  return function StoreEditorPage({ params: { id = '' } }) {
    return (
      <CreatorGate>
        <OpenListing key={id} id={id} tab={tab} Tab={Tab} />
      </CreatorGate>
    );
  };
}

function OpenListing({ id, tab, Tab }: { id: string; tab: TabKey; Tab: ComponentType }) {
  const { open, reload } = useOpenStore(id);
  // Another person's listing: a publisher who is asked to represent it, or does, reads and submits it.
  if (open.status === 'missing')
    return (
      <>
        <LoadingBar id={id} tab={tab} isEmpty />
        <RepresentedPage id={id} back={{}} gone={<NotOpen open={open} onRetry={reload} />} />
      </>
    );
  if (open.status === 'loading') return <LoadingEditor id={id} tab={tab} />;
  if (open.status !== 'open')
    return (
      <>
        <LoadingBar id={id} tab={tab} isEmpty />
        <NotOpen open={open} onRetry={reload} />
      </>
    );
  return (
    <EditorProvider store={open.editor}>
      <EditorBar tab={tab} />
      <div className={classes.page}>
        <Stack gap={24}>
          <EditorNotices tab={tab} fromKept={open.fromKept} />
          <Tab />
        </Stack>
      </div>
      <LandOnField />
      <HoldUnkept id={id} />
    </EditorProvider>
  );
}

/** Focuses the field named in the address, to which a line of the requirements links. */
function LandOnField() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
  return null;
}

/** Words for which this browser has no room are lost with the editor: leaving it asks first. */
function HoldUnkept({ id }: { id: string }) {
  const { t } = useTranslation();
  const wouldBeLost = useEditor((state) => !state.isKept && isUnsaved(state));
  useLeaveGuard(paths.setStore(id), () => (wouldBeLost ? t('notice.keptNowhere') : null));
  return null;
}

type Closed = Exclude<ReturnType<typeof useOpenStore>['open'], { status: 'open' | 'loading' }>;

function NotOpen({ open, onRetry }: { open: Closed; onRetry(): void }) {
  const { t } = useTranslation();
  const back = (
    <Button component={Link} to={paths.lobbyStores()}>
      {t('editor.back')}
    </Button>
  );
  return (
    <Page>
      {open.status === 'missing' ? (
        <EmptyState kind="search" level={1} title={t('editor.missing')} actions={back}>
          {t('editor.missingHint')}
        </EmptyState>
      ) : (
        <Failure level={1} title={t('editor.failed')} error={open.error} onRetry={onRetry} actions={back} autoRetry />
      )}
    </Page>
  );
}

function LoadingEditor(address: { id: string; tab: TabKey }) {
  const { t } = useTranslation();
  return (
    <Page>
      <LoadingBar {...address} />
      <VisuallyHidden role="status">{t('editor.loading')}</VisuallyHidden>
      <Grid kind="aside" gap={36}>
        <Stack gap={24}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
        <Skeleton lines={4} />
      </Grid>
    </Page>
  );
}
