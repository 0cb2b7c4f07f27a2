import { toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { gql, useMutation } from 'urql';
import type { DramaRow } from './drama-table.tsx';

const archiveDrama = gql<{ setDramaArchived: { uuid: string; archived_at: string | null } }, { uuid: string; isArchived: boolean }>`
  mutation ArchiveDrama($uuid: ID!, $isArchived: Boolean!) {
    setDramaArchived(uuid: $uuid, isArchived: $isArchived) {
      uuid
      archived_at
    }
  }
`;

/** Returns the function that archives a drama, or brings an archived one back, and shows a message or the error. */
export function useArchiveDrama(onChanged: (drama: DramaRow) => void): (drama: DramaRow) => Promise<void> {
  const { t } = useTranslation();
  const { notify, showError } = useHost();
  const [{ fetching }, run] = useMutation(archiveDrama);
  return async (drama) => {
    if (fetching) return;
    const { uuid, title } = drama;
    const isArchived = !drama.archived_at;
    const { error } = await run({ uuid, isArchived }, { additionalTypenames: ['Drama'] });
    const failure = error ? toAppError(error) : null;
    if (failure) showError(failure);
    else notify(t(isArchived ? 'list.archived' : 'list.broughtBack', { title }), 'success');
    // One that was deleted elsewhere meanwhile isn't listed any more either.
    if (!failure || failure.code === 'drama/not-found') onChanged(drama);
  };
}
