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

  /** Returns whether the mutation succeeded. `variables` may be a function that takes a while. */
  async function act<Variables extends AnyVariables>(
    document: TypedDocumentNode<unknown, Variables>,
    variables: Variables | (() => Promise<Variables>),
  ): Promise<boolean> {
    if (!(await host.session.signIn())) return false;
    setActing(true);
    const given = typeof variables === 'function' ? await variables() : variables;
    const { error } = await host.urql.mutation(document, given, context).toPromise();
    setActing(false);
    if (error) host.showError(toAppError(error));
    return !error;
  }
  return { act, acting };
}
