import { Button, Card, Group, Section, Stack, Text } from '@meowtale/ui';
import { Link, useHost, usePerson, useRequestKey, useVerifyEmailPath } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { CommentForm } from './comment-form.tsx';
import { CommentPage } from './comment-page.tsx';
import { ADD_COMMENT, type CommentWords, STORE_COMMENTS, TOUCHES_COMMENTS } from './documents.ts';

/** Renders a work's comments, those of owners first, and a form. */
export function Comments({ storeId, authorId }: { storeId: string; authorId: string }) {
  const { t } = useTranslation();
  const person = usePerson();
  return (
    <Section title={t('comments.title')} actions={<Count storeId={storeId} />}>
      <Stack gap={24}>
        {person ? <Own key={person.uuid} storeId={storeId} person={person} /> : <SignInFirst />}
        <CommentPage storeId={storeId} authorId={authorId} after={null} />
      </Stack>
    </Section>
  );
}

function Count({ storeId }: { storeId: string }) {
  const { t } = useTranslation();
  const [{ data }] = useQuery({ query: STORE_COMMENTS, variables: { id: storeId, after: null }, context: TOUCHES_COMMENTS });
  const count = data?.findStoreComment.totalCount ?? 0;
  return count > 0 ? (
    <Text as="span" tone="muted">
      {t('comments.count', { count })}
    </Text>
  ) : null;
}

function SignInFirst() {
  const { t } = useTranslation();
  const { session } = useHost();
  return (
    <Card>
      <Group justify="between">
        <Text as="span">{t('comments.guest')}</Text>
        <Button onClick={() => void session.signIn()}>{t('comments.signIn')}</Button>
      </Group>
    </Card>
  );
}

function Own({ storeId, person: { emailVerified } }: { storeId: string; person: { emailVerified: boolean } }) {
  return emailVerified ? <AddComment storeId={storeId} /> : <VerifyFirst />;
}

function VerifyFirst() {
  const { t } = useTranslation();
  const path = useVerifyEmailPath();
  return (
    <Card>
      <Group justify="between">
        <Text as="span">{t('comments.unverified')}</Text>
        <Button component={Link} to={path}>
          {t('comments.verify')}
        </Button>
      </Group>
    </Card>
  );
}

function AddComment({ storeId }: { storeId: string }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [{ fetching }, add] = useMutation(ADD_COMMENT);
  const keys = useRequestKey();
  async function send(texts: CommentWords) {
    const answer = await add({ id: storeId, ...texts, parent: null, key: keys.of(texts) }, TOUCHES_COMMENTS);
    if (answer.error) return answer;
    keys.answered();
    notify(t('comments.added'), 'success');
    return answer;
  }
  return <CommentForm label={t('comments.yours')} act={t('comments.send')} draftOf={storeId} sending={fetching} onSend={send} />;
}
