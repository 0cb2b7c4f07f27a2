import { Page, PageHeader, Stack, Tabs } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { CreatorGate } from './creator-gate.tsx';

/** Props that each page of the section passes. */
export interface SectionPageProps {
  /** The page's own title; by default the tab's name. */
  title?: string;
  subtitle: string;
  actions?: ReactNode;
  children: ReactNode;
}

interface RoomFrameProps extends SectionPageProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: { value: string; label: string; to: string }[];
  tab: string;
}

/** Renders a page of a creator's section with several pages, with tabs to the others. */
export function SectionFrame({ label, tabs, tab, title, subtitle, actions, children }: RoomFrameProps) {
  const { navigation } = useHost();
  const find = (value: string) => tabs.find((each) => each.value === value);
  return (
    <CreatorGate>
      <Page width="wide">
        <Stack gap={24}>
          <Tabs
            label={label}
            items={tabs.map(({ to, ...item }) => ({ ...item, href: navigation.href(to) }))}
            value={tab}
            onChange={(value) => navigation.push(find(value)?.to ?? '/')}
          />
          <PageHeader title={title ?? find(tab)?.label} subtitle={subtitle} actions={actions} />
          {children}
        </Stack>
      </Page>
    </CreatorGate>
  );
}
