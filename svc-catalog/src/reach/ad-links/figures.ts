import { adLinkDaysInput, daysOf } from '@meowtale/contracts/inputs/catalog/ad-link-days';
import { clockNow, parseInput } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { listVisitDays, listVisitSources, type VisitDayRow, type VisitSourceRow } from './counts-repository.ts';

const SOURCES_MAX = 50;

interface Range {
  from: string;
  to: string;
}

/** Figures of a link in a range of days. */
export interface LinkFigures {
  /** @throws DomainError `input/invalid` */
  visitDays(args: unknown): Promise<VisitDayRow[]>;
  /** @throws DomainError `input/invalid` */
  visitSources(args: unknown): Promise<VisitSourceRow[]>;
}

/** Returns a function that returns a link's figures; those of all these links are read with one query for each distinct input. */
export function figuresOf(db: Db, uuids: readonly string[]): (uuid: string) => LinkFigures {
  const days = shared(db, (range) => listVisitDays(db, uuids, range));
  const sources = shared(db, (range) => listVisitSources(db, uuids, { ...range, limit: SOURCES_MAX }));
  return (uuid) => ({
    visitDays: async (args) => (await days(args)).get(uuid) ?? [],
    visitSources: async (args) => (await sources(args)).get(uuid) ?? [],
  });
}

function shared<T extends { ad_link_uuid: string }>(db: Db, list: (range: Range) => Promise<T[]>) {
  const results = new Map<string, Promise<Map<string, T[]>>>();
  async function read(args: unknown) {
    const range = daysOf(parseInput(adLinkDaysInput, args), await clockNow(db));
    return Map.groupBy(await list(range), (row) => row.ad_link_uuid);
  }
  return (args: unknown) => {
    const question = JSON.stringify(args);
    const answer = results.get(question) ?? read(args);
    results.set(question, answer);
    return answer;
  };
}
