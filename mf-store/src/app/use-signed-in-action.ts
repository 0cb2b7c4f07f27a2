import { toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import type { AnyVariables, OperationContext, TypedDocumentNode } from 'urql';

/**
 * Returns a function that runs a mutation which needs a person: a guest signs in first. It uses the client of the person after that, so
 * that affected queries run again for them. Errors are shown.
 */
export function useSignedInAction(context: Partial<OperationContext>) {
  const host = useHost();
  const [acting, setActing] = useState(false);

  /** Returns whether the mutation succeeded. */
  async function act<Variables extends AnyVariables>(
    document: TypedDocumentNode<unknown, Variables>,
    variables: Variables,
  ): Promise<boolean> {
    if (!(await host.session.signIn())) return false;
    setActing(true);
    const { error } = await host.urql.mutation(document, variables, context).toPromise();
    setActing(false);
    if (error) host.showError(toAppError(error));
    return !error;
  }
  return { act, acting };
}
