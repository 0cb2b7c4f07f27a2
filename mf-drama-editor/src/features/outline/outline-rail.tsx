import type { StoryAct, StorySequence } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { Badge, Button, IconArrowDown, IconArrowUp, IconPlus, IconTrash, type MenuEntry, Text } from '@meowtale/ui';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { useEditor, useEditorStore, usePart } from '../drama-editor/editor-context.tsx';
import type { Patch, Pieces } from '../drama-editor/pieces.ts';
import * as edits from '../story-edits/outline-edits.ts';
import { withFocusKept } from './focus-kept.ts';
import { OutlineItem } from './outline-item.tsx';
import classes from './outline-rail.module.css';
import { type NodeKind, type OutlineDrag, useOutlineDrag } from './use-outline-drag.ts';

interface RailProps {
  at: string | null;
  onPick(id: string): void;
  /** Called when a paragraph was added, to select it. */
  onAdded?(id: string): void;
  /** Read-only: nothing is moved, added or removed, and only paragraphs can be selected. */
  still?: boolean;
}

type NodeProps = Omit<RailProps, 'still'> & { drag: OutlineDrag | null };

/** Renders acts, sequences and paragraphs in their order. */
export function OutlineRail({ at, onPick, onAdded, still }: RailProps) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const moving = useOutlineDrag(store);
  const { acts } = useEditor((state) => edits.outlineIn(state.draft));
  const drag = still ? null : moving;
  return (
    <nav aria-label={t('outline.title')} className={classes.rail}>
      {acts.length === 0 ? (
        <Text size="small" tone="muted">
          {t('outline.empty')}
        </Text>
      ) : null}
      {acts.map((act, index) => (
        <Act
          key={act.id}
          act={act}
          number={index + 1}
          before={paragraphsIn(acts.slice(0, index))}
          at={at}
          onPick={onPick}
          onAdded={onAdded}
          drag={drag}
        />
      ))}
      {still ? null : (
        <Button
          size="small"
          variant="ghost"
          disabled={acts.length >= STORY_MAX.acts}
          leftIcon={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => store.getState().change(edits.addAct(store.getState().draft))}
        >
          {t('outline.addAct')}
        </Button>
      )}
    </nav>
  );
}

/** Returns the number of paragraphs, because those without a title are numbered over the whole story. */
const paragraphsIn = (acts: readonly Pick<StoryAct, 'sequences'>[]): number =>
  acts.flatMap(({ sequences }) => sequences).reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);

interface Adding {
  label: string;
  /** Returns the patch; a paragraph gets the given id. */
  patch(pieces: Pieces, id: string): Patch;
}

/** Returns the actions on a node. */
function useTools(kind: NodeKind, id: string, { drag, onAdded }: Pick<NodeProps, 'drag' | 'onAdded'>, add: Adding | null) {
  const { t } = useTranslation();
  const store = useEditorStore();
  return useMemo(() => {
    if (!drag) return null;
    const change = (patch: (pieces: Pieces) => Patch) => store.getState().change(patch(store.getState().draft));
    const move = (by: 1 | -1) => withFocusKept(id, () => change((pieces) => nudged(pieces, kind, id, by)));
    const remove = () => withFocusKept(id, () => change((pieces) => edits.removeNode(pieces, id)));
    const addTo = ({ patch }: Adding) => {
      const added = uuidv7();
      change((pieces) => patch(pieces, added));
      if (added in store.getState().draft) onAdded?.(added);
    };
    const menu: MenuEntry[] = [
      ...(add ? [{ key: 'add', label: add.label, icon: <IconPlus size={16} aria-hidden="true" />, onSelect: () => addTo(add) }] : []),
      { key: 'up', label: t('outline.up'), icon: <IconArrowUp size={16} aria-hidden="true" />, onSelect: () => move(-1) },
      { key: 'down', label: t('outline.down'), icon: <IconArrowDown size={16} aria-hidden="true" />, onSelect: () => move(1) },
      { kind: 'divider', key: 'line' },
      { key: 'remove', label: t('outline.remove'), icon: <IconTrash size={16} aria-hidden="true" />, danger: true, onSelect: remove },
    ];
    return { drag, menu, move, remove };
  }, [drag, kind, id, add, onAdded, store, t]);
}

