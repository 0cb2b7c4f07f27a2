import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { EmptyState, Stack } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, paths, StaleNotice, useHost, useLocation, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { SearchBox } from '../../app/search-box.tsx';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { findPeople } from './documents.ts';
import { PeopleTable } from './people-table.tsx';

const addressOf = (q: string, page = 1) => withQuery(paths.lobbyStaff('people'), { q, page });

/** Renders `/lobby/staff/people`: search by uuid, address or name, and staff's actions on people. */
export function PeoplePage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { search } = useLocation();
  const page = pageOf(search);
  const keyword = new URLSearchParams(search).get('q') ?? '';
  const [{ data, error, fetching }, ask] = useQuery({
    query: findPeople,
    variables: { keyword, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: CONTEXT,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findPeople ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <StaffFrame
      room="people"
      subtitle={t('people.words')}
      actions={
        <SearchBox
          key={keyword}
          label={t('people.search')}
          maxLength={254}
          value={keyword}
          onSearch={(keyword) => navigation.push(addressOf(keyword))}
        />
      }
    >
      {error && !data ? (
        <Failure title={t('people.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={16}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <PeopleTable
            people={list}
            loading={fetching && !data}
            empty={
              <EmptyState kind="search" level={2} title={t('people.none')}>
                {t('people.noneHint')}
              </EmptyState>
            }
          />
          <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} pathFor={(next) => addressOf(keyword, next)} />
        </Stack>
      )}
    </StaffFrame>
  );
}

// An empty list names no person.
const CONTEXT = { additionalTypenames: ['Person'] };
