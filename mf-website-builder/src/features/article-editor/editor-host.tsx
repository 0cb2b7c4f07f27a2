import type EditorJS from '@editorjs/editorjs';
import type { OutputBlockData } from '@editorjs/editorjs';
import { Skeleton } from '@meowtale/ui';
import { type AppError, Failure, useErrorSentence, useHost } from '@meowtale/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './article-editor.module.css';
import { editorWords } from './editor-words.ts';
import { loadTools, withStyleNonce } from './load-tools.ts';
import { nameTools } from './name-tools.ts';
import { pictureUploader } from './upload-picture.ts';

interface EditorHostProps {
  label: string;
  /** What it shows first. */
  blocks: readonly OutputBlockData[];
  onReady(editor: EditorJS): void;
  /** Called after each change, with all blocks. */
  onChange(blocks: OutputBlockData[]): void;
  /** Called when a picture was rejected, with the reason. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed `attempt` must create a new editor
  useEffect(() => {
    let isLeft = false;
    let editor: EditorJS | undefined;
    let unname = () => {};
    async function open(holder: HTMLElement) {
      const { EditorJS: Editor, ...tools } = await loadTools();
      if (isLeft) return;
      const text = (key: string) => t(`writing.${key}`);
      const inline = { inlineToolbar: true } as const;
      const uploader = pictureUploader(host, (error) => onRejected(error));
      editor = new Editor({
        holder,
        data: { blocks: [...blocks] },
        placeholder: text('placeholder'),
        autofocus: true,
        // Space for the list of blocks below the last line, because the paper's container clips it.
        minHeight: 340,
        style: { nonce: host.nonce },
        i18n: { messages: editorWords(t) },
        onChange: async () => {
          // Its last change is reported after it was destroyed.
          const output = isLeft ? undefined : await editor?.save();
          if (output && !isLeft) changed(output.blocks);
        },
        tools: {
          header: {
            class: tools.Header,
            ...inline,
            config: { levels: [2, 3, 4], defaultLevel: 2, placeholder: text('heading') },
          },
          list: { class: tools.List, ...inline, config: { defaultStyle: 'unordered', maxLevel: 5 } },
          quote: {
            class: tools.Quote,
            ...inline,
            config: { quotePlaceholder: text('quote'), captionPlaceholder: text('quoteBy') },
          },
          delimiter: tools.Delimiter,
          image: {
            class: tools.ImageTool,
            ...inline,
            config: { uploader, types: 'image/jpeg, image/png', captionPlaceholder: text('caption'), buttonContent: text('chooseImage') },
          },
        },
      });
      await editor.isReady;
      if (isLeft) return;
      nameFields(holder, label);
      unname = nameTools(holder, text);
      setStage('ready');
      ready(editor);
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
