import { Text } from '@meowtale/ui';
import { ConflictPanel } from '@meowtale/web-kit/editor';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import versions from '../drama-editor/conflict-panel.module.css';
import classes from './app-editor.module.css';
import type { Nodes } from './node-draft.ts';
import type { NodeStore } from './node-store.ts';
import { treeDifferences } from './tree-differences.ts';

/** Renders a conflict of the node tree with a save in another tab or on another device. */
export function TreeConflict({ store }: { store: NodeStore }) {
  const { t } = useTranslation();
  const { nodes, theirs, keepMine, takeTheirs } = useStore(store);
  if (!theirs) return null;
  return (
    <div className={classes.notices}>
      <ConflictPanel
        title={t('appEditor.tree.conflict.title')}
        hint={t('appEditor.tree.conflict.hint')}
        onTheirs={takeTheirs}
        onMine={keepMine}
      >
        <Differences mine={nodes} theirs={theirs.nodes} />
      </ConflictPanel>
    </div>
  );
}

function Differences({ mine, theirs }: { mine: Nodes; theirs: Nodes }) {
  const { t } = useTranslation();
  const found = useMemo(() => treeDifferences(mine, theirs), [mine, theirs]);
  if (found.length === 0) return <Text>{t('conflict.otherOrder')}</Text>;
  return (
    <table className={versions.versions}>
      <thead>
        <tr>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.mine')}</th>
          <th scope="col">{t('conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ path, ...words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and several nodes may have one path
          <tr key={index}>
            <th scope="row" dir="auto">
              {path.map((name) => name.trim() || t('appEditor.tree.unnamed')).join(' › ')}
            </th>
            <td dir="auto">{words.mine ?? t('conflict.empty')}</td>
            <td dir="auto">{words.theirs ?? t('conflict.empty')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
