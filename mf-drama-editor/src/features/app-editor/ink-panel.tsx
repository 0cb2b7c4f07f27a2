import { EmptyState, Group, IconButton, IconSearch, Notice, Spinner, Text } from '@meowtale/ui';
import { type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { PlayPane } from '../play-pane/play-pane.tsx';
import classes from './app-editor.module.css';
import { useFaultSentence } from './fault-sentence.ts';
import { placeAtLine } from './ink-places.ts';
import { InkTestButton } from './ink-test-button.tsx';
import { ProblemList } from './problem-list.tsx';
import { distinct, type Problem } from './problems.ts';
import { SourceEditor, type SourceHandle } from './source-editor.tsx';
import { type SourceStore, textOf } from './source-state.ts';
import type { CompiledSource } from './use-compiled.ts';
import type { Publish } from './use-publish.ts';

/** A fixed seed: only edits change the outcome. */
const SEED = 1;

interface InkPanelProps {
  source: SourceStore;
  publish: Publish;
  /** The compiled version of the shown text. */
  compiled: CompiledSource;
  editor: RefObject<SourceHandle | null>;
}

/** Renders an ink source with its problems, and the story playing beside it. */
export function InkPanel({ source, publish, compiled, editor }: InkPanelProps) {
  const { t } = useTranslation();
  const { language, write } = useStore(source);
  const text = useStore(source, textOf) ?? '';
  const [line, setLine] = useState(1);
  const { engine, problems, failed } = compiled;
  const startAt = useMemo(() => placeAtLine(text, line), [text, line]);
  const published = usePublishedProblems(publish, language);
  const all = useMemo(
    () =>
      distinct([
        ...problems.map(({ key, params, ...each }) => ({ ...each, message: t(`appEditor.faults.ink.${key}`, { ...params }) })),
        ...published,
      ]),
    [problems, published, t],
  );
  const discarded = useDiscarded(source);
  return (
    <>
      <section className={classes.middle} aria-label={t('appEditor.source')}>
        <div className={classes.bar}>
          <Text as="h2" size="small" weight="medium">
            {t('appEditor.source')}
          </Text>
          <Group gap={8}>
            <InkTestButton engine={engine} text={text} problems={problems} onGo={(to) => editor.current?.goTo(to)} />
            <IconButton
              size="small"
              label={t('appEditor.search.open')}
              icon={<IconSearch size={18} aria-hidden="true" />}
              onClick={() => editor.current?.openSearch()}
            />
          </Group>
        </div>
        <SourceEditor
          key={`${language} ${discarded}`}
          ref={editor}
          label={t('appEditor.source')}
          initial={text}
          problems={all}
          onChange={write}
          onLine={setLine}
        />
        {failed ? <Notice tone="warning">{t('appEditor.noCompiler')}</Notice> : null}
        <ProblemList problems={all} checked={engine !== null} onGo={(to) => editor.current?.goTo(to)} />
      </section>
      <div className={classes.play}>
        {engine ? (
          <PlayPane engine={engine} seed={SEED} startAt={startAt} />
        ) : problems.length > 0 ? (
          <EmptyState kind="lamp" level={2} title={t('appEditor.cannotPlay')}>
            {t('appEditor.cannotPlayHint')}
          </EmptyState>
        ) : (
          <div className={classes.preparing}>
            <Spinner label={t('appEditor.compiling')} />
          </div>
        )}
      </div>
    </>
  );
}

/** Returns the service's errors of the last publication, at the lines of the shown language. */
function usePublishedProblems({ state }: Publish, language: string): readonly Problem[] {
  const sentenceOf = useFaultSentence();
  if (state.step !== 'faulty') return NONE;
  return state.app.faults
    .filter(({ file, line }) => line !== null && (file === null || file === `${language}.ink`))
    .map((fault) => ({ line: fault.line, message: sentenceOf({ ...fault, file: null, line: null }), severity: 'error' }));
}
const NONE: readonly Problem[] = [];

/** Counts replacements of the text other than typing: the editor then starts with the new text. */
function useDiscarded(source: SourceStore): number {
  const [count, setCount] = useState({ emptied: 0, texts: source.getState().texts });
  const texts = useStore(source, (state) => state.texts);
  const emptied = Object.keys(texts).length === 0 && Object.keys(count.texts).length > 0;
  if (texts !== count.texts) setCount({ emptied: count.emptied + (emptied ? 1 : 0), texts });
  return count.emptied;
}
