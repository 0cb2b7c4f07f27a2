import { Spinner } from '@meowtale/ui';
import { lazyView } from '@meowtale/web-kit';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import classes from './app-editor.module.css';
import { AppHead } from './app-head.tsx';
import { AppNotices } from './app-notices.tsx';
import type { Compiled } from './compile-ink.ts';
import type { EditedApp } from './documents.ts';
import type { Loss } from './formats.ts';
import { GameFrame } from './game-frame.tsx';
import { InkPanel } from './ink-panel.tsx';
import { toDraft } from './node-draft.ts';
import { createNodeStore } from './node-store.ts';
import type { SourceHandle } from './source-editor.tsx';
import { textOf } from './source-state.ts';
import { StartPanel } from './start-panel.tsx';
import { readStoredDraft } from './stored-draft.ts';
import { TreeConflict } from './tree-conflict.tsx';
import { TreePanel } from './tree-panel.tsx';
import { useCompiled } from './use-compiled.ts';
import { useDrafts } from './use-drafts.ts';
import { useNodeRun } from './use-node-run.ts';
import { usePublish } from './use-publish.ts';
import { useSource } from './use-source.ts';

/** Contains the readers and writers of other story formats, which most apps don't need. */
const StoryPanel = lazyView(async () => (await import(/* webpackChunkName: "story-formats" */ './story-panel.tsx')).StoryPanel);

interface OpenAppProps {
  app: EditedApp;
  personUuid: string;
}

/** Renders an app's editor: its nodes, its source, and a player. */
export function OpenApp({ app: opened, personUuid }: OpenAppProps) {
  const [app, setApp] = useState(opened);
  const [stored] = useState(() => readStoredDraft(personUuid, opened.uuid));
  const [nodes] = useState(() => {
    const saved = { nodes: toDraft(opened.node ?? []), revision: opened.node_revision ?? 0 };
    return createNodeStore(saved, stored?.tree ? { nodes: toDraft(stored.tree), revision: stored.revision ?? saved.revision } : null);
  });
  const source = useSource(app, stored?.source ?? null);
  const drafts = useDrafts({ personUuid, appUuid: app.uuid, nodes, source: source.store });
  const { announce } = drafts;
  const [announceTree] = useState(
    () => (tree: unknown[], revision: number) => announce({ kind: 'nodes', tree: tree as Parameters<typeof toDraft>[0], revision }),
  );
  useNodeRun(nodes, app.uuid, announceTree);
  const publish = usePublish({
    app,
    store: source.store,
    onPublished: (made) => {
      setApp({ ...made, node: app.node, node_revision: app.node_revision });
      announce({ kind: 'version', version: made.version });
    },
  });
  const [losses, setLosses] = useState<readonly Loss[]>([]);
  const text = useStore(source.store, textOf);
  const { kind, language } = useStore(source.store);
  const compiled = useCompiled(kind === 'ink' ? text : null, language);
  const editor = useRef<SourceHandle>(null);
  const faultsOf = (problems: Compiled['problems']) => (kind === 'ink' ? problems.filter(({ severity }) => severity === 'error') : []);
  const isGame = app.kind === 'upload' && app.version > 0 && text === null;

  return (
    <div className={classes.editor}>
      <AppHead
        app={app}
        source={source}
        publish={publish}
        written={text !== null}
        faults={faultsOf(compiled.problems)}
        findFaults={async () => faultsOf((await compiled.checkNow()) ?? [])}
        onGo={(line) => editor.current?.goTo(line)}
      />
      <AppNotices {...{ drafts, source, publish, losses }} fromKept={stored?.source ?? null} onForgetLosses={() => setLosses([])} />
      <TreeConflict store={nodes} />
      <div className={classes.columns}>
        <TreePanel store={nodes} source={source.store} kept={drafts.kept} />
        <Suspense fallback={<Waiting />}>
          {isGame ? (
            app.previewUrl && <GameFrame url={app.previewUrl} name={app.name} />
          ) : source.loading ? (
            <Waiting />
          ) : source.failure && text === null ? null : text === null ? (
            <StartPanel source={source.store} nodes={nodes} publish={publish} onLosses={setLosses} />
          ) : kind === 'ink' ? (
            <InkPanel source={source.store} publish={publish} compiled={compiled} editor={editor} />
          ) : (
            <StoryPanel app={app} source={source.store} nodes={nodes} onLosses={setLosses} />
          )}
        </Suspense>
      </div>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.start}>
      <Spinner label={t('appEditor.loadingSource')} />
    </div>
  );
}
