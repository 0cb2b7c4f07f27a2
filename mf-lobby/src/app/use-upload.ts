import { IMAGE_TARGETS, type UploadedFile, type UploadFields } from '@meowtale/contracts/inputs/catalog/upload';
import type { FileRefusal, FileRules } from '@meowtale/ui';
import { formatBytes, uploadFile, useHost } from '@meowtale/web-kit';
import { shrinkImage } from '@meowtale/web-kit/shrink-image';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeFor } from './picture-place.ts';
import { useRefusalSentence } from './sentences.ts';

export interface Upload {
  /** As FileDrop takes it: undefined when nothing is under way. */
  progress: number | null | undefined;
  /** Why files of the last choice were not taken. */
  error: string | undefined;
  /** Sends a file after those sent before it; null when it was refused, and `error` then says why. */
  send(file: File, what: Pick<UploadFields, 'scope' | 'target'>): Promise<UploadedFile | null>;
  /** A file that the browser's own look at it refused. */
  refuse(file: File, refusal: FileRefusal, rules: FileRules): void;
  /** Says something else about a file. */
  say(error: string): void;
}

/** One place where files are chosen: one upload at a time, its progress and its words. */
export function useUpload(): Upload {
  const { t } = useTranslation();
  const sentence = useRefusalSentence();
  const { locale, session } = useHost();
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
    const answer = await uploadFile({ session }, { ...what, file, onProgress: setProgress });
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

/** What was said of the files chosen at once: one that arrives doesn't take back what was said of the one before it. */
function useSaid() {
  const [words, setWords] = useState<readonly string[]>([]);
  const begun = useRef(false);
  /** The files of one choice are handed over in one turn; with the first of them, the words about an earlier choice go. */
  function begin() {
    if (begun.current) return;
    begun.current = true;
    queueMicrotask(() => {
      begun.current = false;
    });
    setWords([]);
  }
  const add = (error: string) => setWords((before) => (before.includes(error) ? before : [...before, error]));
  return { said: words.length > 0 ? words.join(' ') : undefined, begin, add };
}
