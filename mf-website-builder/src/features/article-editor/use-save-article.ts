import type { OutputData } from '@editorjs/editorjs';
import { type AppError, toAppError, useHost, useRequestKey } from '@meowtale/web-kit';
import { useState } from 'react';
import { useMutation } from 'urql';
import { fromEditor, isSameDraft, toEditor } from './blocks.ts';
import { ADD_ARTICLE, type Article, MY_ARTICLE, SET_ARTICLE, TOUCHES_ARTICLES } from './documents.ts';

/**
 * Saves an article. After a conflict it reads the saved one again, as `saved`; the save is only repeated when the person asks for it,
 * unless nothing differs.
 */
export function useSaveArticle(opened: Article | null) {
  const { urql } = useHost();
  const key = useRequestKey();
  const [saved, setSaved] = useState(opened);
  const [{ fetching: adding }, add] = useMutation(ADD_ARTICLE);
  const [{ fetching: setting }, set] = useMutation(SET_ARTICLE);
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  /** Returns the saved article if the output was written over it unchanged, or is the same: then there is nothing to save. */
  async function readConflict(output: OutputData, before: Article, conflict: AppError): Promise<Article | null> {
    setReading(true);
    const { data, error } = await urql.query(MY_ARTICLE, { uuid: before.uuid }, { requestPolicy: 'network-only' }).toPromise();
    setReading(false);
    const [newer] = data?.findWebsiteArticle.list ?? [];
    if (!newer || error) {
      setFailure(error ? toAppError(error) : conflict);
      return null;
    }
    if ([before, newer].some(({ config }) => isSameDraft(output, { blocks: toEditor(config.content.blocks) }))) return newer;
    setSaved(newer);
    return null;
  }

  /** Returns the saved article; null after a failure or a conflict. */
  async function save(output: OutputData): Promise<Article | null> {
    setFailure(null);
    const content = { blocks: fromEditor(output.blocks), time: output.time ?? Date.now(), version: output.version ?? '' };
    if (!saved) {
      const { data, error } = await add({ content, key: key.of(content) }, TOUCHES_ARTICLES);
      if (error) setFailure(toAppError(error));
      else key.answered();
      return data?.addWebsiteArticle ?? null;
    }
    const { data, error } = await set({ uuid: saved.uuid, revision: saved.revision, content }, TOUCHES_ARTICLES);
    const appError = error && toAppError(error);
    if (appError?.code === 'input/conflict') return readConflict(output, saved, appError);
    if (appError) setFailure(appError);
    return data?.setWebsiteArticle ?? null;
  }
  return { saved, save, isSaving: adding || setting || reading, failure };
}
