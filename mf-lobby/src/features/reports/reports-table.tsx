import { Button, FoldedText, Group, Stack, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { formatDateTime, Link, paths, useHost, usePerson, withQuery } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedWords } from '../../app/folded-words.tsx';
import { StaffMark } from '../../app/staff-mark.tsx';
import { nameOf } from '../marketing/promoted.ts';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import type { CommentReport, ReportedComment } from './documents.ts';
import classes from './reports.module.css';
import type { ReportQueue } from './reports-address.ts';

interface ReportsTableProps {
  queue: ReportQueue;
  comments: ReportedComment[];
  loading: boolean;
  empty: ReactNode;
  /** Called when a colleague has decided meanwhile. */
  onStale(): void;
}

const DECISIONS: Readonly<Record<ReportQueue, readonly Decision[]>> = { open: ['hide', 'dismiss'], hidden: ['show'] };
/** A deleted comment is shown nowhere, so it can't be hidden. */
const DELETED_DECISIONS: readonly Decision[] = ['dismiss'];

/** Renders comments with their writers and their reports. */
export function ReportsTable({ queue, comments, loading, empty, onStale }: ReportsTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [open, setOpen] = useState<{ decision: Decision; comment: ReportedComment } | null>(null);
  const columns: TableColumn<ReportedComment>[] = [
    { key: 'comment', header: t('reports.comment'), rowHeader: true, sentences: true, render: (comment) => <Words comment={comment} /> },
    {
      key: 'reports',
      header: t('reports.why'),
      sentences: true,
      render: ({ comment, report_count, reports }) => (
        <Stack gap={8}>
          <Text size="small" tone="muted">
            {t('reports.number', { number: new Intl.NumberFormat(locale).format(report_count) })}
          </Text>
          {reports.map((report) => (
            <Report key={report.uuid} report={report} isChanged={report.words !== comment} />
          ))}
        </Stack>
      ),
    },
  ];
  return (
    <>
      <Table
        label={t(`reports.queue.${queue}`)}
        columns={columns}
        rows={comments}
        rowKey={({ uuid }) => uuid}
        loading={loading}
        loadingLabel={t('reports.loading')}
        empty={empty}
        actionsLabel={t('stores.actions')}
        rowActions={(comment) => (
          <Actions
            comment={comment}
            decisions={comment.is_deleted ? DELETED_DECISIONS : DECISIONS[queue]}
            onOpen={(decision) => setOpen({ decision, comment })}
          />
        )}
      />
      {open ? (
        <DecisionDialog
          {...open}
          onClose={(failed) => {
            setOpen(null);
            if (failed) onStale();
          }}
        />
      ) : null}
    </>
  );
}

function Writer({ person }: { person: CommentReport['user'] }) {
  const { t } = useTranslation();
  if (!person) return t('audit.gone');
  return (
    <>
      <Link className="mt-anchor mt-anchor--quiet" to={withQuery(paths.lobbyStaff('people'), { q: person.uuid })}>
        <UserText>{person.nickname}</UserText>
      </Link>{' '}
      <StaffMark of={person} />
    </>
  );
}

function Words({ comment: { store_id, store, parent_words, user, comment, is_deleted, created_at } }: { comment: ReportedComment }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Stack gap={4}>
      <Link className="mt-anchor" to={paths.store(store_id)} target="_blank">
        <UserText>{nameOf(store, locale) ?? t('stores.untitled')}</UserText>
      </Link>
      {parent_words === null ? null : <RepliesTo words={parent_words} />}
      {is_deleted ? (
        <Text tone="muted">{t('reports.deleted')}</Text>
      ) : (
        <FoldedText text={comment} moreLabel={t('folded.more')} lessLabel={t('folded.less')} />
      )}
      <Text size="small" tone="muted" as="span">
        <Writer person={user} />
        {' · '}
        <time dateTime={created_at}>{formatDateTime(created_at, locale)}</time>
      </Text>
    </Stack>
  );
}

function RepliesTo({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <Text size="small" tone="muted">
      {words === '' ? (
        t('reports.replyToDeleted')
      ) : (
        <>
          {t('reports.replyTo')} <UserText>{words}</UserText>
        </>
      )}
    </Text>
  );
}

function Report({ report: { user, reason, memo, words }, isChanged }: { report: CommentReport; isChanged: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <Text as="span" weight="medium">
        {t(`reports.reason.${reason}`)}
      </Text>{' '}
      <Text size="small" tone="muted" as="span">
        <Writer person={user} />
      </Text>
      {memo ? <FoldedWords text={memo} /> : null}
      {isChanged ? (
        <div className={classes.then}>
          <Text size="small" tone="muted">
            {t('reports.then')}
          </Text>
          <FoldedWords text={words} />
        </div>
      ) : null}
    </div>
  );
}

interface ActionsProps {
  comment: ReportedComment;
  decisions: readonly Decision[];
  onOpen(decision: Decision): void;
}

/** Renders the actions; a colleague decides about staff's own comment. */
function Actions({ comment: { user }, decisions, onOpen }: ActionsProps) {
  const { t } = useTranslation();
  const person = usePerson();
  if (person?.uuid === user?.uuid)
    return (
      <Text size="small" tone="muted" as="span">
        {t('reports.own')}
      </Text>
    );
  const name = user?.nickname ?? t('audit.gone');
  return (
    <Group gap={8} wrap={false} justify="end">
      {decisions.map((decision) => (
        <Button key={decision} size="small" aria-label={t(`reports.${decision}Named`, { name })} onClick={() => onOpen(decision)}>
          {t(`reports.${decision}`)}
        </Button>
      ))}
    </Group>
  );
}
