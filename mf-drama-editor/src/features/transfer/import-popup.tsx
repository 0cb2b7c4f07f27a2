import { STORY_FILE_MAX_BYTES } from '@meowtale/story/formats';
import { Button, FileDrop, Modal, Notice, ProgressBar, Stack, Text } from '@meowtale/ui';
import { FailureNotice, formatBytes, formatNumber, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { LossList } from '../app-editor/loss-list.tsx';
import { FailedDramas, LossesByDrama, UnreadFiles } from './results-by-drama.tsx';
import { ZIP_MAX_BYTES } from './unzip-stories.ts';
import { type AddingDramas, useAddDramas } from './use-add-dramas.ts';
import { IMPORT_TYPES, type ReadStory, type StoryFileRead, useStoryFile } from './use-story-file.ts';

/** Renders the import of stories of other programs or of our own format, from a file or a zip, as new dramas; losses are shown before. */
export function ImportPopup({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { locale, navigation, notify } = useHost();
  const { read, fault, percent, take, refuse, remove } = useStoryFile();
  const { state, add, reset } = useAddDramas();
  const isAdding = state.step === 'running';
  const stories = read?.stories ?? [];
  const [only] = stories;
  const count = stories.length;
  const detail = only && count === 1 ? t('transfer.found', { count: only.parts.length }) : t('transfer.stories', { count });

  async function create(some: readonly ReadStory[]) {
    if (isAdding) return;
    const ended = await add(some);
    if (!ended || ended.failed.length > 0) return;
    const [first, ...others] = ended.added;
    if (first && others.length === 0) return navigation.push(paths.setDrama(first, 'drama'));
    notify(t('transfer.imported', { count: ended.added.length }), 'success');
    onClose();
  }

  return (
    <Modal
      open
      title={t('transfer.import')}
      closeLabel={t('transfer.close')}
      dismissible={!isAdding}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={isAdding} onClick={onClose}>
            {t('transfer.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={count === 0 || (state.step === 'ended' && count > 1)}
            loading={isAdding}
            onClick={() => create(stories)}
          >
            {count > 1 ? t('transfer.createAll', { count }) : t('transfer.create')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FileDrop
          label={t('transfer.file')}
          description={t('transfer.fileHint', { size: formatBytes(STORY_FILE_MAX_BYTES, locale) })}
          accept={IMPORT_TYPES}
          maxBytes={ZIP_MAX_BYTES}
          value={read && { name: read.name, detail }}
          progress={percent ?? undefined}
          error={fault ?? undefined}
          disabled={isAdding}
          onFile={take}
          onRefuse={refuse}
          onRemove={() => {
            remove();
            reset();
          }}
          labels={{ choose: t('transfer.choose'), drop: t('transfer.drop'), remove: t('transfer.remove'), progress: t('transfer.reading') }}
        />
        {read ? <Found read={read} /> : null}
        <Adding state={state} stories={stories} onRetry={create} />
        <Text size="small" tone="muted">
          {t('transfer.inkHint')}
        </Text>
      </Stack>
    </Modal>
  );
}

/** Renders what of a file can't be imported, and what is lost of the rest. */
function Found({ read: { stories, unread } }: { read: StoryFileRead }) {
  const { t } = useTranslation();
  const losing = stories.filter(({ losses }) => losses.length > 0);
  const [only] = stories;
  return (
    <>
      {unread.length > 0 ? <UnreadFiles files={unread} /> : null}
      {losing.length === 0 && stories.length > 0 ? <Notice tone="success">{t('transfer.nothingLost')}</Notice> : null}
      {losing.length > 0 && stories.length === 1 ? <LossList losses={only?.losses ?? []} /> : null}
      {losing.length > 0 && stories.length > 1 ? <LossesByDrama losses={losing} /> : null}
    </>
  );
}

interface AddingProps {
  state: AddingDramas;
  stories: readonly ReadStory[];
  onRetry(stories: readonly ReadStory[]): void;
}

/** Renders how far the import is, or the dramas that couldn't be added. */
function Adding({ state, stories, onRetry }: AddingProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (state.step === 'running' && state.total > 1) {
    const [done, total] = [formatNumber(state.done, locale), formatNumber(state.total, locale)];
    return <ProgressBar value={Math.floor((100 * state.done) / state.total)} label={t('exportAll.progress', { done, total })} />;
  }
  if (state.step !== 'ended' || state.failed.length === 0) return null;
  const { failed } = state;
  if (stories.length === 1) return <FailureNotice failure={failed[0]?.error ?? null} />;
  const again = () => onRetry(stories.filter(({ uuid }) => failed.some((each) => each.uuid === uuid)));
  return <FailedDramas title={t('transfer.notImported', { count: failed.length })} failed={failed} onRetry={again} />;
}
