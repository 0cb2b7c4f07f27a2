import { Skeleton, Stack } from '@meowtale/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { SettingTab } from './setting-tab.tsx';
import type { Tab } from './tab-path.ts';

// Each brings what it alone needs: the graph, the editor of pictures.
const VIEWS: Record<Tab, ComponentType> = {
  setting: SettingTab,
  drama: lazy(async () => ({ default: (await import('../story-tab/story-tab.tsx')).StoryTab })),
  dialog: lazy(async () => ({ default: (await import('../dialogue-tab/dialogue-tab.tsx')).DialogueTab })),
  character: lazy(async () => ({ default: (await import('../characters-tab/characters-tab.tsx')).CharactersTab })),
  resource: lazy(async () => ({ default: (await import('../resources-tab/resources-tab.tsx')).ResourcesTab })),
};

export function TabView({ tab }: { tab: Tab }) {
  const View = VIEWS[tab];
  return (
    <Suspense
      fallback={
        <Stack gap={24}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Stack>
      }
    >
      <View />
    </Suspense>
  );
}
