import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query';
import { copiesQuery } from '#client/copies/api.ts';
import { currentUserQuery } from '#client/accounts/api.ts';
import { homeTimeZone } from '#client/accounts/home-time-zone.ts';
import { listingMeta } from '#client/games/api.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import { call } from '#client/lib/http/http.ts';
import {
  applyImport,
  discardImport,
  getImport,
  importBggUser,
  type ImportRow,
  type ImportSummary,
  listImportRows,
  listImports,
  readImportAgain,
  undoImport,
} from '#shared/transfer/imports-contract.ts';
import type { ImportAction, ImportConcern } from '#shared/enums.ts';
import type { DetailKind } from '#shared/shapes/play-details.ts';
import { type Upload, sendFile } from './send-file.ts';

/** Polling intervals in milliseconds for a running import, and while waiting for BoardGameGeek. */
const LOOK_EVERY = 400;
const LOOK_AT_READING_EVERY = 1_500;
/** Rows per response. */
const ROWS_AT_A_TIME = 100;

export const importKeys = {
  all: ['imports'],
  list: ['imports', 'list'],
  one: (id: number) => ['imports', id],
  run: (id: number) => ['imports', id, 'run'],
} as const;

export const importsQuery = queryOptions({
  queryKey: importKeys.list,
  queryFn: ({ signal }) => call(listImports, {}, signal),
});

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: importKeys.one(id),
    queryFn: ({ signal }) => call(getImport, { params: { id } }, signal),
  });

/** The line after which the next page begins, while fewer rows are loaded than there are. */
const nextAfter = (total: number) => (page: ImportRow[], pages: ImportRow[][]) => {
  const shown = (pages.length - 1) * ROWS_AT_A_TIME + page.length;
  return shown < total ? page.at(-1)?.line : undefined;
};

/** Up to a hundred rows with unreadable cells. */
export const unreadableRowsQuery = ({ id, status }: Pick<ImportSummary, 'id' | 'status'>) =>
  queryOptions({
    queryKey: [...importKeys.one(id), 'rows', status, 'unreadable'],
    queryFn: ({ signal }) => call(listImportRows, { params: { id }, query: { unreadable: 'true' } }, signal),
  });

/** The rows to look at before importing, of one kind. */
export const concernRowsQuery = ({ id, status, concerns }: ImportSummary, concern: ImportConcern) =>
  infiniteQueryOptions({
    queryKey: [...importKeys.one(id), 'rows', status, concern],
    queryFn: ({ signal, pageParam }) =>
      call(listImportRows, { params: { id }, query: { concern, after: String(pageParam) } }, signal),
    initialPageParam: 0,
    getNextPageParam: nextAfter(concerns?.[concern] ?? 0),
  });

/** Rows of one kind in the import's present status. */
export const importRowsQuery = ({ id, status, counts }: ImportSummary, action: ImportAction) =>
  infiniteQueryOptions({
    queryKey: [...importKeys.one(id), 'rows', status, action],
    queryFn: ({ signal, pageParam }) =>
      call(listImportRows, { params: { id }, query: { action, after: String(pageParam) } }, signal),
    initialPageParam: 0,
    getNextPageParam: nextAfter(counts[action]),
  });

/** Uploads a file and caches its preview. */
export const previewFile = mutationOptions({
  mutationFn: async (sent: Omit<Upload, 'timeZone'>, { client }) => {
    const timeZone = homeTimeZone(client.getQueryData(currentUserQuery.queryKey));
    const summary = await sendFile({ ...sent, timeZone });
    client.setQueryData(importKeys.one(summary.id), summary);
    return summary;
  },
  meta: { invalidates: [importKeys.list] },
});

/** Starts to read a collection by BoardGameGeek user name. */
export const readBggUser = mutationOptions({
  mutationFn: async (username: string, { client }) => {
    const summary = await call(importBggUser, { body: { username } });
    client.setQueryData(importKeys.one(summary.id), summary);
    return summary;
  },
  meta: { invalidates: [importKeys.list] },
});

const STARTS = { undo: undoImport, read: readImportAgain };

/** The owner's choices in a preview. */
export interface ImportChoices {
  /** Kinds of details to remove where the file leaves them empty. */
  erase: DetailKind[];
  /** Line numbers of deleted rows to restore. */
  bringBack: number[];
  /** Whether games that are only rated, played or commented on go to 'Not Owned'. */
  addUnlisted: boolean;
}

/** Start of an import: choices apply it; `follow` joins a running one. */
export type ImportRun = keyof typeof STARTS | 'follow' | ImportChoices;

const startRun = (id: number, run: Exclude<ImportRun, 'follow'>): Promise<ImportSummary> =>
  typeof run === 'string' ? call(STARTS[run], { params: { id } }) : call(applyImport, { params: { id }, body: run });

/** Starts an import and follows it to its end, even after its screen is closed. */
export const importRun = (id: number) =>
  mutationOptions({
    mutationKey: importKeys.run(id),
    mutationFn: async (run: ImportRun, { client }) => {
      if (run !== 'follow') {
        const started = await startRun(id, run);
        client.setQueryData(importKeys.one(id), started);
      }
      return untilEnded(client, id);
    },
    meta: { invalidates: [...listingMeta.invalidates, copiesQuery.queryKey, importKeys.list] },
  });

/** Discards a preview, or stops a reading. An import that is already gone counts as discarded. */
export const discardPreview = mutationOptions({
  mutationFn: async (id: number) => {
    try {
      await call(discardImport, { params: { id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
  },
  meta: { invalidates: [importKeys.list] },
});

/** Polls until the import has ended; retries on connection failures, but not on refusals (signed out, removed). */
const untilEnded = (client: QueryClient, id: number): Promise<ImportSummary> =>
  new Promise((resolve, reject) => {
    const observer = new QueryObserver(client, {
      ...importQuery(id),
      refetchInterval: ({ state }) => (state.data?.status === 'reading' ? LOOK_AT_READING_EVERY : LOOK_EVERY),
    });
    const look = ({ data, error }: { data: ImportSummary | undefined; error: Error | null }) => {
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
        observer.destroy();
        reject(error);
      } else if (data && !data.progress) {
        observer.destroy();
        resolve(data);
      }
    };
    observer.subscribe(look);
    look(observer.getCurrentResult());
  });
