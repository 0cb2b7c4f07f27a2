import { LABEL_PREFIX } from '@meowtale/contracts/inputs/catalog/label';
import { gql } from 'urql';

/** A person's own label; `name` includes its prefix. */
export interface CustomTag {
  uuid: string;
  name: string;
}

export const wordsOf = ({ name }: Pick<CustomTag, 'name'>): string => name.slice(LABEL_PREFIX.length);

export const findAppLabels = gql<{ findCustomTag: CustomTag[] }, object>`
  query LobbyLabels {
    findCustomTag(category: "app") {
      uuid
      name
    }
  }
`;

export const addAppLabel = gql<{ addCustomTag: CustomTag }, { name: string }>`
  mutation AddLabel($name: String!) {
    addCustomTag(category: "app", name: $name) {
      uuid
      name
    }
  }
`;

export const renameLabel = gql<{ setCustomTag: CustomTag }, { uuid: string; name: string }>`
  mutation RenameLabel($uuid: ID!, $name: String!) {
    setCustomTag(uuid: $uuid, name: $name) {
      uuid
      name
    }
  }
`;

export const deleteLabel = gql<{ delCustomTag: boolean }, { uuid: string }>`
  mutation DeleteLabel($uuid: ID!) {
    delCustomTag(uuid: $uuid)
  }
`;

/** A renamed or deleted label changes wherever it is used. */
export const TOUCHES_LABELS = { additionalTypenames: ['CustomTag', 'App'] };
