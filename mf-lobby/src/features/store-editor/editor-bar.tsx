import { IconArrowLeft, IconButton, Skeleton, Tabs, Title } from '@meowtale/ui';
import { FrameBar, Link, paths, useHost } from '@meowtale/web-kit';
import { SaveStatus } from '@meowtale/web-kit/editor';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitStatus } from '../stores/submit-status.tsx';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { type EditorState, isUnsaved } from './editor-state.ts';

export const TABS = ['overview', 'information', 'application', 'price', 'submit', 'publishing-check', 'package-review'] as const;
export type TabKey = (typeof TABS)[number];

export const addressOfTab = (id: string, tab: TabKey): string => (tab === 'overview' ? paths.setStore(id) : paths.setStore(id, tab));

/** Returns a listing's name: in its default language, or in its first one. */
export function nameOfListing({ draft: { store_submit_info: info } }: EditorState): string {
  const entry = info.list.find(({ language }) => language === info.default_lang) ?? info.list[0];
  return entry?.name.trim() ?? '';
}

/** Renders the editor's own header, inside the shell's bar. */
export function EditorBar({ tab }: { tab: TabKey }) {
  const { t } = useTranslation();
  const name = useEditor(nameOfListing);
  const id = useEditor((state) => state.listing.uuid);
  const status = useEditor((state) => state.savedSubmit.status);
  const savedAt = useEditor((state) => state.savedSubmit.updated_at);
  const save = useEditor((state) => state.save);
  const unsaved = useEditor(isUnsaved);
  return (
    <ListingBar id={id} tab={tab}>
      <Title level={1} size={17} className={classes.title} title={name || undefined} dir="auto">
        {name || t('stores.untitled')}
      </Title>
      <SubmitStatus status={status} />
      <SaveStatus save={save} unsaved={unsaved} savedAt={savedAt} />
    </ListingBar>
  );
}

/** Renders the header of a listing that is loading, or its space where there is none: as high as the other, so that nothing below moves. */
export const LoadingBar = (props: Omit<ListingBarProps, 'children'>) => (
  <ListingBar {...props}>
    <Skeleton />
  </ListingBar>
);

interface ListingBarProps {
  id: string;
  tab: TabKey;
  /** Takes its space and shows nothing. */
  isEmpty?: boolean;
  /** Name and status. */
  children: ReactNode;
}

function ListingBar({ id, tab, isEmpty = false, children }: ListingBarProps) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  return (
    <FrameBar>
      <div className={classes.bar} style={{ visibility: isEmpty ? 'hidden' : undefined }}>
        <div className={classes.name}>
          <IconButton
            component={Link}
            to={paths.lobbyStores()}
            label={t('editor.back')}
            icon={<IconArrowLeft size={20} aria-hidden="true" />}
          />
          {children}
        </div>
        <Tabs
          bare
          label={t('editor.tabs')}
          value={tab}
          items={TABS.map((value) => ({ value, label: t(`editor.tab.${value}`), href: navigation.href(addressOfTab(id, value)) }))}
          onChange={(value) => navigation.push(addressOfTab(id, value as TabKey))}
        />
      </div>
    </FrameBar>
  );
}
