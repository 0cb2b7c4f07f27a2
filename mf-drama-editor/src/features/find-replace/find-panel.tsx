import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import { Button, Checkbox, Group, Modal, Notice, Select, Stack, Text, TextInput } from '@meowtale/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useEditor, useEditorStore } from '../drama-editor/editor-context.tsx';
import { settingIn } from '../story-edits/part-edits.ts';
import type { Wanted } from './find-matches.ts';
import { FoundList } from './found-list.tsx';
import { countMatches, type Found, findInDrama, replaceMatches } from './replace-matches.ts';

export interface Criteria extends Wanted {
  /** The replacement. */
  by: string;
  /** Null for all languages. */
  language: Locale | null;
}

interface FindPanelProps {
  criteria: Criteria;
  onCriteria(criteria: Criteria): void;
  onClose(): void;
}

/** Matches replaced by the last replacement, and texts that it left. */
interface Done {
  replaced: number;
  left: number;
}

/** Renders find and replace in all texts of the drama; each replacement is one step that can be undone. */
export function FindPanel({ criteria, onCriteria, onClose }: FindPanelProps) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const draft = useEditor((state) => state.draft);
  const wanted = useDeferredValue(criteria);
  const found = useMemo(() => findInDrama(draft, wanted, wanted.language), [draft, wanted]);
  const [done, setDone] = useState<Done | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  function change(given: Partial<Criteria>) {
    setDone(null);
    onCriteria({ ...criteria, ...given });
  }
  function replace(chosen: readonly Found[]) {
    const { patch, left } = replaceMatches(draft, chosen, criteria.by);
    flushSync(() => {
      store.getState().change(patch);
      setDone({ replaced: countMatches(chosen) - countMatches(left), left: left.length });
    });
  }
  function replaceAll() {
    replace(found);
    // The pressed button may be disabled now.
    field.current?.focus();
  }
  function replaceOne(each: Found) {
    const row = found.indexOf(each);
    replace([each]);
    // The pressed button disappeared with its row: the next row has the same index.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-replace]') ?? [];
    (buttons[row] ?? buttons[row - 1] ?? field.current)?.focus();
  }
  function undo() {
    flushSync(() => {
      store.getState().undo();
      setDone(null);
    });
    field.current?.focus();
  }
  const count = countMatches(found);
  return (
    <Modal open side title={t('find.title')} closeLabel={t('find.close')} onClose={onClose}>
      <Stack gap={24}>
        <Stack gap={12}>
          <TextInput
            ref={field}
            data-autofocus
            label={t('find.text')}
            description={t('find.hint')}
            value={criteria.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
          <TextInput label={t('find.by')} value={criteria.by} onChange={(event) => change({ by: event.currentTarget.value })} />
          <Group gap={16}>
            <Checkbox
              label={t('find.matchCase')}
              checked={criteria.matchCase}
              onChange={(event) => change({ matchCase: event.currentTarget.checked })}
            />
            <Checkbox
              label={t('find.wholeWords')}
              checked={criteria.wholeWords}
              onChange={(event) => change({ wholeWords: event.currentTarget.checked })}
            />
          </Group>
          <LanguageField value={criteria.language} onChange={(language) => change({ language })} />
          <Group justify="between" gap={8}>
            <Text as="output" size="small" tone="muted">
              {criteria.text === '' ? '' : t(count === 0 ? 'find.none' : 'find.count', { count })}
            </Text>
            <Button size="small" variant="primary" disabled={count === 0} onClick={replaceAll}>
              {t('find.replaceAll')}
            </Button>
          </Group>
        </Stack>
        {done ? <DoneNotice done={done} onUndo={undo} /> : null}
        <div ref={list}>
          <FoundList found={found} onReplace={replaceOne} onLeave={onClose} />
        </div>
      </Stack>
    </Modal>
  );
}

/** Renders the choice of a language, where the drama has more than one. */
function LanguageField({ value, onChange }: { value: Locale | null; onChange(language: Locale | null): void }) {
  const { t } = useTranslation();
  const languages = useEditor((state) => settingIn(state.draft).languages);
  if (languages.length < 2) return null;
  const options = languages.map((language) => ({ value: language, label: LOCALE_NATIVE_NAMES[language] }));
  return (
    <Select
      label={t('find.language')}
      options={[{ value: ALL, label: t('find.allLanguages') }, ...options]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? null : (chosen as Locale | null))}
    />
  );
}

const ALL = 'all';

function DoneNotice({ done: { replaced, left }, onUndo }: { done: Done; onUndo(): void }) {
  const { t } = useTranslation();
  return (
    <Notice
      live
      tone={left > 0 ? 'warning' : 'success'}
      title={t('find.replaced', { count: replaced })}
      actions={
        replaced > 0 ? (
          <Button size="small" onClick={onUndo}>
            {t('find.undo')}
          </Button>
        ) : undefined
      }
    >
      {left > 0 ? t('find.left', { count: left }) : null}
    </Notice>
  );
}
