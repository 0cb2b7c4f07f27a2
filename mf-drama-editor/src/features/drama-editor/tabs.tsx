import { Skeleton, Stack } from '@meowtale/ui';
import { lazyView } from '@meowtale/web-kit';
import { type ComponentType, Suspense } from 'react';
import classes from './drama-editor.module.css';
import { SettingTab } from './setting-tab.tsx';
import type { Tab } from './tab-path.ts';

// Each has its own chunk: the graph, the picture editor.
const VIEWS: Record<Tab, ComponentType> = {
  setting: SettingTab,
  drama: lazyView(async () => (await import('../story-tab/story-tab.tsx')).StoryTab),
  dialog: lazyView(async () => (await import('../dialogue-tab/dialogue-tab.tsx')).DialogueTab),
  character: lazyView(async () => (await import('../characters-tab/characters-tab.tsx')).CharactersTab),
  resource: lazyView(async () => (await import('../resources-tab/resources-tab.tsx')).ResourcesTab),
};

export function TabView({ tab }: { tab: Tab }) {
  const View = VIEWS[tab];
  return (
    <Suspense
      fallback={
        <div className={classes.loading}>
          <Stack gap={24}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Stack>
        </div>
      }
    >
      <View />
    </Suspense>
  );
}
