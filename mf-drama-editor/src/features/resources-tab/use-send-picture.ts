import { PICTURE_MAX_BYTES } from '@meowtale/contracts';
import type { UploadedFile } from '@meowtale/contracts/inputs/catalog/upload';
import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import type { FileRefusal } from '@meowtale/ui';
import { formatBytes, isPassing, uploadFile, useErrorSentence, useHost } from '@meowtale/web-kit';
import { type PicturePlace, shrinkImage } from '@meowtale/web-kit/shrink-image';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** File types of pictures (SPEC §5). */
export const PICTURE_TYPES = ['.jpg', '.jpeg', '.png'] as const;

/**
 * Returns the size and format in which the service stores a picture: scaled to fit. Characters keep their transparency as PNG, which JPEG
 * lacks.
 */
const placeOf = (folder: StoryResource['folder'], { type }: File): PicturePlace => ({
  ...{ width: 1920, height: 1080, fit: 'inside', maxBytes: PICTURE_MAX_BYTES },
  format: folder === 'character' && type === 'image/png' ? 'png' : 'jpeg',
});

export interface SendPicture {
  /** As for FileDrop: undefined without an upload. */
  progress: number | null | undefined;
  error: string | undefined;
  /** Sends the last file again, after a temporary error. */
  retry: (() => void) | null;
  /** Scales and uploads a file as the person's own, and passes it on; an error is in `error`. */
  send(file: File, onKept: (file: UploadedFile) => void): Promise<void>;
  refuse(file: File, refusal: FileRefusal, maxBytes: number): void;
}

/** Holds one place for uploads of pictures. */
export function useSendPicture(folder: StoryResource['folder']): SendPicture {
  const { t } = useTranslation();
  const { locale, session, showError } = useHost();
  const sentence = useErrorSentence();
  const [progress, setProgress] = useState<number | null | undefined>();
  const [error, setError] = useState<string>();
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const refuse: SendPicture['refuse'] = (file, refusal, maxBytes) =>
    setError(t(`resources.refusal.${refusal}`, { name: file.name, types: PICTURE_TYPES.join(', '), size: formatBytes(maxBytes, locale) }));

  async function send(chosen: File, onKept: (file: UploadedFile) => void): Promise<void> {
    setError(undefined);
    setRetry(null);
    setProgress(null);
    const file = await shrinkImage(chosen, placeOf(folder, chosen));
    if (file.size > PICTURE_MAX_BYTES) {
      setProgress(undefined);
      return refuse(chosen, 'size', PICTURE_MAX_BYTES);
    }
    setProgress(0);
    const answer = await uploadFile({ session, showError }, { scope: 'drama', file, onProgress: setProgress });
    setProgress(undefined);
    if ('file' in answer) return onKept(answer.file);
    setError(t('resources.uploadFailed', { name: chosen.name, why: sentence(answer.error) }));
    if (isPassing(answer.error)) setRetry(() => () => void send(chosen, onKept));
  }
  return { progress, error, retry, send, refuse };
}
