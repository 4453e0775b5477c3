import type { Live } from '#server/open-live.ts';
import type { LanguageModel } from '#server/outbound/language-model.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { BggClient } from '#server/outbound/bgg/bgg-client.ts';
import type { Payments } from '#server/outbound/stripe/payments.ts';
import type { FetchPage } from '#server/outbound/page-fetcher/fetch-page.ts';
import type { BaseServices } from '#server/base-services.ts';
import type { Pictures } from '#server/domain/pictures/pictures.ts';
import type { Titles } from '#server/domain/titles/known-titles.ts';
import type { Readiness } from '#server/lifecycle/readiness.ts';
import type { Workers } from '#server/workers/open-workers.ts';

/** The services of all features. Created once in main.ts, and for each test in tests/support. */
export interface Services extends BaseServices {
  /** Whether this server accepts requests. */
  readiness: Readiness;
  /** Null without METRICS_PORT. */
  metrics: Metrics | null;
  /** Threads for long computations. */
  workers: Workers;
  /** Live-updated pages. */
  live: Live;
  /** Known titles of games, to complete and recognise one. */
  titles: Titles;
  fetchPage: FetchPage;
  /** Copies of pictures from other sites, for people other than the owner. */
  pictures: Pictures;
  /** Null without a BoardGameGeek token. */
  bgg: BggClient | null;
  /** Null if none is configured. */
  languageModel: LanguageModel | null;
  /** Null if payments are not configured. */
  payments: Payments | null;
}
