import { gql } from 'urql';

export interface Follow {
  uuid: string;
  user: { uuid: string; nickname: string; is_staff: boolean; head: { uuid: string; url: string } | null };
}

export const findFollows = gql<{ findFollow: { list: Follow[]; totalCount: number } }, { page: number }>`
  query AccountFollows($page: Int) {
    findFollow(q: { page: $page, pageSize: 30, orderField: "created_at-desc" }) {
      list {
        uuid
        user { uuid nickname is_staff head { uuid url } }
      }
      totalCount
    }
  }
`;

export const delFollow = gql<{ delFollow: boolean }, { user: string }>`
  mutation AccountUnfollow($user: ID!) {
    delFollow(user_uuid: $user)
  }
`;

/** An empty list names none, and unfollowing returns none. */
export const TOUCHES_FOLLOWS = { additionalTypenames: ['Follow'] };
