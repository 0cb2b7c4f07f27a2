import type { Role } from '@meowtale/contracts/roles';
import { gql } from '@urql/core';

/** The query for the person of this session. The first call creates their account; the role is SPEC §6's. */
export const MeDocument = gql<{ me: Me | null }, { role: string }>`
  query ShellMe($role: String) {
    me(role: $role) {
      uuid
      email
      email_verified
      country
      roles
      tokenRefreshNeeded
      profile {
        nickname
        head { url }
      }
    }
  }
`;

export interface Me {
  uuid: string;
  email: string;
  email_verified: boolean;
  country: string | null;
  roles: Role[];
  tokenRefreshNeeded: boolean;
  profile: { nickname: string; head: { url: string } | null };
}

export const SendVerificationDocument = gql<{ firebaseSendEmailVerification: boolean }, { lang: string; returnUrl: string | null }>`
  mutation ShellSendEmailVerification($lang: String!, $returnUrl: String) {
    firebaseSendEmailVerification(lang: $lang, returnUrl: $returnUrl)
  }
`;

export const IsFreeNicknameDocument = gql<{ isFreeNickname: boolean }, { nickname: string }>`
  query ShellIsFreeNickname($nickname: String!) {
    isFreeNickname(nickname: $nickname)
  }
`;

export const SetNicknameDocument = gql<{ setUser: { uuid: string } }, { nickname: string }>`
  mutation ShellSetNickname($nickname: String!) {
    setUser(profile: { nickname: $nickname }) {
      uuid
    }
  }
`;
