import { Button, FoldedText, Group, Text } from '@meowtale/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentOrReply } from './documents.ts';

/** Renders a comment's text: a spoiler is covered until revealed, a long text is folded. */
export function CommentWords({ comment: { comment, is_spoiler } }: { comment: CommentOrReply }) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <>
      {is_spoiler ? (
        <Group gap={8}>
          <Text as="span" size="small" tone="muted">
            {t('comments.spoiler')}
          </Text>
          <Button variant="soft" size="small" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
            {t(shown ? 'comments.cover' : 'comments.reveal')}
          </Button>
        </Group>
      ) : null}
      <div id={id} hidden={is_spoiler && !shown}>
        {is_spoiler && !shown ? null : <FoldedText text={comment} moreLabel={t('comments.unfold')} lessLabel={t('comments.fold')} />}
      </div>
    </>
  );
}
