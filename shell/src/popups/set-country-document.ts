import { gql } from '@urql/core';

export const SetCountryDocument = gql<{ setUserCountry: { uuid: string; country: string } }, { country: string }>`
  mutation ShellSetCountry($country: String!) {
    setUserCountry(country: $country) {
      uuid
      country
    }
  }
`;
