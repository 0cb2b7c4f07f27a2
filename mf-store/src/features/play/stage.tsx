import { PLAY_FRAME_ALLOW, PLAY_FRAME_SANDBOX, PLAY_PART_OPENING, PLAY_PART_PARAMETER } from '@meowtale/contracts/play-bridge';
import { Anchor, Notice, Text } from '@meowtale/ui';
import { useColorScheme, useHost } from '@meowtale/web-kit';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fullscreen.module.css';
import { type PlayedWork, type Progress, usePlaySession } from './use-play-session.ts';
import { WholeScreen } from './whole-screen.tsx';

interface StageProps {
  name: string;
  work: PlayedWork;
  /** Rendered before the name: the way back. */
  leading: ReactNode;
  /** The status text; by default the state of the saves. */
  status?: string | undefined;
  actions?(isEnded: boolean): ReactNode;
  /** Called when the service no longer lets the person play it. */
  onDenied(): void;
  /** Rendered below the frame, once the run has ended. */
  afterEnd?(progress: Progress): ReactNode;
}

/** Returns the work's address, with its initial language and theme, and which part it is (contracts' play-bridge). */
function sourceOf({ url, type }: PlayedWork, lang: string, theme: string): string {
  const source = new URL(url);
  source.searchParams.set('lang', lang);
  source.searchParams.set('theme', theme);
  if (type === 'trial_app') source.searchParams.set(PLAY_PART_PARAMETER, PLAY_PART_OPENING);
  return source.href;
}

/** Renders a work on its own origin, in a frame without access to our page (DESIGN §5), below a bar. */
export function Stage({ name, work, leading, status, actions, onDenied, afterEnd }: StageProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { locale } = useHost();
  const theme = useColorScheme();
  const opened = useRef({ work, source: sourceOf(work, locale, theme) });
  // The grant is part of the address: a new one must not restart a work that is being played.
  const { app_uuid: app, type } = opened.current.work;
  if (app !== work.app_uuid || type !== work.type) opened.current = { work, source: sourceOf(work, locale, theme) };
  const { progress, save, needsOwnTab } = usePlaySession(frame, opened.current.work, onDenied);
  const ended = progress?.ended && t(work.type === 'trial_app' ? 'play.openingEnded' : 'play.ended');
  return (
    <div ref={stage} className={styles.stage}>
      <header className={styles.bar}>
        {leading}
        <h1 className={styles.name} dir="auto">
          {name}
        </h1>
        {/* Its space is reserved from the start, so that its text moves nothing. */}
        <Text as="span" size="small" tone="muted" role="status" className={styles.status}>
          {[status ?? (save === 'none' ? '' : t(`play.save.${save}`)), ended].filter(Boolean).join(' · ')}
        </Text>
        <div className={styles.more}>
          {actions?.(progress?.ended ?? false)}
          <WholeScreen of={stage} />
        </div>
      </header>
      {needsOwnTab ? (
        <Notice tone="warning" live>
          {t('play.needsOwnTab')}{' '}
          <Anchor href={work.url} target="_blank" rel="noopener">
            {t('play.openOwnTab')}
          </Anchor>
        </Notice>
      ) : null}
      <iframe
        ref={frame}
        className={styles.frame}
        title={name}
        src={opened.current.source}
        sandbox={PLAY_FRAME_SANDBOX}
        allow={PLAY_FRAME_ALLOW}
      />
      {progress?.ended ? afterEnd?.(progress) : null}
    </div>
  );
}
