import { checkStory } from '@meowtale/story/check';
import { useCallback, useMemo, useState } from 'react';
import { EditorColumns } from '../columns/editor-columns.tsx';
import { PlayColumn } from '../columns/play-column.tsx';
import { useAt } from '../columns/use-at.ts';
import { useStory } from '../drama-editor/editor-context.tsx';
import { OutlineRail } from '../outline/outline-rail.tsx';
import { NodeCard } from './node-card.tsx';
import { Playthroughs } from './playthroughs.tsx';
import { Problems } from './problems.tsx';
import { StoryGraphView } from './story-graph-view.tsx';
import classes from './story-tab.module.css';

/** Renders the story's outline, its graph, its problems, and the player. */
export function StoryTab() {
  const [at, pick] = useAt();
  const story = useStory();
  const problems = useMemo(() => checkStory(story), [story]);
  const [added, setAdded] = useState<string | null>(null);
  const work = useCallback(
    (id: string, isNew: boolean) => {
      setAdded(isNew ? id : null);
      pick(id);
    },
    [pick],
  );
  const onPick = useCallback((id: string) => work(id, false), [work]);
  const onAdded = useCallback((id: string) => work(id, true), [work]);
  return (
    <EditorColumns rail={<OutlineRail at={at} onPick={onPick} onAdded={onAdded} />} pane={<PlayColumn at={at} />}>
      <div className={classes.main}>
        <StoryGraphView story={story} problems={problems} at={at} onPick={onPick} onAdded={onAdded} />
        <div className={classes.below}>
          <div className={classes.column}>
            <NodeCard key={at} at={at} isNew={at === added} />
            <Playthroughs story={story} problems={problems} onPick={onPick} />
          </div>
          <Problems story={story} problems={problems} onPick={onPick} />
        </div>
      </div>
    </EditorColumns>
  );
}
