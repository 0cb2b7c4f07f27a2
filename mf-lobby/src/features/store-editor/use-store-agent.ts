import { AGENT_STATE } from '@meowtale/contracts/states';
import { type AppError, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from 'urql';
import type { StoreAgent } from '../agent/documents.ts';
import { type AgentOfStore, findStoreAgent, TOUCHES_STORE_AGENT } from './agent-documents.ts';
import { openStore } from './documents.ts';
import { useEditor } from './editor-context.tsx';
import { toListing, toSavedSubmit } from './submit-data.ts';

const LOOK_EVERY_MS = 20_000;

export interface StoreAgentAnswer {
  /** Null without a request; undefined while unknown. */
  agent: StoreAgent | null | undefined;
  error: AppError | null;
  fetching: boolean;
  retry(): void;
}

/**
 * Returns the agent of the open listing, polled while others are to act. Once it is represented, its agent's actions are loaded into the
 * editor (SPEC §4, "state 4 triggers store reload").
 */
export function useStoreAgent(): StoreAgentAnswer {
  const id = useEditor((state) => state.listing.uuid);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findStoreAgent,
    variables: { id },
    context: TOUCHES_STORE_AGENT,
    requestPolicy: 'cache-and-network',
  });
  const found = data?.findStoreMe.list[0];
  const agent = found ? found.store_agent : undefined;
  const retry = () => ask({ requestPolicy: 'network-only' });
  const isOthersTurn =
    agent?.state === AGENT_STATE.waiting || agent?.state === AGENT_STATE.reviewing || agent?.state === AGENT_STATE.accepted;
  const recheck = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !fetching) retry();
  });
  useEffect(() => {
    if (!isOthersTurn) return;
    const timer = setInterval(recheck, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOthersTurn]);
  useFollowing(found);
  return { agent, error: error ? toAppError(error) : null, fetching, retry };
}

/** Reloads the listing once its agent changed the submission's state. Unsaved input stays. */
function useFollowing(found: AgentOfStore | undefined): void {
  const { urql } = useHost();
  const saved = useEditor((state) => state.savedSubmit);
  const saving = useEditor((state) => state.save === 'saving');
  const moveOn = useEditor((state) => state.moveOn);
  const follow = useEffectEvent(async (id: string) => {
    const { data } = await urql.query(openStore, { id }, { requestPolicy: 'network-only' }).toPromise();
    const [store] = data?.findStoreMe.list ?? [];
    if (store) moveOn(toSavedSubmit(store.current_submit), toListing(store));
  });
  const submit = found?.store_agent?.state === AGENT_STATE.accepted ? found.current_submit : undefined;
  const isBehind = submit !== undefined && submit.revision >= saved.revision && submit.status !== saved.status;
  const storeId = found?.uuid;
  useEffect(() => {
    if (isBehind && storeId && !saving) void follow(storeId);
  }, [isBehind, storeId, saving]);
}
