import { type AppError, toAppError } from '@meowtale/web-kit';
import { useState } from 'react';
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql';
import { TOUCHES_STORES } from '../stores/documents.ts';
import { useEditor } from './editor-context.tsx';

/** Returns an action on the open submission: it runs the mutation, and passes the data on; an error is in `failure`. */
export function useSubmitAction<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  onDone: (data: Data) => void,
) {
  const [{ fetching }, ask] = useMutation(document);
  const [failure, setFailure] = useState<AppError | null>(null);
  // A save and an action at the same time would each read a revision that the other replaces.
  const saving = useEditor((state) => state.save === 'saving');

  async function act(variables: Variables): Promise<boolean> {
    setFailure(null);
    const { data, error } = await ask(variables, TOUCHES_STORES);
    if (data) onDone(data);
    else setFailure(error ? toAppError(error) : { code: '9999' });
    return Boolean(data);
  }
  return { act, acting: fetching, waiting: saving, failure };
}
