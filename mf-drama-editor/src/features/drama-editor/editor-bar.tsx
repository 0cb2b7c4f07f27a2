import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconButton, Tabs, Title } from '@meowtale/ui';
import { FrameBar, Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { DraftMenu } from '../generation/draft-menu.tsx';
import { FindButton } from '../find-replace/find-button.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { MakeButton } from '../make/make-button.tsx';
import { ShortcutsButton } from '../shortcuts/shortcuts-button.tsx';
import { ExportButton } from '../transfer/export-button.tsx';
import classes from './drama-editor.module.css';
import { useEditor, useField } from './editor-context.tsx';
import { SaveStatus } from './save-status.tsx';
import { TABS, type Tab, tabPath } from './tab-path.ts';

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
          <SaveStatus />
        </div>
        <div className={classes.tools}>
          <UndoButtons />
          <DraftMenu />
          <FindButton />
          <ShortcutsButton />
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

function UndoButtons() {
  const { t } = useTranslation();
  const canUndo = useEditor((state) => state.past.length > 0);
  const canRedo = useEditor((state) => state.future.length > 0);
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  return (
    <>
      <IconButton label={t('editor.undo')} disabled={!canUndo} icon={<IconArrowBackUp size={20} aria-hidden="true" />} onClick={undo} />
      <IconButton label={t('editor.redo')} disabled={!canRedo} icon={<IconArrowForwardUp size={20} aria-hidden="true" />} onClick={redo} />
    </>
  );
}
