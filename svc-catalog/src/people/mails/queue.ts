export { queueMails } from './repository.ts';
