import { PLAY_FRAME_ALLOW, PLAY_FRAME_SANDBOX } from '@meowtale/contracts/play-bridge';
import { pickWords } from '@meowtale/contracts/words';
import { Button, EmptyState, Group, IconArrowLeft, Page, Spinner, Text, useDelayed } from '@meowtale/ui';
import { Failure, Link, paths, type RouteProps, useAdultGate, useColorScheme, useHost, usePerson, useSession } from '@meowtale/web-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { STORE_DETAIL, type StoreDetailData, type StoreUrl } from '../detail/documents.ts';
import { useAccess } from '../detail/use-access.ts';
import styles from './fullscreen.module.css';
import { type SaveState, usePlaySession } from './use-play-session.ts';
import { WholeScreen } from './whole-screen.tsx';

/** `/store/:id/fullscreen`: the work itself, on its own origin, in a frame that can touch nothing of ours (DESIGN §5). */
export function FullscreenPage({ params }: RouteProps) {
  const session = useSession();
  if (session.status === 'loading') return null;
  return <Play key={session.status} id={params.id ?? ''} />;
}

function Play({ id }: { id: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const access = useAccess(id);
  const [{ data, error, fetching }, askAgain] = useQuery<StoreDetailData>({ query: STORE_DETAIL, variables: { id } });
  // What is an adult work, its page says: until it has, nothing is begun.
  const unknown = !data;
  const loading = access.loading || (unknown && fetching);
  const waiting = useDelayed(loading);
  const listing = data?.findStore.list[0];
  const gated = useAdultGate(listing?.category);
  const words = listing ? pickWords(listing.store_info, locale, listing.default_lang) : null;
  const url = access.play ?? access.trial;
  const fault = access.error ?? (unknown ? error : undefined);
  function again() {
    access.refresh();
    askAgain({ requestPolicy: 'network-only' });
  }
  if (gated) return null;
  if (url && !unknown) return <Stage id={id} url={url} name={words?.name ?? t('play.untitled')} trial={!access.play} />;
  if (loading) return <Page>{waiting ? <Spinner label={t('play.opening')} /> : null}</Page>;
  return <Page>{fault ? <Failure error={fault} title={t('play.failed')} onRetry={again} level={1} /> : <Denied id={id} />}</Page>;
}

/** Who isn't signed in may well own it. */
function Denied({ id }: { id: string }) {
  const { t } = useTranslation();
  const { session } = useHost();
  const person = usePerson();
  return (
    <EmptyState
      kind="stage"
      level={1}
      title={t('play.deniedTitle')}
      actions={
        <Group gap={12} justify="center">
          {person ? null : (
            <Button variant="primary" onClick={() => void session.signIn()}>
              {t('library.signIn')}
            </Button>
          )}
          <Button variant={person ? 'primary' : 'secondary'} component={Link} to={paths.store(id)}>
            {t('play.toDetail')}
          </Button>
        </Group>
      }
    >
      {t(person ? 'play.deniedText' : 'play.deniedGuest')}
    </EmptyState>
  );
}

/** The work's address, with the language and look that its first moment should have (contracts' play-bridge). */
function sourceOf({ url }: StoreUrl, lang: string, theme: string): string {
  const source = new URL(url);
  source.searchParams.set('lang', lang);
  source.searchParams.set('theme', theme);
  return source.href;
}

function Stage({ id, url, name, trial }: { id: string; url: StoreUrl; name: string; trial: boolean }) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { locale } = useHost();
  const theme = useColorScheme();
  const opened = useRef({ url, source: sourceOf(url, locale, theme) });
  // The right to play is part of the address: a fresh one must not restart a work that is being played.
  const { app_uuid: app, type } = opened.current.url;
  if (app !== url.app_uuid || type !== url.type) opened.current = { url, source: sourceOf(url, locale, theme) };
  const { progress, save } = usePlaySession(frame, opened.current.url);
  return (
    <div ref={stage} className={styles.stage}>
      <header className={styles.bar}>
        <Button
          variant="ghost"
          size="small"
          component={Link}
          to={paths.store(id)}
          leftIcon={<IconArrowLeft size={18} aria-hidden="true" />}
        >
          {t('play.back')}
        </Button>
        <h1 className={styles.name}>{name}</h1>
        <div className={styles.more}>
          <Text as="span" size="small" tone="muted" role="status">
            {trial ? t('play.trial') : <SaveWords save={save} />}
            {progress?.ended ? ` · ${t('play.ended')}` : ''}
          </Text>
          {trial ? (
            <Button variant={progress?.ended ? 'primary' : 'soft'} size="small" component={Link} to={paths.store(id)}>
              {t('play.whole')}
            </Button>
          ) : null}
          <WholeScreen of={stage} />
        </div>
      </header>
      <iframe
        ref={frame}
        className={styles.frame}
        title={name}
        src={opened.current.source}
        sandbox={PLAY_FRAME_SANDBOX}
        allow={PLAY_FRAME_ALLOW}
      />
    </div>
  );
}

function SaveWords({ save }: { save: SaveState }) {
  const { t } = useTranslation();
  return <>{save === 'none' ? '' : t(`play.save.${save}`)}</>;
}
