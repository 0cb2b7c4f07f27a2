import { IconArrowLeft, IconButton, StatusPill, Tabs, Title } from '@meowtale/ui';
import { FrameBar, Link, paths, useHost } from '@meowtale/web-kit';
import { SaveStatus, ShortcutsButton, UndoButtons } from '@meowtale/web-kit/editor';
import { useTranslation } from 'react-i18next';
import { FindButton } from '../find-replace/find-button.tsx';
import { DraftMenu } from '../generation/draft-menu.tsx';
import { useGeneration } from '../generation/generation-context.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { MakeButton } from '../make/make-button.tsx';
import { ExportButton } from '../transfer/export-button.tsx';
import classes from './drama-editor.module.css';
import { useEditor, useField } from './editor-context.tsx';
import { isUnsaved } from './editor-state.ts';
import { TABS, type Tab, tabPath } from './tab-path.ts';
import { useDramaShortcuts } from './use-drama-shortcuts.ts';

/** Renders the drama's title, its save status, its tabs, and actions on the whole. */
export function EditorBar({ tab }: { tab: Tab }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const title = useField('title').trim();
  const uuid = useEditor((state) => state.saved.uuid);
  const items = TABS.map((value) => ({ value, label: t(`tab.${value}`), href: navigation.href(tabPath(uuid, value)) }));
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
          <DramaStatus />
        </div>
        <div className={classes.tools}>
          <DramaUndo />
          <DraftMenu />
          <FindButton />
          <ShortcutsButton shortcuts={useDramaShortcuts()} />
          <ExportButton />
          <HistoryButton />
          <MakeButton />
        </div>
        <div className={classes.tabs}>
          <Tabs
            bare
            label={t('editor.tabs')}
            value={tab}
            items={items}
            onChange={(value) => navigation.push(tabPath(uuid, value as Tab))}
          />
        </div>
      </div>
    </FrameBar>
  );
}

/** Renders the save status; once all is saved, what is being drafted from it (SPEC §4). */
function DramaStatus() {
  const { t } = useTranslation();
  const save = useEditor((state) => state.save);
  const unsaved = useEditor(isUnsaved);
  const savedAt = useEditor((state) => state.saved.updatedAt);
  const work = useGeneration((state) => state.work.at);
  return (
    <SaveStatus save={save} unsaved={unsaved} savedAt={savedAt}>
      {work === 'running' ? (
        <StatusPill tone="plum">{t('generation.status.generating')}</StatusPill>
      ) : work === 'failed' ? (
        <StatusPill tone="danger">{t('generation.status.failed')}</StatusPill>
      ) : null}
    </SaveStatus>
  );
}

function DramaUndo() {
  const canUndo = useEditor((state) => state.past.length > 0);
  const canRedo = useEditor((state) => state.future.length > 0);
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  return <UndoButtons canUndo={canUndo} canRedo={canRedo} onUndo={undo} onRedo={redo} />;
}
