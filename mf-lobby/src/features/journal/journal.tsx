import { Button, Card, EmptyState, Section, Skeleton, Stack, VisuallyHidden } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, paths, StaleNotice, useHost, useLocation, withQuery } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { addEntry, findJournal, type JournalWords, TOUCHES_JOURNAL } from './documents.ts';
import { EntryForm } from './entry-form.tsx';
import classes from './journal.module.css';
import { JournalItem } from './journal-item.tsx';
import { useFocusBack } from './use-focus-back.ts';

const PAGE_SIZE = 10;

/** Renders the updates of a listing, with private notes. */
export function Journal({ storeId }: { storeId: string }) {
  const { t } = useTranslation();
  const [writing, setWriting] = useState(false);
  const button = useFocusBack(writing);
  const write = writing ? null : (
    <Button ref={button} onClick={() => setWriting(true)}>
      {t('journal.write')}
    </Button>
  );
  return (
    <Section title={t('journal.title')} actions={write}>
      <Stack gap={24}>
        {writing ? <NewEntry storeId={storeId} onClose={() => setWriting(false)} /> : null}
        <Entries storeId={storeId} writing={writing} />
      </Stack>
    </Section>
  );
}

function NewEntry({ storeId, onClose }: { storeId: string; onClose(): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [{ fetching }, add] = useMutation(addEntry);
  async function save(texts: JournalWords) {
    const answer = await add({ store_id: storeId, ...texts }, TOUCHES_JOURNAL);
    if (!answer.error) notify(t('journal.added'), 'success');
    return answer;
  }
  return (
    <Card raised>
      <EntryForm
        draftOf={`update.${storeId}`}
        saved={{ content: '', note: '' }}
        savedAt={null}
        sending={fetching}
        onSave={save}
        onClose={onClose}
      />
    </Card>
  );
}

function Entries({ storeId, writing }: { storeId: string; writing: boolean }) {
  const { t } = useTranslation();
  const page = pageOf(useLocation().search);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findJournal,
    variables: { store_id: storeId, page },
    context: TOUCHES_JOURNAL,
    requestPolicy: 'cache-and-network',
  });
  const retry = () => ask({ requestPolicy: 'network-only' });
  if (!data && error) return <Failure error={error} title={t('journal.failed')} onRetry={retry} retrying={fetching} />;
  if (!data)
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{t('journal.loading')}</VisuallyHidden>
        <Skeleton lines={3} />
      </div>
    );
  const { list, totalCount } = data.findStoreUpdateLog;
  return (
    <>
      {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
      {totalCount === 0 && writing ? null : totalCount === 0 ? (
        <EmptyState kind="desk" level={3} title={t('journal.none')}>
          {t('journal.noneHint')}
        </EmptyState>
      ) : (
        <ul className={classes.entries}>
          {list.map((entry) => (
            <JournalItem key={entry.uuid} entry={entry} />
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        pageSize={PAGE_SIZE}
        total={totalCount}
        pathFor={(next) => withQuery(paths.setStore(storeId), { page: next })}
      />
    </>
  );
}
