import { FILM_MAX_BYTES, SCREENSHOTS_MAX, SCREENSHOTS_MIN } from '@meowtale/contracts';
import type { StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { IMAGE_TARGETS } from '@meowtale/contracts/inputs/catalog/upload';
import { FileDrop, type FileRefusal, Stack } from '@meowtale/ui';
import { formatBytes, useHost } from '@meowtale/web-kit';
import { PICTURE_SOURCE_MAX_BYTES } from '@meowtale/web-kit/shrink-image';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../app/use-upload.ts';
import { useEditor, useEditorStore } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { PICTURE_TYPES } from './picture-field.tsx';
import { Screenshots } from './screenshots.tsx';
import { fieldId, useFieldFault } from './use-field-fault.ts';

/** A screenshot may be a film (SPEC §5). */
const FILM_TYPES = ['.webm'];
const ACCEPT = [...PICTURE_TYPES, ...FILM_TYPES];
const isFilm = (file: File) => FILM_TYPES.some((type) => file.name.toLowerCase().endsWith(type));
/** Returns whether a file is a film in another format, which browsers can't play and we don't convert. */
const isOtherFilm = (file: File) => file.type.startsWith('video/') || /\.(?:mp4|m4v|mov|avi|mkv|wmv|mpe?g|ogv|flv)$/i.test(file.name);

interface ScreenshotsFieldProps {
  entry: StoreInfoDraft;
  path: string;
}

/** Renders three to twelve pictures in their order. */
export function ScreenshotsField({ entry, path }: ScreenshotsFieldProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const editable = useEditor(isEditable);
  const fault = useFieldFault(`${path}.screenshots`);
  const { upload, take, refuse } = useScreenshots(entry);
  const { maxBytes, width, height } = IMAGE_TARGETS.screenshot;
  const count = entry.screenshots.length;
  const id = fieldId(`${path}.screenshots`);
  return (
    <Stack gap={16}>
      <FileDrop
        id={id}
        label={t('information.screenshots', { count, max: SCREENSHOTS_MAX })}
        required
        description={`${t('information.screenshotsHint', { min: SCREENSHOTS_MIN, max: SCREENSHOTS_MAX })} ${t('upload.picture', {
          types: PICTURE_TYPES.join(', '),
          width,
          height,
          size: formatBytes(maxBytes, locale),
        })} ${t('information.screenshotsFilm', { types: FILM_TYPES.join(', '), size: formatBytes(FILM_MAX_BYTES, locale) })}`}
        accept={ACCEPT}
        maxBytes={PICTURE_SOURCE_MAX_BYTES}
        multiple
        value={null}
        progress={upload.progress}
        error={upload.error ?? fault}
        disabled={!editable}
        onFile={take}
        onRefuse={refuse}
        // When full it shows that, and still accepts a file in order to reject it with a message.
        labels={{
          ...(count < SCREENSHOTS_MAX
            ? { choose: t('upload.chooseSeveral'), drop: t('upload.drop') }
            : { choose: t('information.screenshotsFull', { max: SCREENSHOTS_MAX }) }),
          remove: t('upload.remove'),
          progress: t('upload.progress'),
        }}
      />
      {count > 0 ? <Screenshots entry={entry} editable={editable} onRemoved={() => document.getElementById(id)?.focus()} /> : null}
    </Stack>
  );
}

/** Returns the function that uploads chosen files in turn; a duplicate and the thirteenth are reported and not uploaded. */
function useScreenshots(entry: StoreInfoDraft) {
  const { t } = useTranslation();
  const upload = useUpload();
  const editor = useEditorStore();
  const { editEntry, keepFile, noteChosen } = editor.getState();

  async function take(file: File) {
    if (isFilm(file) && file.size > FILM_MAX_BYTES) return upload.refuse(file, 'size', { maxBytes: FILM_MAX_BYTES });
    // Each of several files chosen at once must see those before it.
    const { chosen } = editor.getState();
    const ofLanguage = `${entry.language} `;
    const identity = `${ofLanguage}${file.name} ${file.size} ${file.lastModified}`;
    const became = chosen[identity];
    if (became === null || (became !== undefined && entry.screenshots.includes(became))) {
      return upload.say(t('upload.twice', { name: file.name }));
    }
    const underWay = Object.entries(chosen).filter(([key, uuid]) => uuid === null && key.startsWith(ofLanguage)).length;
    if (entry.screenshots.length + underWay >= SCREENSHOTS_MAX) return upload.say(t('invalid.too-many-screenshots'));
    noteChosen(identity, null);
    const kept = await upload.send(file, { scope: 'store', target: 'screenshot' });
    noteChosen(identity, kept?.uuid);
    if (!kept) return;
    keepFile(kept);
    editEntry(entry.language, ({ screenshots }) => ({ screenshots: [...screenshots, kept.uuid].slice(0, SCREENSHOTS_MAX) }));
  }

  function refuse(file: File, why: FileRefusal) {
    if (why === 'type' && isOtherFilm(file)) return upload.say(t('upload.videoFormat', { name: file.name }));
    upload.refuse(file, why, { accept: ACCEPT, maxBytes: PICTURE_SOURCE_MAX_BYTES });
  }
  return { upload, take, refuse };
}
