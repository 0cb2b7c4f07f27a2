import { PLAY_FRAME_ALLOW, PLAY_FRAME_SANDBOX } from '@meowtale/contracts/play-bridge';
import { Button, EmptyState, Page, Spinner, Text, useDelayed } from '@meowtale/ui';
import { Failure, FrameBar, formatNumber, Link, paths, type RouteProps, useColorScheme, useHost } from '@meowtale/web-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './app-editor.module.css';
import type { EditedApp } from './documents.ts';
import { useEditedApp } from './use-edited-app.ts';

/** `/set-app/:uuid`: an app as its maker left it, playing beside what it is made of. */
export function AppEditorPage({ params }: RouteProps) {
  return <AppEditor key={params.uuid} uuid={params.uuid ?? ''} />;
}

function AppEditor({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const { edited, retry } = useEditedApp(uuid);
  const waiting = useDelayed(edited.status === 'loading');
  if (edited.status === 'open') return <OpenApp app={edited.app} />;
  if (edited.status === 'loading') return <Page>{waiting ? <Spinner label={t('appEditor.loading')} /> : null}</Page>;
  if (edited.status === 'failed')
    return (
      <Page>
        <Failure title={t('appEditor.failed')} error={edited.error} onRetry={retry} level={1} />
      </Page>
    );
  return (
    <Page>
      <EmptyState
        kind="lamp"
        level={1}
        title={t(`appEditor.${edited.status}`)}
        actions={
          <Button variant="primary" component={Link} to={paths.lobby()}>
            {t('appEditor.toApps')}
          </Button>
        }
      >
        {t(`appEditor.${edited.status}Hint`)}
      </EmptyState>
    </Page>
  );
}

function OpenApp({ app }: { app: EditedApp }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const name = app.name.trim() || t('appEditor.unnamed');
  return (
    <div className={classes.editor}>
      <FrameBar>
        <Text as="span" size="small" tone="muted">
          {t('appEditor.title')}
        </Text>
      </FrameBar>
      <header className={classes.head}>
        <h1 className={classes.name}>{name}</h1>
        {app.version > 0 ? (
          <Text as="span" size="small" tone="muted">
            {t('appEditor.version', { version: app.version })} · {t('appEditor.words', { number: formatNumber(app.word_count, locale) })}
          </Text>
        ) : null}
        {app.drama_uuid ? (
          <Button size="small" component={Link} to={paths.setDrama(app.drama_uuid)}>
            {t('appEditor.toDrama')}
          </Button>
        ) : null}
        <Button size="small" variant="ghost" component={Link} to={paths.lobby()}>
          {t('appEditor.toApps')}
        </Button>
      </header>
      {app.previewUrl ? <Playing url={app.previewUrl} name={name} /> : <Empty />}
    </div>
  );
}

function Empty() {
  const { t } = useTranslation();
  return (
    <EmptyState kind="desk" level={2} title={t('appEditor.empty')}>
      {t('appEditor.emptyHint')}
    </EmptyState>
  );
}

/** The work on its own origin; nothing of it reaches this page (DESIGN §5). */
function Playing({ url, name }: { url: string; name: string }) {
  const { locale } = useHost();
  const theme = useColorScheme();
  // A change of the look doesn't begin the story anew.
  const source = useRef(`${url}?lang=${locale}&theme=${theme}`);
  return <iframe className={classes.frame} title={name} src={source.current} sandbox={PLAY_FRAME_SANDBOX} allow={PLAY_FRAME_ALLOW} />;
}
