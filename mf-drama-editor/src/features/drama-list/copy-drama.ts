import { beginning } from '@meowtale/contracts/text/characters';
import { toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { gql, useMutation } from 'urql';
import type { DramaRow } from './drama-table.tsx';

const TITLE_MAX = 120;

const copyDrama = gql<{ copyDrama: { uuid: string } }, { uuid: string; title: string }>`
  mutation CopyDrama($uuid: ID!, $title: String) {
    copyDrama(uuid: $uuid, title: $title) {
      uuid
    }
  }
`;

/** Returns the function that copies a drama with its story, and shows a message or the error. */
export function useCopyDrama(onCopied: () => void): { copy(drama: DramaRow): Promise<void>; copying: boolean } {
  const { t } = useTranslation();
  const { notify, showError } = useHost();
  const [{ fetching }, run] = useMutation(copyDrama);
  async function copy({ uuid, title }: DramaRow) {
    if (fetching) return;
    const name = beginning(t('list.copyOf', { title }), TITLE_MAX);
    const { error } = await run({ uuid, title: name }, { additionalTypenames: ['Drama'] });
    if (error) return showError(toAppError(error));
    notify(t('list.copied', { title: name }), 'success');
    onCopied();
  }
  return { copy, copying: fetching };
}
