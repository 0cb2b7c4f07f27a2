import { IMAGE_TARGETS, type UploadedFile, type UploadFields } from '@meowtale/contracts/inputs/catalog/upload';
import type { FileRefusal, FileRules } from '@meowtale/ui';
import { formatBytes, uploadFile, useHost } from '@meowtale/web-kit';
import { shrinkImage } from '@meowtale/web-kit/shrink-image';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeFor } from './picture-place.ts';
import { useRefusalSentence } from './sentences.ts';

export interface Upload {
  /** As for FileDrop: undefined without an upload. */
  progress: number | null | undefined;
  /** Why files of the last choice were rejected. */
  error: string | undefined;
  /** Uploads a file after those before it; resolves to null when it was rejected, with the reason in `error`. */
  send(file: File, what: Pick<UploadFields, 'scope' | 'target'>): Promise<UploadedFile | null>;
  /** Reports a file that the browser's own check rejected. */
  refuse(file: File, refusal: FileRefusal, rules: FileRules): void;
  /** Shows another message about a file. */
  say(error: string): void;
}

/** Holds one place for files: one upload at a time, its progress and its messages. */
export function useUpload(): Upload {
  const { t } = useTranslation();
  const sentence = useRefusalSentence();
  const { locale, session, showError } = useHost();
  const [progress, setProgress] = useState<number | null | undefined>();
  const { said, begin, add } = useSaid();
  const before = useRef<Promise<unknown>>(Promise.resolve());

  async function sendNow(chosen: File, what: Pick<UploadFields, 'scope' | 'target'>): Promise<UploadedFile | null> {
    setProgress(null);
    const { target } = what;
    const isPicture = target !== undefined && !chosen.type.startsWith('video/');
    const file = isPicture ? await shrinkImage(chosen, placeFor(target)) : chosen;
    if (isPicture && file.size > IMAGE_TARGETS[target].maxBytes) {
      setProgress(undefined);
      add(refusalOf(chosen, 'size', { maxBytes: IMAGE_TARGETS[target].maxBytes }));
      return null;
    }
    setProgress(0);
    const answer = await uploadFile({ session, showError }, { ...what, file, onProgress: setProgress });
    setProgress(undefined);
    if ('file' in answer) return answer.file;
    add(t('upload.failed', { name: file.name, why: sentence(answer.error) }));
    return null;
  }
  const refusalOf = (file: File, refusal: FileRefusal, { accept, maxBytes = 0 }: FileRules) =>
    t(`upload.refusal.${refusal}`, { name: file.name, types: accept?.join(', '), size: formatBytes(maxBytes, locale) });
  function say(error: string) {
    begin();
    add(error);
  }
  return {
    progress,
    error: said,
    say,
    refuse: (...why) => say(refusalOf(...why)),
    send: (file, what) => {
      begin();
      const sent = before.current.then(() => sendNow(file, what));
      before.current = sent;
      return sent;
    },
  };
}

/** Holds the messages about files chosen at once: a successful one doesn't clear the message about another. */
function useSaid() {
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const begun = useRef(false);
  /** Clears messages of an earlier choice with the first file of a new one; the files of one choice arrive in the same turn. */
  function begin() {
    if (begun.current) return;
    begun.current = true;
    queueMicrotask(() => {
      begun.current = false;
    });
    setSentences([]);
  }
  const add = (error: string) => setSentences((before) => (before.includes(error) ? before : [...before, error]));
  return { said: sentences.length > 0 ? sentences.join(' ') : undefined, begin, add };
}
