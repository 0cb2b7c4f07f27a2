import { expect, test } from '@jest/globals';
import { readEnv } from './env.ts';

const least = {
  NODE_ENV: 'test',
  PORT: '0',
  DATABASE_URL: 'postgres://x',
  NATS_URL: 'nats://x',
  FIREBASE_PROJECT_ID: 'x',
  GATEWAY_SIGNING_SECRET: 'g'.repeat(32),
  GRANT_SIGNING_SECRET: 'r'.repeat(32),
  AI_PRICES: '{}',
};

function faultsOf(more: Record<string, string>): readonly string[] {
  let reported: readonly string[] = [];
  const fail = (faults: readonly string[]): never => {
    reported = faults;
    throw new Error('refused');
  };
  expect(() => readEnv({ ...least, ...more }, fail)).toThrow('refused');
  return reported;
}

test('without settings of providers there is only the draft, and one blocked word', () => {
  expect(readEnv(least)).toMatchObject({ AI_BLOCKED_WORDS: ['porn'] });
  expect(readEnv({ ...least, AI_BLOCKED_WORDS: ' one , two,' })).toMatchObject({ AI_BLOCKED_WORDS: ['one', 'two'] });
});

test('http is only allowed for this machine', () => {
  for (const url of ['http://localhost:1234/v1', 'http://127.0.0.1:7860', 'http://[::1]:80', 'https://models.example/v1'])
    expect(readEnv({ ...least, AI_SDWEBUI_URL: url }).AI_SDWEBUI_URL).toBe(url);
  for (const url of ['http://models.example/v1', 'http://localhost.example', 'ftp://localhost', 'nowhere', 'https://a:b@models.example'])
    expect(faultsOf({ AI_SDWEBUI_URL: url })).toEqual([expect.stringMatching(/^AI_SDWEBUI_URL: has to be/)]);
});

test('an endpoint needs a model, and no error shows the key', () => {
  expect(faultsOf({ AI_OPENAI_BASE_URL: 'https://models.example/v1' })).toEqual([
    'AI_OPENAI_MODEL: has to be named where AI_OPENAI_BASE_URL is',
  ]);
  expect(faultsOf({ AI_OPENAI_API_KEY: 'sk two words' }).join()).not.toContain('sk');
});

test('sent prompts are retained for ninety days, or the configured number', () => {
  expect(readEnv(least).AI_SENT_DAYS).toBe(90);
  expect(readEnv({ ...least, AI_SENT_DAYS: '7' }).AI_SENT_DAYS).toBe(7);
  for (const days of ['0', '-1', '1.5', 'ever', '4000'])
    expect(faultsOf({ AI_SENT_DAYS: days })).toEqual([expect.stringMatching(/^AI_SENT_DAYS/)]);
});

test('eight jobs run at once, or the configured number', () => {
  expect(readEnv(least).AI_JOBS_AT_ONCE).toBe(8);
  expect(readEnv({ ...least, AI_JOBS_AT_ONCE: '50' }).AI_JOBS_AT_ONCE).toBe(50);
  for (const count of ['0', '1.5', '65', 'all'])
    expect(faultsOf({ AI_JOBS_AT_ONCE: count })).toEqual([expect.stringMatching(/^AI_JOBS_AT_ONCE/)]);
});

test('prices are whole coins for known providers and uses', () => {
  expect(readEnv(least).AI_PRICES).toEqual({});
  expect(readEnv({ ...least, AI_PRICES: '{"openai":{"all":50},"sdwebui":{"picture":3}}' }).AI_PRICES).toEqual({
    openai: { all: 50 },
    sdwebui: { picture: 3 },
  });
  for (const prices of ['no JSON', '[]', '{"openai":{"everything":1}}', '{"openai":{"all":-1}}', '{"openai":{"all":0.5}}'])
    expect(faultsOf({ AI_PRICES: prices })).toEqual([expect.stringMatching(/^AI_PRICES/)]);
});
