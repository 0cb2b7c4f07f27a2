import type { StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Group, IconArrowLeft, IconArrowRight, IconButton, IconTrash, SortableGrid, Stack } from '@meowtale/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from '../../app/moved.ts';
import { ShownFile } from '../../app/shown-file.tsx';
import { useSortableLabels } from '../../app/use-sortable-labels.ts';
import { useEditor } from './editor-context.tsx';

interface ScreenshotsProps {
  entry: StoreInfoDraft;
  editable: boolean;
  /** Called after a removal, because the pressed button disappeared. */
  onRemoved(): void;
}

/** Renders a language's screenshots in their order: dragged by mouse or keyboard, or moved one place by buttons. */
export function Screenshots({ entry, editable, onRemoved }: ScreenshotsProps) {
  const { t } = useTranslation();
  const editEntry = useEditor((state) => state.editEntry);
  const labels = useSortableLabels((number) => t('information.dragScreenshot', { number }));
  const move = (from: number, to: number) =>
    editEntry(entry.language, ({ screenshots }) => ({ screenshots: moved(screenshots, from, to) }));
  return (
    <SortableGrid
      label={t('information.screenshotOrder')}
      itemKeys={entry.screenshots}
      disabled={!editable}
      onMove={move}
      labels={labels}
      renderItem={(uuid, index, handle) => (
        <Screenshot
          uuid={uuid}
          index={index}
          last={index === entry.screenshots.length - 1}
          handle={handle}
          onMove={(by) => move(index, index + by)}
          onRemove={() => {
            editEntry(entry.language, ({ screenshots }) => ({ screenshots: screenshots.filter((each) => each !== uuid) }));
            onRemoved();
          }}
        />
      )}
    />
  );
}

interface ScreenshotProps {
  uuid: string;
  index: number;
  last: boolean;
  /** Null where nothing can be changed. */
  handle: ReactNode;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

function Screenshot({ uuid, index, last, handle, onMove, onRemove }: ScreenshotProps) {
  const { t } = useTranslation();
  const file = useEditor((state) => state.files[uuid]);
  const number = index + 1;
  return (
    <Stack gap={4}>
      <ShownFile
        shape="wide"
        file={file}
        alt={t('information.screenshot', { number })}
        title={file?.basename ?? t('information.screenshot', { number })}
      />
      {handle ? (
        <Group gap={4} justify="center">
          {handle}
          <IconButton
            size="small"
            label={t('information.earlier', { number })}
            disabled={index === 0}
            icon={<IconArrowLeft size={16} aria-hidden="true" />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="small"
            label={t('information.later', { number })}
            disabled={last}
            icon={<IconArrowRight size={16} aria-hidden="true" />}
            onClick={() => onMove(1)}
          />
          <IconButton
            size="small"
            label={t('information.removeScreenshot', { number })}
            icon={<IconTrash size={16} aria-hidden="true" />}
            onClick={onRemove}
          />
        </Group>
      ) : null}
    </Stack>
  );
}
