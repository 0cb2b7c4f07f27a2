export type { Door } from './door.ts';
export { openDoor } from './door.ts';
export type { TestDatabase } from './test-database.ts';
export { moveClock, testDatabase } from './test-database.ts';
export type { TestAnswer, TestService, TestServiceOptions } from './test-service.ts';
export { testEnv, testNats, testService } from './test-service.ts';
export type { TestPerson } from './test-token.ts';
export { TEST_PROJECT, testKeys, testToken } from './test-token.ts';
export { waitFor } from './wait-for.ts';
