import { Avatar, Button, StaffBadge, UserText } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { Follow } from './follow-documents.ts';
import styles from './profile.module.css';

interface FollowedRowProps {
  user: Follow['user'];
  isLeaving: boolean;
  onUnfollow(): void;
}

/** Renders a followed creator: a link to their page, and the button that unfollows them. */
export function FollowedRow({ user: { uuid, nickname, head, is_staff }, isLeaving, onUnfollow }: FollowedRowProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.followedRow}>
      <Avatar src={head?.url} name={nickname} />
      <span className={styles.followedName}>
        <Link className="mt-anchor mt-anchor--quiet" to={paths.creator(uuid)}>
          <UserText>{nickname}</UserText>
        </Link>
        {is_staff ? <StaffBadge>{t('followed.staff')}</StaffBadge> : null}
      </span>
      <Button size="small" loading={isLeaving} aria-label={t('followed.unfollowNamed', { name: nickname })} onClick={onUnfollow}>
        {t('followed.unfollow')}
      </Button>
    </li>
  );
}
