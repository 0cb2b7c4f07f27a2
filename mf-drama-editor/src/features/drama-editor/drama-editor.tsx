import { IconArrowLeft, IconButton, Stack, Tabs, Title } from '@meowtale/ui';
import { FrameBar, Link, paths, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictPanel } from './conflict-panel.tsx';
import classes from './drama-editor.module.css';
import { EditorProvider, useEditor } from './editor-context.tsx';
import { EditorNotices } from './editor-notices.tsx';
import type { EditorState } from './editor-state.ts';
import { createEditorStore } from './editor-store.ts';
import { SaveStatus } from './save-status.tsx';
import { SettingTab } from './setting-tab.tsx';
import { useEditorRun } from './use-editor-run.ts';

interface DramaEditorProps {
  personUuid: string;
  /** Read once; from then on the editor's own. */
  initial: EditorState;
  fromKept: boolean;
}

export function DramaEditor({ personUuid, initial, fromKept }: DramaEditorProps) {
  const [store] = useState(() => createEditorStore(initial));
  const run = useEditorRun(store, personUuid);
  return (
    <EditorProvider store={store}>
      <EditorBar />
      <div className={classes.page}>
        <Stack gap={24}>
          <EditorNotices personUuid={personUuid} fromKept={fromKept} {...run} />
          <ConflictPlace />
          <SettingTab />
        </Stack>
      </div>
    </EditorProvider>
  );
}

function ConflictPlace() {
  const conflict = useEditor((state) => state.theirs !== null);
  return conflict ? <ConflictPanel /> : null;
}

function EditorBar() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const title = useEditor((state) => state.draft.title.trim());
  const uuid = useEditor((state) => state.standing.uuid);
  const address = paths.setDrama(uuid);
  return (
    <FrameBar>
      <div className={classes.bar}>
        <div className={classes.name}>
          <IconButton
            component={Link}
            to={paths.lobbyDrama()}
            label={t('editor.back')}
            icon={<IconArrowLeft size={20} aria-hidden="true" />}
          />
          <Title level={1} size={17} className={classes.title}>
            {title || t('editor.untitled')}
          </Title>
          <SaveStatus />
        </div>
        <Tabs
          bare
          label={t('editor.tabs')}
          value="setting"
          items={[{ value: 'setting', label: t('setting.title'), href: navigation.href(address) }]}
          onChange={() => navigation.replace(address)}
        />
      </div>
    </FrameBar>
  );
}