function nudged(pieces: Pieces, kind: NodeKind, id: string, by: 1 | -1): Patch {
  if (kind === 'paragraph') return edits.nudgeParagraph(pieces, id, by);
  if (kind === 'sequence') return edits.nudgeSequence(pieces, id, by);
  const { acts } = edits.outlineIn(pieces);
  const to = acts.findIndex((act) => act.id === id) + by;
  return to < 0 || to >= acts.length ? {} : edits.moveAct(pieces, id, to);
}

function Act({ act, number, before, at, onPick, onAdded, drag }: NodeProps & { act: StoryAct; number: number; before: number }) {
  const { t } = useTranslation();
  const full = act.sequences.length >= STORY_MAX.sequences;
  const add = useMemo(
    () => (full ? null : { label: t('outline.addSequence'), patch: (pieces: Pieces) => edits.addSequence(pieces, act.id) }),
    [act.id, full, t],
  );
  const tools = useTools('act', act.id, { drag, onAdded }, add);
  const name = t('outline.act', { number });
  return (
    <section className={classes.group}>
      {drag ? (
        <OutlineItem
          kind="act"
          id={act.id}
          name={name}
          title={act.title}
          current={act.id === at}
          marks={<Stale when={act.stale} />}
          tools={tools}
          onPick={onPick}
        />
      ) : (
        <h2 className={classes.heading} dir="auto">
          {act.title || name}
        </h2>
      )}
      {act.sequences.map((sequence, index) => (
        <Sequence
          key={sequence.id}
          sequence={sequence}
          number={index + 1}
          before={before + paragraphsIn([{ sequences: act.sequences.slice(0, index) }])}
          at={at}
          onPick={onPick}
          onAdded={onAdded}
          drag={drag}
        />
      ))}
    </section>
  );
}

function Sequence({
  sequence,
  number,
  before,
  at,
  onPick,
  onAdded,
  drag,
}: NodeProps & { sequence: StorySequence; number: number; before: number }) {
  const { t } = useTranslation();
  const add = useMemo(
    () => ({
      label: t('outline.addParagraph'),
      patch: (pieces: Pieces, id: string) => edits.addParagraph(pieces, sequence.id, { given: { id } }),
    }),
    [sequence.id, t],
  );
  const tools = useTools('sequence', sequence.id, { drag, onAdded }, add);
  const name = t('outline.sequence', { number });
  return (
    <section className={classes.group}>
      {drag ? (
        <OutlineItem
          kind="sequence"
          id={sequence.id}
          name={name}
          title={sequence.title}
          current={sequence.id === at}
          marks={<Stale when={sequence.stale} />}
          tools={tools}
          onPick={onPick}
        />
      ) : (
        <h3 className={classes.subheading} dir="auto">
          {sequence.title || name}
        </h3>
      )}
      <ul>
        {sequence.paragraphs.map((id, index) => (
          <li key={id}>
            <Paragraph id={id} number={before + index + 1} at={at === id ? id : null} onPick={onPick} onAdded={onAdded} drag={drag} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Paragraph = memo(function Paragraph({ id, number, at, onPick, onAdded, drag }: NodeProps & { id: string; number: number }) {
  const { t } = useTranslation();
  const paragraph = usePart('paragraph', id);
  const sequenceId = useEditor((state) =>
    edits
      .outlineIn(state.draft)
      .acts.flatMap(({ sequences }) => sequences)
      .find(({ paragraphs }) => paragraphs.includes(id)),
  )?.id;
  const add = useMemo(
    () =>
      sequenceId
        ? {
            label: t('outline.addAfter'),
            patch: (pieces: Pieces, added: string) => edits.addParagraph(pieces, sequenceId, { after: id, given: { id: added } }),
          }
        : null,
    [sequenceId, id, t],
  );
  const tools = useTools('paragraph', id, { drag, onAdded }, add);
  return (
    <OutlineItem
      kind="paragraph"
      id={id}
      name={t('outline.paragraph', { number })}
      title={paragraph?.title ?? ''}
      current={at === id}
      marks={<Stale when={paragraph?.stale ?? false} />}
      tools={tools}
      onPick={onPick}
    />
  );
});

/** Renders the badge of a node whose source has changed since. */
function Stale({ when }: { when: boolean }) {
  const { t } = useTranslation();
  return when ? <Badge tone="gold">{t('outline.stale')}</Badge> : null;
}
