import { IMAGE_TARGETS, type UploadedFile, type UploadFields } from '@meowtale/contracts/inputs/catalog/upload';
import type { FileRefusal, FileRules } from '@meowtale/ui';
import { formatBytes, uploadFile, useHost } from '@meowtale/web-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalSentence } from './sentences.ts';
import { shrinkImage } from './shrink-image.ts';

export interface Upload {
  /** As FileDrop takes it: undefined when nothing is under way. */
  progress: number | null | undefined;
  /** Why the last file was not taken. */
  error: string | undefined;
  /** Sends a file after those sent before it; null when it was refused, and `error` then says why. */
  send(file: File, what: Pick<UploadFields, 'scope' | 'target'>): Promise<UploadedFile | null>;
  /** A file that the browser's own look at it refused. */
  refuse(file: File, refusal: FileRefusal, rules: FileRules): void;
  /** Says something else about a file, or takes the last words back. */
  say(error: string | undefined): void;
}

/** One place where files are chosen: one upload at a time, its progress and its words. */
export function useUpload(): Upload {
  const { t } = useTranslation();
  const sentence = useRefusalSentence();
  const { locale, session } = useHost();
  const [progress, setProgress] = useState<number | null | undefined>();
  const [error, setError] = useState<string>();
  const before = useRef<Promise<unknown>>(Promise.resolve());

  async function sendNow(chosen: File, what: Pick<UploadFields, 'scope' | 'target'>): Promise<UploadedFile | null> {
    setError(undefined);
    setProgress(null);
    const { target } = what;
    const isPicture = target !== undefined && !chosen.type.startsWith('video/');
    const file = isPicture ? await shrinkImage(chosen, target) : chosen;
    if (isPicture && file.size > IMAGE_TARGETS[target].maxBytes) {
      setProgress(undefined);
      refuse(chosen, 'size', { maxBytes: IMAGE_TARGETS[target].maxBytes });
      return null;
    }
    setProgress(0);
    const answer = await uploadFile({ session }, { ...what, file, onProgress: setProgress });
    setProgress(undefined);
    if ('file' in answer) return answer.file;
    setError(t('upload.failed', { name: file.name, why: sentence(answer.error) }));
    return null;
  }
  const refuse: Upload['refuse'] = (file, refusal, { accept, maxBytes = 0 }) =>
    setError(t(`upload.refusal.${refusal}`, { name: file.name, types: accept?.join(', '), size: formatBytes(maxBytes, locale) }));
  return {
    progress,
    error,
    say: setError,
    send: (file, what) => {
      const sent = before.current.then(() => sendNow(file, what));
      before.current = sent;
      return sent;
    },
    refuse,
  };
}
