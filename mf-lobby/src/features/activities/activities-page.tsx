import { ACTIVITY_STATE } from '@meowtale/contracts';
import { Button, EmptyState, Skeleton, Stack } from '@meowtale/ui';
import { Failure, Link, paths, StaleNotice, useLocation, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { ActivitiesTable } from './activities-table.tsx';
import { ActivityForm } from './activity-form.tsx';
import { type Activity, findActivities, TOUCHES_ACTIVITIES } from './documents.ts';

const NEW = 'new';
const addressOf = (promotion?: string) => withQuery(paths.lobbyStaff('activities'), { promotion });

/** Renders `/lobby/staff/activities`: the promotions that listings join; with `promotion` the form of one, or of a new one. */
export function ActivitiesPage() {
  const { t } = useTranslation();
  const open = new URLSearchParams(useLocation().search).get('promotion');
  const [{ data, error, fetching }, ask] = useQuery({ query: findActivities, context: CONTEXT, requestPolicy: 'cache-and-network' });
  const retry = () => ask({ requestPolicy: 'network-only' });
  const list = data?.findStoreActivityOfficial.list ?? [];
  return (
    <StaffFrame
      room="activities"
      subtitle={t('activities.words')}
      actions={
        open ? (
          <Link className="mt-anchor" to={addressOf()}>
            {t('activities.back')}
          </Link>
        ) : (
          <Button variant="primary" component={Link} to={addressOf(NEW)}>
            {t('activities.new')}
          </Button>
        )
      }
    >
      {error && !data ? (
        <Failure title={t('activities.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={16}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          {open ? (
            <Written key={open} open={open} list={data ? list : null} />
          ) : (
            <ActivitiesTable activities={list} loading={!data} editAddress={addressOf} />
          )}
        </Stack>
      )}
    </StaffFrame>
  );
}

/** Renders the form of a new promotion, or of one that hasn't ended. */
function Written({ open, list }: { open: string; list: Activity[] | null }) {
  const { t } = useTranslation();
  if (open === NEW) return <ActivityForm activity={null} back={addressOf()} />;
  if (!list) return <Skeleton shape="block" />;
  const activity = list.find(({ uuid, state }) => uuid === open && state !== ACTIVITY_STATE.ended);
  if (activity) return <ActivityForm activity={activity} back={addressOf()} />;
  return (
    <EmptyState kind="search" level={2} title={t('activities.gone')}>
      {t('activities.goneHint')}
    </EmptyState>
  );
}

// An empty list names no promotion.
const CONTEXT = { additionalTypenames: TOUCHES_ACTIVITIES };
