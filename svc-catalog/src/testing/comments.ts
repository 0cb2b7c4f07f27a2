import type { TestPerson } from '@meowtale/service-kit/testing';
import type { TestCatalog } from './catalog.ts';

const FIELDS = 'uuid parent_uuid comment is_buyer user { uuid }';

export interface FoundComment {
  uuid: string;
  parent_uuid: string | null;
  comment: string;
  is_buyer: boolean;
  reply_count: number;
  replies: Omit<FoundComment, 'replies' | 'reply_count'>[];
}

interface FoundPage {
  list: FoundComment[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const NOTHING: FoundPage = { list: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } };

/** Returns calls of the API about comments. */
export function commentsOf(catalog: TestCatalog) {
  const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
  return {
    async add(person: TestPerson, to: string, comment: string, parent?: string) {
      const query = `mutation ($to: ID!, $comment: String!, $parent: ID) {
        addStoreComment(store_id: $to, comment: $comment, parent_uuid: $parent) { ${FIELDS} } }`;
      const answer = await catalog.graphql(query, { to, comment, parent }, person);
      return { ...(answer.data?.addStoreComment as FoundComment | undefined), code: codeOf(answer) };
    },
    async change(person: TestPerson, uuid: string, comment: string) {
      const query = 'mutation ($uuid: ID!, $comment: String!) { setStoreComment(uuid: $uuid, comment: $comment) { uuid } }';
      return codeOf(await catalog.graphql(query, { uuid, comment }, person));
    },
    async remove(person: TestPerson, uuid: string) {
      return codeOf(await catalog.graphql('mutation ($uuid: ID!) { delStoreComment(uuid: $uuid) }', { uuid }, person));
    },
    async find(id: string, q: object = {}, parent?: string) {
      const query = `query ($id: ID!, $q: ListQuery, $parent: ID) { findStoreComment(store_id: $id, q: $q, parent_uuid: $parent) {
        totalCount pageInfo { hasNextPage endCursor } list { ${FIELDS} reply_count replies { ${FIELDS} } } } }`;
      const answer = await catalog.graphql(query, { id, q, parent });
      const found = answer.data?.findStoreComment as FoundPage | undefined;
      const { list, totalCount, pageInfo } = found ?? NOTHING;
      return { list, totalCount, pageInfo, words: list.map(({ comment }) => comment), code: codeOf(answer) };
    },
    async counted(id: string): Promise<number> {
      const answer = await catalog.graphql(`{ findStore(id: "${id}") { list { store_stats { comment_count } } } }`);
      return answer.data.findStore.list[0].store_stats.comment_count;
    },
    async report(person: TestPerson, uuid: string, reason = 'spam', memo?: string) {
      const query =
        'mutation ($uuid: ID!, $reason: String!, $memo: String) { addStoreCommentReport(uuid: $uuid, reason: $reason, memo: $memo) }';
      const answer = await catalog.graphql(query, { uuid, reason, memo }, person);
      return { code: codeOf(answer), fields: answer.errors?.[0]?.extensions.fields };
    },
    async reported(staff: TestPerson, state?: string) {
      const query = `query ($state: String) { findStoreCommentReport(state: $state) { totalCount list {
        uuid comment is_deleted hidden_at store { uuid } parent_words report_count reports { reason memo words user { uuid } } } } }`;
      return (await catalog.graphql(query, { state }, staff)).data.findStoreCommentReport;
    },
    async decide(staff: TestPerson, uuid: string, action: string, reason = 'Because.') {
      const query =
        'mutation ($uuid: ID!, $action: String!, $reason: String!) { reviewStoreComment(uuid: $uuid, action: $action, reason: $reason) }';
      return codeOf(await catalog.graphql(query, { uuid, action, reason }, staff));
    },
    async notices(person: TestPerson) {
      const answer = await catalog.graphql('{ findNotification { list { type key params } } }', {}, person);
      return answer.data.findNotification.list as { type: string; key: string; params: Record<string, unknown> }[];
    },
  };
}
