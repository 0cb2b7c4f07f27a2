import { Button, Group, Notice, ProgressBar, Stack, Text } from '@meowtale/ui';
import { formatBytes, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useRefusalSentence } from '../../app/sentences.ts';
import { useTimeLeft } from './time-left.ts';
import type { UploadState } from './upload-state.ts';
import type { Uploader } from './uploader.ts';

interface UploadProgressProps {
  uploader: Uploader;
  state: UploadState;
  /** Continues to join parts that were all sent before the page was left. */
  onFinish(): void;
}

/** Renders an upload's progress, its speed and its remaining time; pause, continue, cancel. */
export function UploadProgress({ uploader, state, onFinish }: UploadProgressProps) {
  const { t } = useTranslation();
  const sentence = useRefusalSentence();
  switch (state.kind) {
    case 'idle':
      return null;
    case 'kept':
      return <Kept uploader={uploader} state={state} onFinish={onFinish} />;
    case 'failed':
      return (
        <Notice tone="danger" live>
          {t('upload.failed', { name: state.name, why: sentence(state.error) })}
        </Notice>
      );
    case 'reading':
    case 'joining':
      return (
        <Stack gap={12}>
          <ProgressBar label={t(`uploader.${state.kind}`, { name: state.name })} value={state.percent} />
          {state.kind === 'reading' ? <Cancel uploader={uploader} /> : null}
        </Stack>
      );
    default:
      return <Going uploader={uploader} state={state} />;
  }
}

function Going({ uploader, state }: { uploader: Uploader; state: Extract<UploadState, { size: number }> }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { name, size, sent } = state;
  return (
    <Stack gap={12}>
      <ProgressBar label={t('uploader.sending', { name })} value={Math.floor((sent * 100) / size)} />
      <Text size="small" tone="muted">
        {t('uploader.of', { sent: formatBytes(sent, locale), size: formatBytes(size, locale) })}
        <Pace state={state} />
      </Text>
      <div role="status">
        <Standstill state={state} />
      </div>
      <Group gap={8}>
        {state.kind === 'paused' ? (
          <Button variant="primary" onClick={() => uploader.goOn()}>
            {t('uploader.goOn')}
          </Button>
        ) : (
          <Button onClick={() => uploader.pause()}>{t('uploader.pause')}</Button>
        )}
        <Cancel uploader={uploader} />
      </Group>
    </Stack>
  );
}

function Pace({ state }: { state: Extract<UploadState, { size: number }> }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const perSecond = state.kind === 'sending' ? state.perSecond : null;
  const left = useTimeLeft(perSecond === null ? null : (state.size - state.sent) / perSecond);
  if (perSecond === null || left === null) return null;
  return ` · ${t('uploader.pace', { speed: formatBytes(Math.round(perSecond), locale), left })}`;
}

/** Renders why it doesn't progress. */
function Standstill({ state }: { state: Extract<UploadState, { size: number }> }) {
  const { t } = useTranslation();
  if (state.kind === 'paused') return <Text size="small">{t(state.tired ? 'uploader.tired' : 'uploader.paused')}</Text>;
  return state.waiting ? <Text size="small">{t(`uploader.${state.waiting}`)}</Text> : null;
}

function Kept({ uploader, state, onFinish }: { uploader: Uploader; state: Extract<UploadState, { kind: 'kept' }>; onFinish(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { name, size, sent } = state.kept;
  return (
    <Notice
      tone={state.other ? 'warning' : 'info'}
      live={state.other !== undefined}
      actions={
        <Group gap={8}>
          {sent ? <Button onClick={onFinish}>{t('uploader.goOn')}</Button> : null}
          <Cancel uploader={uploader} />
        </Group>
      }
    >
      {state.other === name ? `${t('uploader.changedFile', { name })} ` : null}
      {state.other && state.other !== name ? `${t('uploader.otherFile', { other: state.other, name })} ` : null}
      {t(sent ? 'uploader.keptSent' : 'uploader.kept', { name, size: formatBytes(size, locale) })}
    </Notice>
  );
}

function Cancel({ uploader }: { uploader: Uploader }) {
  const { t } = useTranslation();
  return (
    <Button variant="ghost" onClick={() => void uploader.cancel()}>
      {t('uploader.cancel')}
    </Button>
  );
}
