import { gql } from 'urql';

interface NoticeVariables {
  to: string;
  roles: string[];
  user_uuids: string[];
  texts: { language: string; text: string }[];
  reason: string;
}

export const addNotification = gql<{ addNotification: string }, NoticeVariables>`
  mutation AddNotification(
    $to: String!
    $roles: [String!]
    $user_uuids: [ID!]
    $texts: [NotificationTextInput!]!
    $reason: String!
  ) {
    addNotification(to: $to, roles: $roles, user_uuids: $user_uuids, texts: $texts, reason: $reason)
  }
`;
