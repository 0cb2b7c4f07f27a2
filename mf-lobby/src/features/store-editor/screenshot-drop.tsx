import { FILM_MAX_BYTES, SCREENSHOTS_MAX, SCREENSHOTS_MIN } from '@meowtale/contracts';
import { IMAGE_TARGETS } from '@meowtale/contracts/inputs/catalog/upload';
import { FileDrop, type FileRefusal } from '@meowtale/ui';
import { formatBytes, useHost } from '@meowtale/web-kit';
import { PICTURE_SOURCE_MAX_BYTES } from '@meowtale/web-kit/shrink-image';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../app/use-upload.ts';
import { PICTURE_TYPES } from './picture-drop.tsx';
import type { FileRef } from './submit-data.ts';

/** A screenshot may be a film (SPEC §5). */
const FILM_TYPES = ['.webm'];
const ACCEPT = [...PICTURE_TYPES, ...FILM_TYPES];
const isFilm = (file: File) => FILM_TYPES.some((type) => file.name.toLowerCase().endsWith(type));
/** Returns whether a file is a film in another format, which browsers can't play and we don't convert. */
const isOtherFilm = (file: File) => file.type.startsWith('video/') || /\.(?:mp4|m4v|mov|avi|mkv|wmv|mpe?g|ogv|flv)$/i.test(file.name);

interface ScreenshotDropProps {
  id: string;
  language: string;
  screenshots: readonly string[];
  fault: string | undefined;
  disabled?: boolean;
  /** What the chosen files became: null while they upload. */
  memory: {
    read(): Readonly<Record<string, string | null | undefined>>;
    note(file: string, became: string | null | undefined): void;
  };
  onKept(file: FileRef): void;
}

/** Renders the field that adds screenshots of a language, several at once. */
export function ScreenshotDrop({ id, fault, disabled, ...given }: ScreenshotDropProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { upload, take, refuse } = useScreenshots(given);
  const { maxBytes, width, height } = IMAGE_TARGETS.screenshot;
  const count = given.screenshots.length;
  return (
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
      disabled={disabled ?? false}
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
  );
}

type Given = Pick<ScreenshotDropProps, 'language' | 'screenshots' | 'memory' | 'onKept'>;

/** Returns the function that uploads chosen files in turn; a duplicate and the thirteenth are reported and not uploaded. */
function useScreenshots({ language, screenshots, memory, onKept }: Given) {
  const { t } = useTranslation();
  const upload = useUpload();

  async function take(file: File) {
    if (isFilm(file) && file.size > FILM_MAX_BYTES) return upload.refuse(file, 'size', { maxBytes: FILM_MAX_BYTES });
    // Each of several files chosen at once must see those before it.
    const chosen = memory.read();
    const ofLanguage = `${language} `;
    const identity = `${ofLanguage}${file.name} ${file.size} ${file.lastModified}`;
    const became = chosen[identity];
    if (became === null || (became !== undefined && screenshots.includes(became))) {
      return upload.say(t('upload.twice', { name: file.name }));
    }
    const underWay = Object.entries(chosen).filter(([key, uuid]) => uuid === null && key.startsWith(ofLanguage)).length;
    if (screenshots.length + underWay >= SCREENSHOTS_MAX) return upload.say(t('invalid.too-many-screenshots'));
    memory.note(identity, null);
    const uploaded = await upload.send(file, { scope: 'store', target: 'screenshot' });
    memory.note(identity, uploaded?.uuid);
    if (uploaded) onKept(uploaded);
  }

  function refuse(file: File, why: FileRefusal) {
    if (why === 'type' && isOtherFilm(file)) return upload.say(t('upload.videoFormat', { name: file.name }));
    upload.refuse(file, why, { accept: ACCEPT, maxBytes: PICTURE_SOURCE_MAX_BYTES });
  }
  return { upload, take, refuse };
}
