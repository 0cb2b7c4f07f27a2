import type { StaleCause } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { Button, Group, Notice, Stack, Text, TextInput, Title } from '@meowtale/ui';
import { Link } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useFocusOfNew } from '../columns/focus-new.ts';
import { useEditor, useEditorStore, usePart } from '../drama-editor/editor-context.tsx';
import { tabPath } from '../drama-editor/tab-path.ts';
import { BlockedTextarea } from '../generation/blocked-textarea.tsx';
import { NodeDraftMenu } from '../generation/draft-button.tsx';
import { namesIn } from '../generation/unit-words.ts';
import { outlineIn, setNode } from '../story-edits/outline-edits.ts';
import { setParagraph } from '../story-edits/paragraph-edits.ts';

/** Renders why a node is stale, with a link to what changed; only that it is stale where the cause is unknown or removed. */
function StaleReason({ cause }: { cause: StaleCause | null }) {
  const { t } = useTranslation();
  const draft = useEditor((state) => state.draft);
  const uuid = useEditor((state) => state.saved.uuid);
  const name = cause ? namesIn(draft, [], t).get(cause.node) : undefined;
  if (!cause || !name) return t('node.stale');
  return (
    <>
      {t(`node.staleCause.${cause.why}`, { name })}{' '}
      <Link
        className="mt-anchor"
        to={`${tabPath(uuid, cause.why === 'character' ? 'character' : 'drama')}?at=${encodeURIComponent(cause.node)}`}
      >
        {t('node.showCause')}
      </Link>
    </>
  );
}

/** Renders the selected act, sequence or paragraph: its title and its brief. With `isNew` the title gets the focus. */
export function NodeCard({ at, isNew }: { at: string | null; isNew: boolean }) {
  const { t } = useTranslation();
  const title = useFocusOfNew<HTMLInputElement>(isNew);
  const node = useEditor((state) =>
    outlineIn(state.draft)
      .acts.flatMap((act) => [act, ...act.sequences])
      .find(({ id }) => id === at),
  );
  const paragraph = usePart('paragraph', at ?? '');
  const uuid = useEditor((state) => state.saved.uuid);
  const store = useEditorStore();
  const worked = node ?? paragraph;
  if (!worked || at === null) {
    return (
      <Text size="small" tone="muted">
        {t('node.none')}
      </Text>
    );
  }
  const set = (change: { title?: string; brief?: string; stale?: boolean; stale_cause?: null }, group?: string) => {
    const { draft, change: edit } = store.getState();
    edit(node ? setNode(draft, at, change) : setParagraph(draft, at, change), group && `${at} ${group}`);
  };
  return (
    <Stack gap={12} as="section" aria-labelledby="node">
      <Group justify="between" gap={8}>
        <Title level={2} size={17} id="node">
          {t(node ? ('sequences' in node ? 'node.act' : 'node.sequence') : 'node.paragraph')}
        </Title>
        <Group gap={8}>
          <NodeDraftMenu kind={node ? ('sequences' in node ? 'act' : 'sequence') : 'paragraph'} id={at} />
          {paragraph ? (
            <Button size="small" component={Link} to={`${tabPath(uuid, 'dialog')}?at=${encodeURIComponent(at)}`}>
              {t('node.write')}
            </Button>
          ) : null}
        </Group>
      </Group>
      {worked.stale ? (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onClick={() => set({ stale: false, stale_cause: null })}>
              {t('node.stillFits')}
            </Button>
          }
        >
          <StaleReason cause={worked.stale_cause ?? null} />
        </Notice>
      ) : null}
      <TextInput
        ref={title}
        label={t('node.title')}
        maxLength={STORY_MAX.title}
        value={worked.title}
        onChange={(event) => set({ title: event.currentTarget.value }, 'title')}
      />
      <BlockedTextarea
        label={t('node.brief')}
        rows={4}
        maxLength={STORY_MAX.brief}
        value={worked.brief}
        onChange={(event) => set({ brief: event.currentTarget.value }, 'brief')}
      />
    </Stack>
  );
}
