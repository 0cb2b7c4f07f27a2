import type EditorJS from '@editorjs/editorjs';
import { isEmptyArticle } from '@meowtale/contracts/inputs/catalog/article';
import { Button, ConfirmDialog, Modal, Notice, Skeleton, Stack } from '@meowtale/ui';
import {
  type AppError,
  DraftOverNotice,
  FailureNotice,
  lazyView,
  toAppError,
  useDraftOver,
  useHost,
  useRequestKey,
} from '@meowtale/web-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { type ArticleDraft, fromEditor, readDraft, toEditor } from './blocks.ts';
import { ADD_ARTICLE, type Article, SET_ARTICLE, TOUCHES_ARTICLES } from './documents.ts';

// The editor is heavy and rarely used: it loads when it is opened.
const EditorHost = lazyView(async () => (await import(/* webpackChunkName: "article-editor" */ './editor-host.tsx')).EditorHost);

interface ArticlePopupProps {
  /** Null for a new one. */
  article: Article | null;
  onSaved(article: Article): void;
  onClose(): void;
}

/**
 * Renders SPEC §2's article editor. Leaving with unsaved text asks first; until then the text is stored in this browser. Text that was
 * written over an older revision than the saved one isn't saved before the person chose it.
 */
export function ArticlePopup({ article, onSaved, onClose }: ArticlePopupProps) {
  const { t } = useTranslation();
  const editor = useRef<EditorJS>(null);
  const [shown] = useState<ArticleDraft>(() => ({ blocks: toEditor(article?.config.content.blocks ?? []) }));
  const draft = useDraftOver({
    of: `article.${article?.uuid ?? 'new'}`,
    saved: shown,
    version: article && String(article.revision),
    parse: readDraft,
  });
  // What the editor shows first; the saved blocks once the draft is discarded for them.
  const [first, setFirst] = useState(draft.value.blocks);
  const [dirty, setDirty] = useState(draft.isRestored);
  const [leaving, setLeaving] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const { save, saving, failure } = useSaveArticle(article);
  useLeaveGuard(dirty);

  async function confirm() {
    const output = await editor.current?.save();
    if (!output) return;
    setMessage(null);
    const blocks = fromEditor(output.blocks);
    // SPEC §5: empty content is ignored.
    if (isEmptyArticle(blocks)) return setMessage(t('writing.empty'));
    const saved = await save({ blocks, time: output.time ?? Date.now(), version: output.version ?? '' });
    if (!saved) return;
    draft.settle();
    onSaved(saved);
  }
  function discard() {
    draft.settle();
    onClose();
  }
  function takeTheirs() {
    draft.takeTheirs();
    // Until the editor of the saved text is ready.
    editor.current = null;
    setFirst(shown.blocks);
    setDirty(false);
  }
  const close = () => (dirty ? setLeaving(true) : onClose());
  return (
    <Modal
      open
      size="wide"
      title={t(article ? 'writing.change' : 'writing.new')}
      onClose={close}
      closeLabel={t('popup.close')}
      // Escape closes what the editor opened, and not the popup.
      dismissible={false}
      footer={
        <>
          <Button variant="ghost" onClick={close} disabled={saving}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" onClick={confirm} loading={saving} disabled={draft.isConflict}>
            {t('writing.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {message ? (
          <Notice tone="warning" live>
            {message}
          </Notice>
        ) : null}
        <FailureNotice failure={failure} />
        <DraftOverNotice draft={{ ...draft, takeTheirs }} savedAt={article?.updated_at} />
        <Suspense fallback={<Skeleton lines={6} />}>
          <EditorHost
            key={first === shown.blocks ? 'saved' : 'draft'}
            label={t('writing.label')}
            blocks={first}
            onReady={(made) => {
              editor.current = made;
            }}
            onChange={(blocks) => {
              setDirty(true);
              draft.change({ blocks });
            }}
            onRefused={setMessage}
          />
        </Suspense>
      </Stack>
      <ConfirmDialog
        open={leaving}
        danger
        title={t('writing.leaveTitle')}
        confirmLabel={t('writing.leaveConfirm')}
        cancelLabel={t('writing.leaveCancel')}
        onConfirm={discard}
        onCancel={() => setLeaving(false)}
      >
        {t('writing.leaveText')}
      </ConfirmDialog>
    </Modal>
  );
}

function useSaveArticle(article: Article | null) {
  const key = useRequestKey();
  const [{ fetching: adding }, add] = useMutation(ADD_ARTICLE);
  const [{ fetching: setting }, set] = useMutation(SET_ARTICLE);
  const [failure, setFailure] = useState<AppError | null>(null);
  async function save(content: { blocks: object[]; time: number; version: string }): Promise<Article | null> {
    setFailure(null);
    const { uuid, revision } = article ?? {};
    if (uuid && revision) {
      const { data, error } = await set({ uuid, revision, content }, TOUCHES_ARTICLES);
      if (error) setFailure(toAppError(error));
      return data?.setWebsiteArticle ?? null;
    }
    const { data, error } = await add({ content, key: key.of(content) }, TOUCHES_ARTICLES);
    if (error) setFailure(toAppError(error));
    else key.answered();
    return data?.addWebsiteArticle ?? null;
  }
  return { save, saving: adding || setting, failure };
}

function useLeaveGuard(dirty: boolean): void {
  const { t } = useTranslation();
  const { navigation } = useHost();
  useEffect(() => navigation.guard(() => (dirty ? t('writing.leaveText') : null)), [navigation, dirty, t]);
}
