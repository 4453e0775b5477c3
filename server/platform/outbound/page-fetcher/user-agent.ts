import type { Environment } from '#server/platform/config/environment.ts';
import { version } from '#server/platform/config/version.ts';

/** The User-Agent for fetched sites, with the operator's address. */
export const userAgent = ({ origin }: Pick<Environment, 'origin'>): string => `Rollcall/${version} (+${origin})`;
