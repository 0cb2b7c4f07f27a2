import { gql } from 'urql';

export interface Person {
  uuid: string;
  nickname: string;
  email: string;
  platform_key: string | null;
  country: string | null;
  roles: string[];
  contracted_level: number | null;
  suspended_until: string | null;
  created_at: string;
}

const PERSON = gql`
  fragment Desk_Person on Person {
    uuid
    nickname
    email
    platform_key
    country
    roles
    contracted_level
    suspended_until
    created_at
  }
`;

export const findPeople = gql<{ findPeople: { list: Person[]; totalCount: number } }, { keyword: string; q: object }>`
  query DeskPeople($keyword: String, $q: ListQuery) {
    findPeople(keyword: $keyword, q: $q) {
      list { ...Desk_Person }
      totalCount
    }
  }
  ${PERSON}
`;

interface RolesVariables {
  uuid: string;
  roles: string[];
  level: number | null;
  reason: string;
}

export const setRoles = gql<{ setPersonRoles: Person }, RolesVariables>`
  mutation SetPersonRoles($uuid: ID!, $roles: [String!]!, $level: Int, $reason: String!) {
    setPersonRoles(user_uuid: $uuid, roles: $roles, contracted_level: $level, reason: $reason) {
      ...Desk_Person
    }
  }
  ${PERSON}
`;

export const suspendPerson = gql<{ suspendPerson: Person }, { uuid: string; days: number; reason: string }>`
  mutation SuspendPerson($uuid: ID!, $days: Int!, $reason: String!) {
    suspendPerson(user_uuid: $uuid, days: $days, reason: $reason) {
      ...Desk_Person
    }
  }
  ${PERSON}
`;

export const liftSuspension = gql<{ liftSuspension: Person }, { uuid: string; reason: string }>`
  mutation LiftSuspension($uuid: ID!, $reason: String!) {
    liftSuspension(user_uuid: $uuid, reason: $reason) {
      ...Desk_Person
    }
  }
  ${PERSON}
`;

interface PenaltyVariables {
  uuid: string;
  /** Coins. */
  sold: number;
  reason: string;
  key: string;
}

export const addPenalty = gql<{ addPenalty: { uuid: string } }, PenaltyVariables>`
  mutation AddPenalty($uuid: ID!, $sold: Coins!, $reason: String!, $key: ID!) {
    addPenalty(user_uuid: $uuid, sold: $sold, reason: $reason, idempotency_key: $key) {
      uuid
    }
  }
`;

export const TOUCHES_PEOPLE = ['Person', 'UserPublic'];
