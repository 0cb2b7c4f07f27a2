import { toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import type { AnyVariables, OperationContext, TypedDocumentNode } from 'urql';

/**
 * A deed for which one must be somebody: a guest signs in first. It is done with the client of the person who then is
 * here, so that what it touches is asked anew for them. What was refused is shown.
 */
export function usePersonalDeed(context: Partial<OperationContext>) {
  const host = useHost();
  const [acting, setActing] = useState(false);

  /** Answers whether it was done. */
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
