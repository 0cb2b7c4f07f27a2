import { IMAGE_TARGETS, type UploadedFile } from '@meowtale/contracts/inputs/catalog/upload';
import type { FileRefusal, FileRules } from '@meowtale/ui';
import { formatBytes, uploadFile, useHost } from '@meowtale/web-kit';
import { type PicturePlace, shrinkImage } from '@meowtale/web-kit/shrink-image';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalSentence } from './sentences.ts';

const { width, height, format, maxBytes } = IMAGE_TARGETS.avatar;
/** A small picture is also stored at twice its size (see svc-catalog's `remakeImage`). */
const SENT: PicturePlace = { width: width * 2, height: height * 2, fit: 'cover', format, maxBytes };

/** Holds the upload of a person's picture: its progress and its error. */
export function useHeadUpload() {
  const { t } = useTranslation();
  const sentence = useRefusalSentence();
  const { locale, session, showError } = useHost();
  const [progress, setProgress] = useState<number | null | undefined>();
  const [error, setError] = useState<string | undefined>();

  /** Reports a file that is of another type, too large or empty. */
  const refuse = (file: File, refusal: FileRefusal, { accept, maxBytes: most = 0 }: FileRules) =>
    setError(t(`upload.refusal.${refusal}`, { name: file.name, types: accept?.join(', '), size: formatBytes(most, locale) }));

  /** Uploads a picture; resolves to null when it was rejected, with the reason in `error`. */
  async function send(chosen: File): Promise<UploadedFile | null> {
    setError(undefined);
    setProgress(null);
    const file = await shrinkImage(chosen, SENT);
    if (file.size > maxBytes) {
      setProgress(undefined);
      refuse(chosen, 'size', { maxBytes });
      return null;
    }
    setProgress(0);
    const answer = await uploadFile({ session, showError }, { scope: 'avatar', target: 'avatar', file, onProgress: setProgress });
    setProgress(undefined);
    if ('file' in answer) return answer.file;
    setError(t('upload.failed', { name: file.name, why: sentence(answer.error) }));
    return null;
  }
  return { progress, error, send, refuse };
}
