import { type AppError, toAppError } from '@meowtale/web-kit';
import { useState } from 'react';
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql';

/**
 * Returns a staff action: it runs the mutation, passes the data on, and names the affected types; an error is in `failure`. It resolves to
 * whether it succeeded.
 */
export function useStaffAction<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  touches: readonly string[],
  onDone: (data: Data) => void,
) {
  const [{ fetching: acting }, ask] = useMutation(document);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function act(variables: Variables): Promise<boolean> {
    setFailure(null);
    const { data, error } = await ask(variables, { additionalTypenames: ['AuditEntry', ...touches] });
    if (data) onDone(data);
    else setFailure(error ? toAppError(error) : { code: '9999' });
    return Boolean(data);
  }
  return { act, acting, failure, forget: () => setFailure(null) };
}
