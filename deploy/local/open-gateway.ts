import { host, origins } from './addresses.ts';

/** The fixed port of the second gateway. */
export const OPEN_GATEWAY_PORT = 4010;

const OPEN_GATEWAY_URL = `http://${host}:${OPEN_GATEWAY_PORT}`;

/**
 * Returns whether the stack has a second gateway that runs any operation, while the first one runs those of releases, as in production.
 * Only the runner of the journeys sets it.
 */
export const hasOpenGateway = (): boolean => process.env.MEOWTALE_OPEN_GATEWAY === '1';

/** Returns the address of a gateway that runs any operation; tests and demo data send operations that no release has. */
export const openGatewayUrl = (): string => (hasOpenGateway() ? OPEN_GATEWAY_URL : origins.gateway);
