import { FILM_MAX_BYTES, SCREENSHOTS_MAX, SCREENSHOTS_MIN } from '@meowtale/contracts';
import type { StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { IMAGE_TARGETS } from '@meowtale/contracts/inputs/catalog/upload';
import { FileDrop, Group, IconArrowLeft, IconArrowRight, IconButton, IconTrash, Stack } from '@meowtale/ui';
import { formatBytes, useHost } from '@meowtale/web-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ShownFile } from '../../app/shown-file.tsx';
import { useUpload } from '../../app/use-upload.ts';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { PICTURE_TYPES } from './picture-field.tsx';
import { fieldId, useFieldFault } from './use-field-fault.ts';

/** A screenshot may move (SPEC §5). */
const FILM_TYPES = ['.webm'];
const ACCEPT = [...PICTURE_TYPES, ...FILM_TYPES];
const isFilm = (file: File) => FILM_TYPES.some((type) => file.name.toLowerCase().endsWith(type));

interface ScreenshotsFieldProps {
  entry: StoreInfoDraft;
  path: string;
}

/** Three to twelve pictures in the order in which they are shown. */
export function ScreenshotsField({ entry, path }: ScreenshotsFieldProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const upload = useUpload();
  const chosen = useRef(new Set<string>());
  const { editEntry, keepFile } = useEditor((state) => state);
  const editable = useEditor(isEditable);
  const fault = useFieldFault(`${path}.screenshots`);
  const { maxBytes, width, height } = IMAGE_TARGETS.screenshot;
  const count = entry.screenshots.length;

  async function take(file: File) {
    const limit = isFilm(file) ? FILM_MAX_BYTES : maxBytes;
    if (file.size > limit) return upload.refuse(file, 'size', { accept: ACCEPT, maxBytes: limit });
    const identity = `${file.name} ${file.size} ${file.lastModified}`;
    if (chosen.current.has(identity)) return upload.say(t('upload.twice', { name: file.name }));
    chosen.current.add(identity);
    const kept = await upload.send(file, { scope: 'store', target: 'screenshot' });
    if (!kept) return chosen.current.delete(identity);
    keepFile(kept);
    editEntry(entry.language, ({ screenshots }) => ({ screenshots: [...screenshots, kept.uuid].slice(0, SCREENSHOTS_MAX) }));
  }
  return (
    <Stack gap={16}>
      <FileDrop
        id={fieldId(`${path}.screenshots`)}
        label={t('information.screenshots', { count, max: SCREENSHOTS_MAX })}
        description={`${t('information.screenshotsHint', { min: SCREENSHOTS_MIN, max: SCREENSHOTS_MAX })} ${t('upload.picture', {
          types: PICTURE_TYPES.join(', '),
          width,
          height,
          size: formatBytes(maxBytes, locale),
        })} ${t('information.screenshotsFilm', { types: FILM_TYPES.join(', '), size: formatBytes(FILM_MAX_BYTES, locale) })}`}
        accept={ACCEPT}
        maxBytes={FILM_MAX_BYTES}
        multiple
        value={null}
        progress={upload.progress}
        error={upload.error ?? fault}
        disabled={!editable || count >= SCREENSHOTS_MAX}
        onFile={take}
        onRefuse={(file, why) => upload.refuse(file, why, { accept: ACCEPT, maxBytes: FILM_MAX_BYTES })}
        labels={{ choose: t('upload.chooseSeveral'), drop: t('upload.drop'), remove: t('upload.remove'), progress: t('upload.progress') }}
      />
      {count > 0 ? (
        <ol className={classes.shots}>
          {entry.screenshots.map((uuid, index) => (
            <li key={uuid}>
              <Screenshot entry={entry} uuid={uuid} index={index} editable={editable} />
            </li>
          ))}
        </ol>
      ) : null}
    </Stack>
  );
}

function Screenshot({ entry, uuid, index, editable }: { entry: StoreInfoDraft; uuid: string; index: number; editable: boolean }) {
  const { t } = useTranslation();
  const file = useEditor((state) => state.files[uuid]);
  const editEntry = useEditor((state) => state.editEntry);
  const number = index + 1;
  const move = (by: -1 | 1) =>
    editEntry(entry.language, ({ screenshots }) => ({ screenshots: moved(screenshots, screenshots.indexOf(uuid), by) }));
  return (
    <Stack gap={4}>
      <ShownFile
        shape="wide"
        file={file}
        alt={t('information.screenshot', { number })}
        title={file?.basename ?? t('information.screenshot', { number })}
      />
      {editable ? (
        <Group gap={4} justify="center">
          <IconButton
            size="small"
            label={t('information.earlier', { number })}
            disabled={index === 0}
            icon={<IconArrowLeft size={16} aria-hidden="true" />}
            onClick={() => move(-1)}
          />
          <IconButton
            size="small"
            label={t('information.later', { number })}
            disabled={number === entry.screenshots.length}
            icon={<IconArrowRight size={16} aria-hidden="true" />}
            onClick={() => move(1)}
          />
          <IconButton
            size="small"
            label={t('information.removeScreenshot', { number })}
            icon={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => editEntry(entry.language, ({ screenshots }) => ({ screenshots: screenshots.filter((kept) => kept !== uuid) }))}
          />
        </Group>
      ) : null}
    </Stack>
  );
}

/** The list with one thing a place earlier or later. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const to = from + by;
  const next = [...list];
  const [thing] = next.splice(from, 1);
  if (thing !== undefined && to >= 0) next.splice(to, 0, thing);
  return to < 0 ? [...list] : next;
}
