import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, EmptyState, Section, Stack } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, paths, StaleNotice, useHost, useLocation, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { SearchBox } from '../../app/search-box.tsx';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { FoundPeople } from '../people/found-people.tsx';
import { findSilverGrants, TOUCHES_SILVER } from './documents.ts';
import { GiveDialog } from './give-dialog.tsx';
import { GrantsTable } from './grants-table.tsx';

interface SilverAddress {
  /** The search for recipients. */
  q?: string;
  /** Shows only this person's grants. */
  user?: string;
  page?: number;
}
const addressOf = (query: SilverAddress) => withQuery(paths.lobbyStaff('silver'), { page: 1, ...query });

/** Renders `/lobby/staff/silver`: granting silver to people found here, and earlier grants. */
export function SilverPage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const q = query.get('q') ?? '';
  const given = <Given user={query.get('user')} page={pageOf(search)} />;
  return (
    <StaffFrame
      room="silver"
      subtitle={t('silver.words')}
      actions={
        <SearchBox
          key={q}
          label={t('people.search')}
          maxLength={254}
          value={q}
          onSearch={(keyword) => navigation.push(addressOf(keyword ? { q: keyword } : {}))}
        />
      }
    >
      {q ? (
        <FoundPeople
          room="silver"
          keyword={q}
          action={{ label: t('silver.give'), named: (name) => t('silver.giveNamed', { name }) }}
          dialog={(person, onClose) => <GiveDialog person={person} onClose={onClose} />}
        >
          {given}
        </FoundPeople>
      ) : (
        given
      )}
    </StaffFrame>
  );
}

function Given({ user, page }: { user: string | null; page: number }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findSilverGrants,
    variables: { user, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_SILVER,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findSilverGrant ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <Section
      title={t('silver.given')}
      actions={
        user ? (
          <Button variant="ghost" onClick={() => navigation.push(addressOf({}))}>
            {t('audit.showAll')}
          </Button>
        ) : null
      }
    >
      {error && !data ? (
        <Failure title={t('silver.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={16}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <GrantsTable
            grants={list}
            loading={fetching && !data}
            ofPerson={(uuid) => addressOf({ user: uuid })}
            empty={
              <EmptyState kind="lamp" level={3} title={t('silver.none')}>
                {t('silver.noneHint')}
              </EmptyState>
            }
          />
          <PageLinks
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={totalCount}
            pathFor={(next) => addressOf({ ...(user && { user }), page: next })}
          />
        </Stack>
      )}
    </Section>
  );
}
