import type { StoryEngine } from '@meowtale/story';
import { createDramaEngine, previewDrama } from '@meowtale/story/drama';
import type { Story } from '@meowtale/story/model';
import { useHost } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useStory } from '../drama-editor/editor-context.tsx';
import { PlayPane } from '../play-pane/play-pane.tsx';

/** A fixed seed: two trials of a story are the same. */
const SEED = 1;

/** Returns the player's place of a paragraph: with its act and sequence, so that it is also found once it is removed. */
export function placeOf(story: Story, id: string | null): string | null {
  const place = id === null ? undefined : story.places.get(id);
  return place ? `${place.act.id}/${place.sequence.id}/${id}` : null;
}

function useEngine(story: Story, language: string): StoryEngine {
  return useMemo(() => createDramaEngine(previewDrama(story), language), [story, language]);
}

/** Renders the story as it is typed, playing from the selected part. */
export function PlayColumn({ at, language }: { at: string | null; language?: string }) {
  const story = useStory();
  const { addresses } = useHost();
  const engine = useEngine(story, language ?? story.setting.language);
  const variables = useMemo(() => [...story.variables.values()], [story]);
  return (
    <PlayPane
      engine={engine}
      seed={SEED}
      startAt={placeOf(story, at)}
      variables={variables}
      pictures={(name) => `${addresses.files}/i/${name}`}
    />
  );
}
