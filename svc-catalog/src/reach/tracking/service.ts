import {
  clientSourceProfileInput,
  type TrafficLogInput,
  trafficLogInput,
  trafficLogsInput,
} from '@meowtale/contracts/inputs/catalog/tracking';
import { type Actor, parseInput } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { isWithinBudget } from './budgets.ts';
import { countRecent, insertTraffic, saveProfile, type TrafficRow } from './repository.ts';

export { recordQuietly } from './record-quietly.ts';

/** Limit for one browser: more than a person causes, so that a script stops here. */
const EVENTS_PER_MINUTE = 120;

/**
 * Saves a guest's browser profile once (SPEC §3), under a random uuid that belongs to no person; returns false when too many are added at
 * once. No page reads profiles: operators do, by SQL, for two years.
 * @throws DomainError `input/invalid`
 */
export async function addProfile(db: Db, actor: Actor, input: unknown): Promise<boolean> {
  const profile = parseInput(clientSourceProfileInput, input);
  if (!(await isWithinBudget(db, actor, 'client_source_profiles'))) return false;
  await saveProfile(db, profile);
  return true;
}

/**
 * Stores an event on a page; returns false above the limit of the browser, the person or all visitors.
 * @throws DomainError `input/invalid`
 */
export async function addTraffic(db: Db, actor: Actor, input: unknown): Promise<boolean> {
  return noteTraffic(db, actor, parseInput(trafficLogInput, input));
}

/** Stores the events that a browser batched; returns for each whether it was stored. @throws DomainError `input/invalid` */
export async function addTrafficOfPage(db: Db, actor: Actor, inputs: unknown): Promise<boolean[]> {
  const noted: boolean[] = [];
  for (const log of parseInput(trafficLogsInput, inputs)) noted.push(await noteTraffic(db, actor, log));
  return noted;
}

async function noteTraffic(db: Db, actor: Actor, log: TrafficLogInput): Promise<boolean> {
  const row = toRow(actor, log);
  if (row.client_id !== null && (await countRecent(db, row.client_id, EVENTS_PER_MINUTE)) >= EVENTS_PER_MINUTE) return false;
  if (!(await isWithinBudget(db, actor, 'traffic_logs'))) return false;
  await insertTraffic(db, row);
  return true;
}

const NOT_RECOGNISED = {
  client_id: null,
  session_id: null,
  user_uuid: null,
  screen: null,
  agent: null,
  page_title: null,
  referrer: null,
  hit: null,
  meta: null,
};

function toRow(actor: Actor, log: TrafficLogInput): TrafficRow {
  const { event_name, utm_source, utm_medium, utm_campaign, utm_term, utm_content, language, page } = log;
  const utm = { utm_source, utm_medium, utm_campaign, utm_term, utm_content };
  const common = { ...utm, uuid: uuidv7(), event_name, language: language ?? null, page_path: pathOf(page.url) };
  // Identifying fields are stored only with consent and a client id.
  if (!log.consent || log.client_id == null) return { ...common, ...NOT_RECOGNISED };
  return {
    ...common,
    client_id: log.client_id,
    session_id: log.session_id ?? null,
    user_uuid: actor.kind === 'user' ? actor.uuid : null,
    screen: log.screen,
    agent: log.agent,
    page_title: page.title,
    referrer: originAndPathOf(page.referrer),
    hit: log.hit ?? null,
    meta: log.meta,
  };
}

/** Drops the query, because it can contain return addresses and play capabilities. */
const pathOf = (address: string): string => read(address)?.pathname ?? '';
const originAndPathOf = (address: string): string => {
  const url = address === '' ? null : read(address);
  return url ? `${url.host}${url.pathname}` : '';
};

function read(address: string): URL | null {
  const url = URL.parse(address, 'http://here');
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
