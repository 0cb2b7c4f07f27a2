import { Badge, Button, Group, Modal, Skeleton, Stack, Text } from '@meowtale/ui';
import { Failure, formatDateTime, useHost } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { useEditor, useEditorStore } from '../drama-editor/editor-context.tsx';
import { settingIn } from '../story-edits/part-edits.ts';
import { DiffParts } from './diff-parts.tsx';
import classes from './generation.module.css';
import { useGeneration } from './generation-context.tsx';
import { type NodeVersion, nodeIn, takeVersion, textOfNode, versionsOf } from './node-versions.ts';
import { namesIn } from './unit-words.ts';
import { findNodeVersions } from './version-documents.ts';
import { diffWords } from './word-diff.ts';

/** Renders the versions of an act, sequence, paragraph, character, line or choice, each compared with the current text. */
export function VersionsPanel({ node }: { node: string }) {
  const { t } = useTranslation();
  const show = useGeneration((state) => state.showVersions);
  const draft = useEditor((state) => state.draft);
  const drama = useEditor((state) => state.saved.uuid);
  const [{ data, error }, ask] = useQuery({ query: findNodeVersions, variables: { drama, node }, requestPolicy: 'network-only' });
  const found = data?.findDramaProposal;
  const versions = useMemo(() => found && versionsOf(draft, found), [draft, found]);
  const name = namesIn(draft, [], t).get(node);
  const title = name ? t('version.titleOf', { name }) : t('version.title');
  return (
    <Modal open side title={title} closeLabel={t('generation.close')} onClose={() => show(null)}>
      <Stack gap={16}>
        <Text size="small" tone="muted">
          {t('version.hint')}
        </Text>
        {error && !found ? (
          <Failure title={t('version.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
        ) : null}
        {!found && !error ? <Skeleton lines={4} /> : null}
        {versions?.length === 0 ? <Text tone="muted">{t('version.none')}</Text> : null}
        <ul className={classes.list} aria-label={title}>
          {versions?.map((version) => (
            <li key={version.key} className={classes.row}>
              <VersionRow version={version} onUsed={() => show(null)} />
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  );
}

function VersionRow({ version: { node, text, isBefore, proposal }, onUsed }: { version: NodeVersion; onUsed(): void }) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const store = useEditorStore();
  const draft = useEditor((state) => state.draft);
  const now = nodeIn(draft, node.id);
  const current = now ? textOfNode(draft, now) : '';
  const { language } = settingIn(draft);
  const called = t(isBefore ? 'version.before' : 'version.draft', { time: formatDateTime(proposal.created_at, locale) });
  const use = () => {
    store.getState().change(takeVersion(store.getState().draft, node));
    notify(t('version.used'), 'success');
    onUsed();
  };
  return (
    <Stack gap={8}>
      <Group justify="between" gap={8}>
        <strong>{called}</strong>
        {isBefore ? null : <Badge>{t(`proposal.state.${proposal.state}`)}</Badge>}
      </Group>
      {proposal.instruction && !isBefore ? (
        <Text size="small" tone="muted">
          {t('proposal.asked', { instruction: proposal.instruction })}
        </Text>
      ) : null}
      <Text size="small" className={classes.words} lang={language}>
        <DiffParts stretches={diffWords(current, text, language)} />
      </Text>
      {current === text ? (
        <Text size="small" tone="muted">
          {t('version.current')}
        </Text>
      ) : now ? (
        <div>
          <Button size="small" aria-label={t('version.useNamed', { version: called })} onClick={use}>
            {t('version.use')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
