import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { newResource } from '@meowtale/story/model';
import { EmptyState } from '@meowtale/ui';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { useAt } from '../columns/use-at.ts';
import { useShownLanguage } from '../dialogue-tab/use-shown-language.ts';
import { useEditor, useEditorStore, useStory } from '../drama-editor/editor-context.tsx';
import { partsIn } from '../drama-editor/editor-state.ts';
import { addPart } from '../story-edits/part-edits.ts';
import { ResourceForm } from './resource-form.tsx';
import { ResourceList } from './resource-list.tsx';
import { usesOf } from './resource-uses.ts';
import classes from './resources.module.css';
import { useDrawings } from './use-drawings.ts';
import { useOffer } from './use-offer.ts';

/** Renders the pictures of the story: backgrounds, characters and scenes, each uploaded, chosen or generated. */
export function ResourcesTab() {
  const { t } = useTranslation();
  const story = useStory();
  const store = useEditorStore();
  const drama = useEditor((state) => state.saved.uuid);
  const drawings = useDrawings(drama);
  const offering = useOffer(drama);
  const shown = useShownLanguage();
  const [at, pick] = useAt();
  const list = useRef<HTMLElement>(null);
  const uses = useMemo(() => usesOf(story), [story]);
  const resources = [...story.resources.values()];
  const chosen = resources.find(({ id }) => id === at) ?? resources[0];
  const add = (folder: StoryResource['folder']) => {
    // The rendered story is a moment behind the draft, so the number is read from the draft.
    const all = partsIn(store.getState()).filter((part) => part.kind === 'resource');
    if (all.length >= STORY_MAX.resources) return;
    const number = all.filter((each) => each.folder === folder).length + 1;
    const resource = newResource(uuidv7(), folder, { name: t(`resources.newName.${folder}`, { number }) });
    store.getState().change(addPart(resource));
    pick(resource.id);
  };
  return (
    <div className={classes.columns}>
      <nav ref={list} tabIndex={-1} className={classes.list} aria-label={t('resources.list')}>
        <ResourceList resources={resources} uses={uses} chosen={chosen?.id} onPick={pick} onAdd={add} />
      </nav>
      {chosen ? (
        <ResourceForm
          key={chosen.id}
          id={chosen.id}
          story={story}
          uses={uses.get(chosen.id) ?? []}
          drawings={drawings}
          offering={offering}
          shown={shown}
          onRemoved={() => list.current?.focus()}
        />
      ) : (
        <EmptyState kind="stage" level={2} title={t('resources.none')}>
          {t('resources.noneHint')}
        </EmptyState>
      )}
    </div>
  );
}
