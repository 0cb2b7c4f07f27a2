import { SortableGrid } from '@meowtale/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorStore, usePart } from '../drama-editor/editor-context.tsx';
import { moveLine } from '../story-edits/paragraph-edits.ts';
import { LineRow } from './line-row.tsx';
import { useLineKeys } from './use-line-keys.ts';
import type { ShownLanguage } from './use-shown-language.ts';

/** Renders the lines of a paragraph. Enter adds the next one, Backspace removes an empty one, Alt and arrows move. */
export function Lines({ id, shown }: { id: string; shown: ShownLanguage }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const paragraph = usePart('paragraph', id);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useLineKeys(store, id, list);
  const lines = paragraph?.lines ?? [];
  const byId = new Map(lines.map((line) => [line.id, line]));
  const position = (at: number, total: number) => ({ position: at, total });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are a shorter way to what its fields and buttons do
    <div ref={list} onKeyDown={onKeyDown}>
      <SortableGrid
        label={t('dialogue.lines')}
        layout="list"
        itemKeys={lines.map((line) => line.id)}
        onMove={(from, to) => store.getState().change(moveLine(store.getState().draft, id, from, to))}
        renderItem={(key, index, handle) => {
          const line = byId.get(key);
          return line ? <LineRow paragraph={id} line={line} index={index} total={lines.length} handle={handle} shown={shown} /> : null;
        }}
        labels={{
          handle: (at) => t('dialogue.handle', { position: at }),
          role: t('dialogue.handleRole'),
          instructions: t('dialogue.handleHelp'),
          lifted: (at, total) => t('dialogue.lifted', position(at, total)),
          over: (at, total) => t('dialogue.over', position(at, total)),
          dropped: (at, total) => t('dialogue.dropped', position(at, total)),
          cancelled: t('dialogue.cancelled'),
        }}
      />
    </div>
  );
}
