import type { MetadataType } from '@meowtale/contracts/inputs/catalog/profile';
import { gql } from 'urql';

export interface Head {
  uuid: string;
  url: string;
  basename: string;
}

export interface Entry {
  _cid: string;
  type: MetadataType;
  name: string;
  value: string;
  show: boolean;
}

export interface Profile {
  uuid: string;
  email: string;
  email_verified: boolean;
  country: string | null;
  profile: { nickname: string; brief: string; head: Head | null };
  social: { email: { value: string } };
  metadata: Entry[];
  profile_revision: number;
}

const PROFILE = gql`
  fragment Account_Profile on User {
    uuid
    email
    email_verified
    country
    profile { nickname brief head { uuid url basename } }
    social { email { value } }
    metadata { _cid type name value show }
    profile_revision
  }
`;

export const findProfile = gql<{ me: Profile | null }, Record<string, never>>`
  query AccountProfile {
    me { ...Account_Profile }
  }
  ${PROFILE}
`;

interface SetProfileVariables {
  profile: { nickname: string; brief: string; head: string | null; social_email: string };
  metadata: Entry[];
  revision: number;
}

export const setProfile = gql<{ setUser: Profile }, SetProfileVariables>`
  mutation AccountSetProfile($profile: UserProfileInput!, $metadata: [ProfileMetadataInput!]!, $revision: Int) {
    setUser(profile: $profile, metadata: $metadata, profile_revision: $revision) { ...Account_Profile }
  }
  ${PROFILE}
`;

export const sendVerification = gql<{ firebaseSendEmailVerification: boolean }, { lang: string; returnUrl: string }>`
  mutation AccountSendVerification($lang: String!, $returnUrl: String) {
    firebaseSendEmailVerification(lang: $lang, returnUrl: $returnUrl)
  }
`;

/** Every view of people has these types. */
export const TOUCHES_PEOPLE = { additionalTypenames: ['User', 'UserPublic'] };
