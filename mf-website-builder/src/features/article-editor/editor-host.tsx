import type EditorJS from '@editorjs/editorjs';
import type { OutputBlockData, OutputData } from '@editorjs/editorjs';
import { Skeleton } from '@meowtale/ui';
import { type AppError, Failure, useErrorSentence, useHost } from '@meowtale/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './article-editor.module.css';
import { isSameDraft } from './blocks.ts';
import { cleanPastes } from './clean-pastes.ts';
import { editorWords } from './editor-words.ts';
import { loadTools, withStyleNonce } from './load-tools.ts';
import { nameTools } from './name-tools.ts';
import { pendingUploads } from './pending-uploads.ts';
import { toolSettings } from './tool-settings.ts';
import { pictureUploader } from './upload-picture.ts';

/** An opened editor. */
export interface OpenEditor {
  /** Returns the current blocks; a picture that is being uploaded is in none. */
  read(): Promise<OutputData>;
  /** Returns whether the blocks differ from those it was opened with, also before `onChange` reported it. */
  isChanged(): Promise<boolean>;
  /** Returns the blocks once all pictures are uploaded; null when one of them was rejected meanwhile. */
  finish(): Promise<OutputData | null>;
}

interface EditorHostProps {
  label: string;
  /** What it shows first. */
  blocks: readonly OutputBlockData[];
  onReady(editor: OpenEditor): void;
  /** Called after each change, with all blocks. */
  onChange(blocks: OutputBlockData[]): void;
  /** Called when a picture was rejected or can't be pasted, with the reason. */
  onRefused(sentence: string): void;
}

/** Renders the article editor: Editor.js with its tools, its texts and its uploads. */
export function EditorHost({ label, blocks, onReady, onChange, onRefused }: EditorHostProps) {
  const { t } = useTranslation();
  const host = useHost();
  const sentence = useErrorSentence();
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [stage, setStage] = useState<'loading' | 'ready' | 'failed'>('loading');
  const ready = useEffectEvent(onReady);
  const changed = useEffectEvent(onChange);
  const onRejected = useEffectEvent((error: AppError) =>
    onRefused(error.fields?.[0]?.path === 'url' ? t('writing.pictureElsewhere') : sentence(error)),
  );
  const onLost = useEffectEvent(() => onRefused(t('writing.picturesLeft')));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed `attempt` must create a new editor
  useEffect(() => {
    let isLeft = false;
    let editor: EditorJS | undefined;
    let unname = () => {};
    let unclean = () => {};
    async function open(holder: HTMLElement) {
      const { EditorJS: Editor, ...tools } = await loadTools();
      if (isLeft) return;
      const text = (key: string) => t(`writing.${key}`);
      const uploads = pendingUploads();
      const uploader = pictureUploader(host, uploads, (error) => onRejected(error));
      editor = new Editor({
        holder,
        data: { blocks: [...blocks] },
        placeholder: text('placeholder'),
        autofocus: false,
        // Space for the list of blocks below the last line, because the paper's container clips it.
        minHeight: 340,
        style: { nonce: host.nonce },
        i18n: { messages: editorWords(t) },
        onChange: async () => {
          // Its last change is reported after it was destroyed.
          const output = isLeft ? undefined : await editor?.save();
          if (output && !isLeft) changed(output.blocks);
        },
        tools: toolSettings(tools, uploader, text),
      });
      await editor.isReady;
      if (isLeft) return;
      // Editor.js's `autofocus` runs late, and moves the caret before text that was typed already.
      if (!holder.contains(document.activeElement)) holder.querySelector<HTMLElement>('[contenteditable=true]')?.focus();
      nameFields(holder, label);
      unname = nameTools(holder, text);
      unclean = cleanPastes(holder, () => onLost());
      setStage('ready');
      const opened = editor;
      const before = await opened.save();
      if (isLeft) return;
      ready({
        read: () => opened.save(),
        isChanged: async () => !isSameDraft(before, await opened.save()),
        finish: async () => ((await uploads.settled()) ? opened.save() : null),
      });
    }
    if (place.current) {
      const holder = place.current;
      withStyleNonce(host.nonce, () => open(holder)).catch((fault) => {
        host.report(fault);
        if (!isLeft) setStage('failed');
      });
    }
    return () => {
      isLeft = true;
      unname();
      unclean();
      editor?.isReady.then(() => editor?.destroy()).catch(() => {});
    };
    // The initial blocks never change: another article remounts the editor.
  }, [host, label, blocks, t, attempt]);

  function retry() {
    setStage('loading');
    setAttempt(attempt + 1);
  }
  return (
    <>
      {stage === 'loading' ? <Skeleton lines={6} /> : null}
      {stage === 'failed' ? (
        <Failure
          title={t('writing.failed')}
          error={{ code: navigator.onLine ? 'slice/unavailable' : 'other/network-request-failed' }}
          onRetry={retry}
        />
      ) : null}
      <div ref={place} className={styles.paper} />
    </>
  );
}

/** Gives the editable area an accessible name. */
function nameFields(holder: HTMLElement, label: string): void {
  const area = holder.querySelector('.codex-editor__redactor');
  area?.setAttribute('role', 'group');
  area?.setAttribute('aria-label', label);
  // Editable fields are focusable anyway; the attribute lets code that looks for the focusable child of a popup find them.
  for (const field of holder.querySelectorAll('[contenteditable="true"]')) field.setAttribute('tabindex', '0');
}
