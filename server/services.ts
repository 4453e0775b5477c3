import type { Live } from '#server/open-live.ts';
import type { LanguageModel } from '#server/platform/outbound/language-model.ts';
import type { Metrics } from '#server/platform/observability/metrics.ts';
import type { BggClient } from '#server/transfer/imports/bgg/bgg-client.ts';
import type { Payments } from '#server/plans/billing/payments.ts';
import type { FetchPage } from '#server/platform/outbound/page-fetcher/fetch-page.ts';
import type { BaseServices } from '#server/platform/services.ts';
import type { Pictures } from '#server/games/pictures/pictures.ts';
import type { Titles } from '#server/games/titles/known-titles.ts';
import type { Readiness } from '#server/platform/lifecycle/readiness.ts';
import type { Workers } from '#server/platform/workers/open-workers.ts';

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
