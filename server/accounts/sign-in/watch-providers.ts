import type { Logger } from 'pino';
import { watchProblem } from '#server/platform/workers/watch-problem.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import type { ProviderSettings } from '#server/platform/config/identity-providers.ts';
import { discoverProvider } from './external-provider.ts';
import { providerProblem } from './provider-problem.ts';
import { metadataWarnings } from './provider-text.ts';

/**
 * Logs what is wrong with the configured providers, until they can be used. It runs beside the server, because a provider
 * may start later, or be reached by the same proxy. @returns a function that ends it
 */
export function watchProviders(
  { provider, platform }: Pick<Environment, 'provider' | 'platform'>,
  log: Logger,
  pauseMs?: number,
): () => void {
  const stops = [provider, platform].flatMap((settings) => (settings ? [watch(settings, log, pauseMs)] : []));
  return () => stops.forEach((stop) => stop());
}

function watch(settings: ProviderSettings, log: Logger, pauseMs?: number): () => void {
  const { key, clientSecret } = settings;
  const check = async () => {
    try {
      const metadata = (await discoverProvider(settings)).serverMetadata();
      for (const line of metadataWarnings(metadata, clientSecret !== undefined, key)) log.warn(line);
      return null;
    } catch (error) {
      return providerProblem(error, key).line;
    }
  };
  const report = (line: string | null) =>
    line === null ? log.info(`${key}_ISSUER: the provider answers now`) : log.warn(line);
  return watchProblem({ check, report, ...(pauseMs !== undefined && { pauseMs }) });
}
