import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { PLAN_GRANT_STATES } from '@meowtale/contracts/inputs/wallet/plans';
import { Button, EmptyState, Section, Stack, Tabs } from '@meowtale/ui';
import { Failure, PageLinks, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { SearchBox } from '../../app/search-box.tsx';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { FoundPeople } from '../people/found-people.tsx';
import { findPlanGrants, TOUCHES_PLANS } from './documents.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { GrantsTable } from './grants-table.tsx';
import { type PlansAddress, plansAddress, readPlansAddress } from './plans-address.ts';

/** Renders `/lobby/staff/plans`: granting plans to people found here, and the grants that run or are over. */
export function PlansPage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const address = readPlansAddress(useLocation().search);
  const { q } = address;
  const granted = <Granted address={address} />;
  return (
    <StaffFrame
      room="plans"
      subtitle={t('planGrants.words')}
      actions={
        <SearchBox
          key={q}
          label={t('people.search')}
          maxLength={254}
          value={q}
          onSearch={(keyword) => navigation.push(plansAddress({ q: keyword }))}
        />
      }
    >
      {q ? (
        <FoundPeople
          room="plans"
          keyword={q}
          action={{ label: t('planGrants.grant'), named: (name) => t('planGrants.grantNamed', { name }) }}
          dialog={(person, onClose) => <GrantDialog person={person} onClose={onClose} />}
        >
          {granted}
        </FoundPeople>
      ) : (
        granted
      )}
    </StaffFrame>
  );
}

function Granted({ address: { state, user, page } }: { address: PlansAddress }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findPlanGrants,
    variables: { state, user, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_PLANS,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findPlanGrant ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  const addressOf = (change: Partial<PlansAddress>) => plansAddress({ state, user, ...change });
  return (
    <Section
      title={t('planGrants.given')}
      actions={
        user ? (
          <Button variant="ghost" onClick={() => navigation.push(plansAddress({ state }))}>
            {t('audit.showAll')}
          </Button>
        ) : null
      }
    >
      <Stack gap={16}>
        <Tabs
          label={t('planGrants.states')}
          items={PLAN_GRANT_STATES.map((value) => ({
            value,
            label: t(`planGrants.state.${value}`),
            href: navigation.href(addressOf({ state: value })),
          }))}
          value={state}
          onChange={(value) => navigation.push(addressOf({ state: PLAN_GRANT_STATES.find((each) => each === value) ?? state }))}
        />
        {error && !data ? (
          <Failure title={t('planGrants.failed')} error={error} onRetry={retry} retrying={fetching} />
        ) : (
          <>
            {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
            <GrantsTable
              label={`${t('planGrants.given')}: ${t(`planGrants.state.${state}`)}`}
              grants={list}
              loading={fetching && !data}
              ofPerson={(uuid) => addressOf({ user: uuid })}
              onStale={retry}
              empty={
                <EmptyState kind="lamp" level={3} title={t(`planGrants.none.${state}`)}>
                  {t(`planGrants.noneHint.${state}`)}
                </EmptyState>
              }
            />
            <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} pathFor={(next) => addressOf({ page: next })} />
          </>
        )}
      </Stack>
    </Section>
  );
}
