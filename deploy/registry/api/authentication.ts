import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readTeams, type Team, TeamsUnreadableError, teamOfToken } from '../teams.ts';
import { ApiError } from './api-error.ts';

/** The team whose token a request has. */
export interface Caller {
  name: string;
  team: Team;
}

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer ([\x21-\x7e]{1,200})$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Rejects each request without a team's token, before its body is read, and sets `caller` on the others. The file of teams is read for
 * each request, so that a revoked token is rejected at once; when it can't be read all requests are rejected.
 */
export function registerAuthentication(app: FastifyInstance, teamsFile: string): void {
  const countFailure = app.createRateLimit();
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    const teams = await readTeams(teamsFile).catch((error: unknown) => {
      if (error instanceof TeamsUnreadableError)
        request.log.error({ event: 'teams.unreadable', reason: error.message }, 'no team may use the API until its file is readable');
      throw error;
    });
    const token = tokenOf(request);
    const name = token === undefined ? null : teamOfToken(teams, token);
    const team = name === null ? undefined : teams.get(name);
    if (name !== null && team) {
      request.setDecorator<Caller>('caller', { name, team });
      return;
    }
    const counted = await countFailure(request);
    if (!counted.isAllowed && counted.isExceeded) throw new ApiError(429, 'DeniedError', 'too many requests without a valid token');
    request.log.warn(
      { event: 'release.denied', reason: token === undefined ? 'no token' : 'token', address: request.ip },
      'no valid token',
    );
    throw new ApiError(401, 'DeniedError', token === undefined ? 'a token is needed' : "the token isn't valid");
  });
}
