import { articleLines } from '@meowtale/contracts/article-text';
import { isEmptyArticle } from '@meowtale/contracts/inputs/catalog/article';
import { Button, Modal, Notice, Skeleton, Stack } from '@meowtale/ui';
import { DraftOverNotice, FailureNotice, lazyView, useDraftOver, useHost } from '@meowtale/web-kit';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ArticleDraft, fromEditor, isSameDraft, readDraft, toEditor } from './blocks.ts';
import type { Article } from './documents.ts';
import type { OpenEditor } from './editor-host.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useSaveArticle } from './use-save-article.ts';

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
  const editor = useRef<OpenEditor>(null);
  const { saved, save, isSaving, failure } = useSaveArticle(article);
  const shown = useMemo<ArticleDraft>(() => ({ blocks: toEditor(saved?.config.content.blocks ?? []) }), [saved]);
  const draft = useDraftOver({
    of: `article.${article?.uuid ?? 'new'}`,
    saved: shown,
    version: saved && String(saved.revision),
    parse: readDraft,
    isSame: isSameDraft,
  });
  // What the editor shows first; the saved blocks once the draft is discarded for them.
  const [first, setFirst] = useState(() => ({ edition: 0, blocks: draft.value.blocks }));
  const [dirty, setDirty] = useState(draft.isRestored);
  const [leaving, setLeaving] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const waiting = useWaiting();
  useLeaveGuard(dirty);

  async function confirm() {
    setMessage(null);
    const output = await waiting.until(editor.current?.finish());
    if (!output) return;
    // SPEC §5: empty content is ignored.
    if (isEmptyArticle(fromEditor(output.blocks))) return setMessage(t('writing.empty'));
    // The draft is exactly what is sent: the editor reports the last letters late.
    draft.change({ blocks: output.blocks });
    const answer = await save(output);
    if (!answer) return setDirty(true);
    draft.settle();
    onSaved(answer);
  }
  async function keep() {
    const output = await editor.current?.read();
    if (output) draft.change({ blocks: output.blocks });
    onClose();
  }
  function discard() {
    draft.settle();
    onClose();
  }
  function takeTheirs() {
    draft.takeTheirs();
    // Until the editor of the saved text is ready.
    editor.current = null;
    setFirst({ edition: first.edition + 1, blocks: shown.blocks });
    setDirty(false);
  }
  async function close() {
    waiting.stop();
    if (dirty || (await editor.current?.isChanged())) setLeaving(true);
    else onClose();
  }
  const differing = saved ? [{ label: t('writing.label'), saved: articleLines(saved.config.content.blocks).join('\n') }] : [];
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
          <Button variant="ghost" onClick={close} disabled={isSaving}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" onClick={confirm} loading={isSaving || waiting.isWaiting} disabled={draft.isConflict}>
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
        <DraftOverNotice draft={{ ...draft, takeTheirs }} savedAt={saved?.updated_at} differing={differing} />
        <Suspense fallback={<Skeleton lines={6} />}>
          <EditorHost
            key={first.edition}
            label={t('writing.label')}
            blocks={first.blocks}
            onReady={(opened) => {
              editor.current = opened;
            }}
            onChange={(blocks) => {
              setDirty(true);
              draft.change({ blocks });
            }}
            onRefused={setMessage}
          />
        </Suspense>
      </Stack>
      {leaving ? <LeaveDialog canKeep={draft.isKept} onStay={() => setLeaving(false)} onKeep={keep} onDiscard={discard} /> : null}
    </Modal>
  );
}

/** Waits for the editor's pictures, unless the person stops it or leaves: then the result is undefined. */
function useWaiting() {
  const attempt = useRef(0);
  const [isWaiting, setIsWaiting] = useState(false);
  function stop() {
    attempt.current += 1;
    setIsWaiting(false);
  }
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );
  async function until<T>(work: Promise<T> | undefined): Promise<T | undefined> {
    attempt.current += 1;
    const own = attempt.current;
    setIsWaiting(true);
    const result = await work;
    if (attempt.current !== own) return undefined;
    setIsWaiting(false);
    return result;
  }
  return { isWaiting, until, stop };
}

function useLeaveGuard(dirty: boolean): void {
  const { t } = useTranslation();
  const { navigation } = useHost();
  useEffect(() => navigation.guard(() => (dirty ? t('writing.leaveText') : null)), [navigation, dirty, t]);
}
