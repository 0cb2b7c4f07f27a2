import type { RouteTools } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { openSalesFile, SALES_EXPORTS } from './exports.ts';

/** Registers the download of sales files. The gateway passes on everything below /exports; the token in the URL authorizes it. */
export async function salesExportRoutes(app: FastifyInstance, tools: RouteTools): Promise<void> {
  app.addHook('onRequest', tools.requireGatewayStream);
  // A HEAD request would consume the token.
  app.get<{ Params: { token: string } }>(`${SALES_EXPORTS}/:token`, { exposeHeadRoute: false }, async ({ params }, reply) => {
    const { name, content } = await openSalesFile(tools.db, params.token);
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  });
}
