import { Stack } from '@meowtale/ui';
import { useState } from 'react';
import { GenerationProvider } from '../generation/generation-context.tsx';
import { GenerationDock } from '../generation/generation-dock.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import classes from './drama-editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { EditorProvider, useEditor } from './editor-context.tsx';
import { EditorNotices } from './editor-notices.tsx';
import type { EditorState } from './editor-state.ts';
import { createEditorStore } from './editor-store.ts';
import type { Tab } from './tab-path.ts';
import { TabView } from './tabs.tsx';
import { useEditorRun } from './use-editor-run.ts';

interface DramaEditorProps {
  personUuid: string;
  tab: Tab;
  /** Read once; after that it belongs to the editor. */
  initial: EditorState;
  fromKept: boolean;
}

export function DramaEditor({ personUuid, tab, initial, fromKept }: DramaEditorProps) {
  const [store] = useState(() => createEditorStore(initial));
  const run = useEditorRun(store, personUuid);
  const isDesk = tab === 'drama' || tab === 'dialog';
  return (
    <EditorProvider store={store}>
      <GenerationProvider personUuid={personUuid}>
        <EditorBar tab={tab} />
        <div className={isDesk ? classes.desk : classes.page}>
          <Stack gap={24} className={classes.notices}>
            <EditorNotices personUuid={personUuid} fromKept={fromKept} {...run} />
            <ConflictPlace />
          </Stack>
          <TabView tab={tab} />
          <GenerationDock beside={isDesk} />
        </div>
      </GenerationProvider>
    </EditorProvider>
  );
}

function ConflictPlace() {
  const conflict = useEditor((state) => state.theirs !== null);
  return conflict ? <ConflictPanel /> : null;
}
