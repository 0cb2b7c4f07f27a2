import { type AppError, toAppError, useHost, useRequestKey } from '@meowtale/web-kit';
import { useState } from 'react';
import { useMutation } from 'urql';
import { type App, addApp, type FileRef, setApp, setAppTags, TOUCHES_APPS } from './documents.ts';
import { labelsOf, withLabels } from './labels.ts';

export interface AppWords {
  name: string;
  default_lang: string;
  spine_runtime_version: string;
  labels: string[];
  logo: FileRef | null;
  thumb: FileRef | null;
}

const sameList = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/**
 * Saves the Set app form in the steps of SPEC §4: an app is added first, then changed; labels only when touched. What was
 * done before a step failed stays done, and the next try goes on from there.
 */
export function useSaveApp(existing: App | null) {
  const { locale } = useHost();
  const [made, setMade] = useState(existing);
  const [adding, add] = useMutation(addApp);
  const keys = useRequestKey();
  const [changing, change] = useMutation(setApp);
  const [tagging, tag] = useMutation(setAppTags);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function save(words: AppWords): Promise<App | null> {
    setFailure(null);
    const { name, default_lang, spine_runtime_version } = words;
    let app = made;
    if (!app) {
      const wanted = { name, name_lang: locale, default_lang, spine_runtime_version };
      const answer = await add({ ...wanted, key: keys.of(wanted) }, TOUCHES_APPS);
      if (!answer.data) return failed(answer.error);
      app = answer.data.addApp;
      setMade(app);
    }
    if (app.name !== name || app.default_lang !== default_lang || pictureChanged(app, words)) {
      const pictures = { logoFile: words.logo?.uuid ?? null, thumbFile: words.thumb?.uuid ?? null };
      const answer = await change({ uuid: app.uuid, name, default_lang, ...pictures }, TOUCHES_APPS);
      if (!answer.data) return failed(answer.error);
      app = answer.data.setApp;
      setMade(app);
    }
    if (!sameList(labelsOf(app.tags), words.labels)) {
      const answer = await tag({ uuid: app.uuid, tags: withLabels(app.tags, words.labels) }, TOUCHES_APPS);
      if (!answer.data) return failed(answer.error);
      app = answer.data.setAppTags;
    }
    return app;
  }
  function failed(error: Parameters<typeof toAppError>[0] | undefined): null {
    setFailure(error ? toAppError(error) : { code: '9999' });
    return null;
  }
  return { save, failure, saving: adding.fetching || changing.fetching || tagging.fetching };
}

const pictureChanged = (app: App, { logo, thumb }: AppWords) => app.logo?.uuid !== logo?.uuid || app.thumb?.uuid !== thumb?.uuid;
