import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** What a page of this server may load and do. */
export const CONTENT_SECURITY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    workerSrc: ["'self'"],
    // React Aria puts small style elements into the page.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/**
 * Whether a browser sent this from a page of this server. Programs that are no browsers send no origin; they have no
 * keys of somebody else's to misuse.
 */
export function isOwnOrigin({ headers, host }: FastifyRequest, config: Config): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (config.allowedOrigins.includes(origin)) return true;
  if (config.publicUrl !== null && origin === new URL(config.publicUrl).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
