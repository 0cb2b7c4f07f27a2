import { type AppError, toAppError, useHost, useRequestKey } from '@meowtale/web-kit';
import { useState } from 'react';
import { useMutation } from 'urql';
import { type App, addApp, type FileRef, setApp, setAppLabel, TOUCHES_APPS } from './documents.ts';
import type { ChosenDrama } from './drama-field.tsx';
import { labelsOf } from './labels.ts';

export interface AppWords {
  name: string;
  default_lang: string;
  spine_runtime_version: string;
  labels: string[];
  logo: FileRef | null;
  thumb: FileRef | null;
  /** The drama of a new one. */
  drama: ChosenDrama | null;
  /** Whether a game is isolated. */
  isolated: boolean;
}

/**
 * Saves the Set app form in the steps of SPEC §4: an app is added first, then changed; labels only when touched. A retry continues after
 * the last successful step: `made` is the app as saved so far.
 */
export function useSaveApp(existing: App | null) {
  const { locale } = useHost();
  const [made, setMade] = useState(existing);
  const [adding, add] = useMutation(addApp);
  const keys = useRequestKey();
  const [changing, change] = useMutation(setApp);
  const [labelling, label] = useMutation(setAppLabel);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function save(fields: AppWords): Promise<App | null> {
    setFailure(null);
    const { name, default_lang, spine_runtime_version } = fields;
    let app = made;
    if (!app) {
      const wanted = { name, name_lang: locale, default_lang, spine_runtime_version };
      const answer = await add({ ...wanted, key: keys.of(wanted) }, TOUCHES_APPS);
      if (!answer.data) return failed(answer.error);
      app = answer.data.addApp;
      setMade(app);
    }
    if (isChanged(app, fields)) {
      const pictures = { logoFile: fields.logo?.uuid ?? null, thumbFile: fields.thumb?.uuid ?? null };
      const drama = dramaChosen(app, fields) ? { drama: fields.drama?.uuid ?? null } : {};
      const { isolated } = fields;
      const answer = await change({ uuid: app.uuid, name, default_lang, isolated, ...pictures, ...drama }, TOUCHES_APPS);
      if (!answer.data) return failed(answer.error);
      app = answer.data.setApp;
      setMade(app);
    }
    for (const touched of touchedLabels(labelsOf(app.tags), fields.labels)) {
      const answer = await label({ uuid: app.uuid, ...touched }, TOUCHES_APPS);
      if (!answer.data) return failed(answer.error);
      app = answer.data.setAppLabel;
      setMade(app);
    }
    return app;
  }
  function failed(error: Parameters<typeof toAppError>[0] | undefined): null {
    setFailure(error ? toAppError(error) : { code: '9999' });
    return null;
  }
  return { made, save, failure, saving: adding.fetching || changing.fetching || labelling.fetching };
}

function touchedLabels(before: readonly string[], after: readonly string[]) {
  const removed = before.filter((label) => !after.includes(label)).map((label) => ({ label, chosen: false }));
  const come = after.filter((label) => !before.includes(label)).map((label) => ({ label, chosen: true }));
  return [...removed, ...come];
}

const dramaChosen = (app: App, { drama }: AppWords) => drama !== null && app.drama_uuid === null;

const isChanged = (app: App, fields: AppWords) =>
  app.name !== fields.name ||
  app.default_lang !== fields.default_lang ||
  app.isolated !== fields.isolated ||
  pictureChanged(app, fields) ||
  dramaChosen(app, fields);

const pictureChanged = (app: App, { logo, thumb }: AppWords) => app.logo?.uuid !== logo?.uuid || app.thumb?.uuid !== thumb?.uuid;
