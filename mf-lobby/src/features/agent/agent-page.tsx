import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { EmptyState, Page, PageHeader, Stack, Tabs } from '@meowtale/ui';
import { Failure, PageLinks, StaleNotice, useHost, useLocation, usePerson } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { AGENT_TABS, type AgentTab, agentAddress, readAgentAddress, stateOfTab } from './agent-address.ts';
import { AskedTable } from './asked-table.tsx';
import { findAsked, TOUCHES_AGENT } from './documents.ts';
import { RepresentedPage } from './represented-page.tsx';

/** Renders `/lobby/agent` for publishers: the listings that they are asked to represent or represent, or the one in the address. */
export function AgentPage() {
  const address = readAgentAddress(useLocation().search);
  return address.store ? (
    <RepresentedPage key={address.store} id={address.store} back={{ ...address, store: null }} />
  ) : (
    <Asked {...address} />
  );
}

function Asked({ room, page }: { room: AgentTab; page: number }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const isPublisher = usePerson()?.roles.includes('publisher') ?? false;
  const [{ data, error, fetching }, ask] = useQuery({
    query: findAsked,
    variables: { state: stateOfTab(room), q: { page, pageSize: PAGE_SIZE_DEFAULT, orderField: 'updated_at-desc' } },
    context: TOUCHES_AGENT,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findStoreMe ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  // A former publisher may still represent a listing.
  if (!isPublisher && (data ? AGENT_TABS.every((each) => data[each].totalCount === 0) : !error)) return <AboutAgents />;
  return (
    <Page width="wide">
      <PageHeader title={t('agent.title')} subtitle={t(`agent.subtitle.${room}`)} />
      <Stack gap={16}>
        <Tabs
          label={t('agent.rooms')}
          items={AGENT_TABS.map((value) => ({
            value,
            label: t(`agent.room.${value}`),
            count: data?.[value].totalCount,
            href: navigation.href(agentAddress({ room: value })),
          }))}
          value={room}
          onChange={(value) => navigation.push(agentAddress({ room: value as AgentTab }))}
        />
        {error && !data ? (
          <Failure title={t('agent.failed')} error={error} onRetry={retry} retrying={fetching} />
        ) : (
          <>
            {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
            <AskedTable
              stores={list}
              loading={fetching && !data}
              address={{ room, page }}
              empty={
                <EmptyState kind="lamp" level={2} title={t(`agent.none.${room}`)}>
                  {t(`agent.noneHint.${room}`)}
                </EmptyState>
              }
            />
            <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} pathFor={(next) => agentAddress({ room, page: next })} />
          </>
        )}
      </Stack>
    </Page>
  );
}

/** Renders what agents are and how to become one, for people who represent no listing. */
function AboutAgents() {
  const { t } = useTranslation();
  return (
    <Page width="wide">
      <EmptyState kind="desk" level={1} title={t('agent.aboutTitle')}>
        {t('agent.about')}
      </EmptyState>
    </Page>
  );
}
