import { expect, test } from '@jest/globals';
import { createProviders } from './create-providers.ts';

const namesOf = ({ text, pictures }: ReturnType<typeof createProviders>) => [
  text.map(({ name }) => name),
  pictures.map(({ name }) => name),
];

test('without a key there is only the draft', () => expect(namesOf(createProviders({}))).toEqual([['draft'], ['draft']]));

test("the operator's providers come first", () => {
  const env = {
    AI_OPENAI_BASE_URL: 'https://models.example/v1',
    AI_OPENAI_API_KEY: 'sk-x',
    AI_OPENAI_MODEL: 'large',
    AI_SDWEBUI_URL: 'http://localhost:7860',
  };
  expect(namesOf(createProviders(env))).toEqual([
    ['openai', 'draft'],
    ['sdwebui', 'draft'],
  ]);
});
