import { pickWords } from '@meowtale/contracts/words';
import { useHost } from '@meowtale/web-kit';
import { useQuery } from 'urql';
import { type QuoteLine, WORK_NAMES } from './documents.ts';

/** What a bill's line is for, in the reader's language; the wallet's own name for it until the catalogue has answered. */
export function LineName({ line }: { line: QuoteLine }) {
  const { locale } = useHost();
  const [{ data }] = useQuery({ query: WORK_NAMES, variables: { id: line.store_id } });
  const work = data?.findStore.list[0];
  const words = work ? pickWords(work.store_info, locale, work.default_lang) : null;
  return <span lang={words?.language}>{words?.name ?? line.store_name}</span>;
}
