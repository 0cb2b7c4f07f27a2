import { createDramaEngine, previewDrama } from '@meowtale/story/drama';
import { Button, EmptyState, Notice, Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { PlayPane } from '../play-pane/play-pane.tsx';
import classes from './app-editor.module.css';
import type { EditedApp } from './documents.ts';
import { DramaNews } from './drama-news.tsx';
import { type DisclosedStory, inkOf, type Loss, storyIn, treeOfStory } from './formats.ts';
import { toDraft } from './node-draft.ts';
import type { NodeStore } from './node-store.ts';
import { isUnpublished, type SourceStore, textOf } from './source-state.ts';
import { StoryText } from './story-text.tsx';

const SEED = 1;

interface StoryPanelProps {
  app: EditedApp;
  source: SourceStore;
  nodes: NodeStore;
  onLosses(losses: readonly Loss[]): void;
}

/** Renders a story of our own format, read-only and played; it is edited in its drama, or as ink after a conversion. */
export function StoryPanel({ source, ...others }: StoryPanelProps) {
  const { t } = useTranslation();
  const text = useStore(source, textOf) ?? '';
  const story = useMemo(() => storyIn(text), [text]);
  if (!story)
    return (
      <div className={classes.start}>
        <EmptyState kind="lamp" level={2} title={t('appEditor.story.unreadable')} />
      </div>
    );
  return <ReadStory {...others} source={source} told={story} text={text} />;
}

function ReadStory({ app, source, nodes, onLosses, told, text }: StoryPanelProps & { told: DisclosedStory; text: string }) {
  const { story } = told;
  const { t } = useTranslation();
  const { addresses } = useHost();
  const language = useStore(source, (state) => state.language);
  const begin = useStore(source, (state) => state.begin);
  const unpublished = useStore(source, isUnpublished);
  const replace = useStore(nodes, (state) => state.replace);
  const engine = useMemo(() => createDramaEngine(previewDrama(story), language), [story, language]);
  const [at, setAt] = useState<string | null>(null);
  const place = at === null ? undefined : story.places.get(at);

  // Without a saved tree the story's own is shown; it is saved once it is changed.
  useEffect(() => {
    const { nodes: there, show } = nodes.getState();
    if (there.length === 0) show(toDraft(treeOfStory(story).tree));
  }, [nodes, story]);

  function takeTree() {
    const { tree, losses } = treeOfStory(story);
    onLosses(losses);
    replace(toDraft(tree));
  }

  function asInk() {
    const ink = inkOf(told);
    onLosses(ink.losses);
    begin('ink', ink.text);
  }
  return (
    <>
      <section className={classes.middle} aria-label={t('appEditor.story.title')}>
        <div className={classes.bar}>
          <Text as="h2" dir="auto" size="small" weight="medium">
            {story.title || t('appEditor.story.title')}
          </Text>
          <span className={classes.deeds}>
            <Button size="small" onClick={takeTree}>
              {t('appEditor.story.takeTree')}
            </Button>
            <Button size="small" onClick={asInk}>
              {t('appEditor.story.asInk')}
            </Button>
          </span>
        </div>
        <div className={classes.story}>
          {app.drama_uuid && !unpublished ? <DramaNews app={app} drama={app.drama_uuid} text={text} /> : null}
          <Notice>{t('appEditor.story.hint')}</Notice>
          <StoryText story={story} at={at} onAt={setAt} />
        </div>
      </section>
      <div className={classes.play}>
        <PlayPane
          engine={engine}
          seed={SEED}
          startAt={place ? `${place.act.id}/${place.sequence.id}/${at}` : null}
          pictures={(name) => `${addresses.files}/i/${name}`}
          variables={[...story.variables.values()]}
        />
      </div>
    </>
  );
}
