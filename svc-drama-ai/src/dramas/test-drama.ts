import type { TestPerson, TestService } from '@meowtale/service-kit/testing';
import { newLine, newParagraph } from '@meowtale/story/model';

const DRAMA = `uuid title label revision paragraphs lines characters words languages updatedAt`;
const DATA = 'data(since: $since) { parts removed whole }';

export interface TestDrama {
  uuid: string;
  title: string;
  label: string;
  revision: number;
  paragraphs: number;
  lines: number;
  characters: number;
  words: number;
  languages: string[];
  updatedAt: string;
  data: { parts: { id: string; kind: string }[]; removed: string[]; whole: boolean };
}

/** Returns a paragraph with English lines. */
export const paragraph = (id: string, ...texts: string[]) =>
  newParagraph(id, { lines: texts.map((text, index) => newLine(`${id}-${index}`, { words: { 'en-US': text } })) });

export const partChanges = (...bodies: readonly object[]) => bodies.map((body) => ({ id: (body as { id: string }).id, body }));
export const removed = (...ids: readonly string[]) => ids.map((id) => ({ id, body: null }));

/** Returns calls on one person's dramas; each returns its data, or the error's `extensions`. */
export const dramasOf = (service: () => TestService, person: () => TestPerson) => {
  async function ask<T>(query: string, variables: Record<string, unknown>) {
    const { data, errors } = await service().graphql<Record<string, T>>(query, variables, person());
    const rejection = errors?.[0]?.extensions;
    return { refusal: rejection, answer: (rejection ? undefined : Object.values(data)[0]) as T };
  }
  const opened = (query: string, variables: Record<string, unknown>) => ask<TestDrama>(query, { since: null, ...variables });
  return {
    ask,
    add: (drama: object) =>
      opened(`mutation ($drama: DramaInput!, $since: Int) { addDrama(drama: $drama) { ${DRAMA} ${DATA} } }`, { drama }),
    save: (uuid: string, revision: number, drama: object, since: number | null = null) =>
      opened(
        `mutation ($uuid: ID!, $revision: Int!, $drama: DramaInput!, $since: Int) {
           setDrama(uuid: $uuid, revision: $revision, drama: $drama) { ${DRAMA} ${DATA} }
         }`,
        { uuid, revision, drama, since },
      ),
    copy: (uuid: string, title?: string) =>
      opened(`mutation ($uuid: ID!, $title: String, $since: Int) { copyDrama(uuid: $uuid, title: $title) { ${DRAMA} ${DATA} } }`, {
        uuid,
        title,
      }),
    async open(uuid: string, since: number | null = null): Promise<TestDrama> {
      const query = `query ($uuid: ID!, $since: Int) { findDrama(uuid: $uuid) { list { ${DRAMA} ${DATA} } } }`;
      const { answer } = await ask<{ list: TestDrama[] }>(query, { uuid, since });
      if (!answer?.list[0]) throw new Error(`there is no drama ${uuid}`);
      return answer.list[0];
    },
  };
};

/** Counts the SQL statements of some work, without those of the service's poll for jobs. */
export async function statementsOf(service: TestService, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = ({ sql }: { sql: string }) => {
    if (!/\bjobs\b/.test(sql)) count += 1;
  };
  service.db.on('query', note);
  await work().finally(() => service.db.removeListener('query', note));
  return count;
}
