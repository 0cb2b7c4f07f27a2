import { beginning } from '@meowtale/contracts/text/characters';
import { decodeText } from '@meowtale/story/decode-text';
import { type FormatFault, importStory, type Loss, STORY_FILE_MAX_BYTES } from '@meowtale/story/formats';
import type { FileRefusal } from '@meowtale/ui';
import { formatBytes, formatNumber, useHost } from '@meowtale/web-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { type StoryFile, unzipStories, ZIP_MAX_BYTES, ZIP_MAX_STORIES } from './unzip-stories.ts';

const STORY_TYPES = ['.json', '.html', '.htm', '.twee', '.tw', '.fountain', '.rpy', '.ink'];
export const IMPORT_TYPES = [...STORY_TYPES, '.zip'];

/** Number of errors shown, and of lines for each. */
const [FAULTS_TOLD, LINES_TOLD] = [6, 8];

export interface ReadStory {
  /** Its key in lists; the service assigns the drama's own. */
  uuid: string;
  title: string;
  losses: Loss[];
  parts: { id: string; body: unknown }[];
}

export interface UnreadFile {
  uuid: string;
  title: string;
  fault: string;
}

export interface StoryFileRead {
  name: string;
  stories: readonly ReadStory[];
  unread: readonly UnreadFile[];
}

/** Returns the function that words the faults of a file, one per line, each with its lines. */
function useFaultWords(): (faults: readonly FormatFault[]) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (faults) => {
    const places = new Map<string, number[]>();
    for (const { line, key, params } of faults) {
      const sentence = t(`appEditor.formatFaults.${key.replace('.', '-')}`, params);
      places.set(sentence, [...(places.get(sentence) ?? []), ...(line === null ? [] : [line])]);
    }
    const sentences = [...places].slice(0, FAULTS_TOLD).map(([sentence, lines]) => {
      const first = lines.slice(0, LINES_TOLD).map((line) => formatNumber(line, locale));
      const written = [...first, ...(lines.length > LINES_TOLD ? ['…'] : [])].join(', ');
      return lines.length === 0 ? sentence : t('appEditor.losses.atLines', { what: sentence, count: lines.length, lines: written });
    });
    return sentences.join('\n');
  };
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Reads a chosen story file, or a zip of several. `fault` says why nothing of it can be imported. */
export function useStoryFile() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const faultWords = useFaultWords();
  const [read, setRead] = useState<StoryFileRead | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  /** Percent of the stories of a zip that were read; null unless one is read. */
  const [percent, setPercent] = useState<number | null>(null);
  const chosen = useRef(0);

  const refusal = (name: string, why: FileRefusal, most = STORY_FILE_MAX_BYTES) =>
    t(`transfer.refused.${why}`, { name, types: IMPORT_TYPES.join(', '), size: formatBytes(most, locale) });

  /** Returns the story, or why it can't be read. */
  function readStory({ name, bytes }: StoryFile): ReadStory | string {
    if (bytes === null || bytes.length > STORY_FILE_MAX_BYTES) return refusal(name, 'size');
    const text = decodeText(bytes);
    if (text === null) return t('appEditor.faults.notUtf8', { file: name });
    const fileName = baseOf(name);
    const imported = importStory(text, { fileName }, { newId: uuidv7, language: locale });
    if (!imported.ok) return faultWords(imported.faults);
    const { title, parts } = imported.file;
    const bare = beginning(fileName.replace(/\.[^.]*$/, ''), 120);
    return { uuid: uuidv7(), title: title || bare, losses: imported.losses, parts: parts.map((part) => ({ id: part.id, body: part })) };
  }

  /** Returns what a zip contains, or why it can't be read; null when another file was chosen meanwhile. */
  async function readZip({ name, bytes }: { name: string; bytes: Uint8Array }, isChosen: () => boolean) {
    const unzipped = unzipStories(bytes, STORY_TYPES);
    if (!unzipped.ok) {
      const limits = {
        types: STORY_TYPES.join(', '),
        most: formatNumber(ZIP_MAX_STORIES, locale),
        size: formatBytes(ZIP_MAX_BYTES, locale),
      };
      return t(`transfer.zip.${unzipped.fault}`, { name, ...limits });
    }
    const [stories, unread]: [ReadStory[], UnreadFile[]] = [[], []];
    for (const [done, file] of unzipped.files.entries()) {
      setPercent(Math.floor((100 * done) / unzipped.files.length));
      // The page renders between two stories.
      await new Promise((resolve) => setTimeout(resolve));
      if (!isChosen()) return null;
      const story = readStory(file);
      if (typeof story === 'string') unread.push({ uuid: uuidv7(), title: file.name, fault: story });
      else stories.push(story);
    }
    return { name, stories, unread };
  }

  async function take(file: File) {
    const { name } = file;
    chosen.current += 1;
    const choice = chosen.current;
    const isChosen = () => choice === chosen.current;
    setFault(null);
    const buffer = await file.arrayBuffer().catch(() => null);
    if (!isChosen()) return;
    // It was changed or removed since it was chosen.
    if (buffer === null) return setFault(t('appEditor.start.unreadable', { name }));
    const given = { name, bytes: new Uint8Array(buffer) };
    const whole = name.toLowerCase().endsWith('.zip') ? await readZip(given, isChosen) : readStory(given);
    if (!isChosen() || whole === null) return;
    setPercent(null);
    if (typeof whole === 'string') setFault(whole);
    else setRead('stories' in whole ? whole : { name, stories: [whole], unread: [] });
  }

  function remove() {
    chosen.current += 1;
    setPercent(null);
    setRead(null);
  }

  function refuse(file: File, why: FileRefusal) {
    remove();
    setFault(refusal(file.name, why, ZIP_MAX_BYTES));
  }

  return { read, fault, percent, take, refuse, remove };
}
