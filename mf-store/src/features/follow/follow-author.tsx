import { Button, Text } from '@meowtale/ui';
import { usePerson } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { useSignedInAction } from '../../app/use-signed-in-action.ts';
import { ADD_FOLLOW, DEL_FOLLOW, FOLLOWING, TOUCHES_FOLLOWS } from './documents.ts';

interface FollowAuthorProps {
  author: { uuid: string; nickname: string; followed_count: number };
}

/** Renders the follower count of a work's author, and the follow button. */
export function FollowAuthor({ author }: FollowAuthorProps) {
  const { t } = useTranslation();
  const person = usePerson();
  return (
    <>
      {author.followed_count > 0 ? (
        <Text as="span" size="small" tone="muted">
          {t('follow.count', { count: author.followed_count })}
        </Text>
      ) : null}
      {person?.uuid === author.uuid ? null : <FollowButton author={author} />}
    </>
  );
}

function FollowButton({ author }: FollowAuthorProps) {
  const { t } = useTranslation();
  const person = usePerson();
  const user = author.uuid;
  const [{ data }] = useQuery({ query: FOLLOWING, variables: { user }, pause: !person, context: TOUCHES_FOLLOWS });
  const { act, acting } = useSignedInAction(TOUCHES_FOLLOWS);
  const follows = person !== null && (data?.findFollow.list.length ?? 0) > 0;
  return (
    <Button
      variant={follows ? 'secondary' : 'soft'}
      size="small"
      loading={acting}
      onClick={() => void act(follows ? DEL_FOLLOW : ADD_FOLLOW, { user })}
      aria-label={t(follows ? 'follow.followingNamed' : 'follow.followNamed', { name: author.nickname })}
    >
      {t(follows ? 'follow.following' : 'follow.follow')}
    </Button>
  );
}
