import { LABEL_PREFIX } from '@meowtale/contracts/inputs/catalog/label';
import { gql } from 'urql';

/** A label that somebody made for themselves; `name` has its prefix. */
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

/** Another name, and none any more, show wherever the label stands. */
export const TOUCHES_LABELS = { additionalTypenames: ['CustomTag', 'App'] };
