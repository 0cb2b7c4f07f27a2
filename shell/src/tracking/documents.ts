import { gql } from '@urql/core';

export const VALID_AD_LINK = gql<{ isValidStoreAdLink: boolean }, { uid: string; storeId: string | null }>`
  query ValidAdLink($uid: String!, $storeId: ID) {
    isValidStoreAdLink(uid: $uid, store_id: $storeId)
  }
`;

export const LOG_AD_LINK = gql`
  mutation LogAdLink(
    $uid: String!
    $client_id: String
    $utm_source: String
    $utm_medium: String
    $utm_campaign: String
    $utm_term: String
    $utm_content: String
  ) {
    addLogStoreAdLink(
      uid: $uid
      client_id: $client_id
      utm_source: $utm_source
      utm_medium: $utm_medium
      utm_campaign: $utm_campaign
      utm_term: $utm_term
      utm_content: $utm_content
    )
  }
`;

export const ADD_PROFILE = gql<{ addClientSourceProfileByGuest: boolean }, { input: object }>`
  mutation AddProfile($input: ClientSourceProfileInput!) {
    addClientSourceProfileByGuest(input: $input)
  }
`;

export const ADD_TRAFFIC = gql`
  mutation AddTraffic($inputs: [TrafficLogInput!]!) {
    addTrafficLogs(inputs: $inputs)
  }
`;
