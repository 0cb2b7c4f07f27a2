import type { Role } from '@meowtale/contracts/roles';
import { Button, EmptyState, Page, Stack } from '@meowtale/ui';
import { type AppError, FailureNotice, type SessionPerson, toAppError, useHost, usePerson } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gql } from 'urql';

/** The creators' roles; the first of these is given on request (SPEC §6). */
const MAKERS: readonly Role[] = ['creator', 'contributing_author', 'contracted_author', 'publisher'];

const becomeCreator = gql<{ me: { uuid: string; roles: string[] } | null }, object>`
  query BecomeCreator {
    me(role: "creator") {
      uuid
      roles
    }
  }
`;

export const isCreator = (person: SessionPerson | null): boolean => person?.roles.some((role) => MAKERS.includes(role)) ?? false;

/** Renders the page for creators, and an invitation for others. */
export function CreatorGate({ children }: { children: ReactNode }) {
  const person = usePerson();
  if (!person) return null;
  return isCreator(person) ? children : <Invitation />;
}

/** Returns the function that gives the person the role of a creator, and its state. */
export function useBecomeCreator() {
  const { urql, session } = useHost();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function accept() {
    setAsking(true);
    const { error } = await urql.query(becomeCreator, {}, { requestPolicy: 'network-only' }).toPromise();
    setFailure(error ? toAppError(error) : null);
    // The session reloads the person and gets a token with the role.
    if (!error) await session.refresh();
    setAsking(false);
    return !error;
  }
  return { accept, asking, failure };
}

function Invitation() {
  const { t } = useTranslation();
  const { accept, asking, failure } = useBecomeCreator();
  return (
    <Page width="wide">
      <Stack gap={16}>
        <FailureNotice failure={failure} />
        <EmptyState
          kind="desk"
          level={1}
          title={t('creator.title')}
          actions={
            <Button variant="primary" loading={asking} onClick={accept}>
              {t('creator.become')}
            </Button>
          }
        >
          {t('creator.words')}
        </EmptyState>
      </Stack>
    </Page>
  );
}
