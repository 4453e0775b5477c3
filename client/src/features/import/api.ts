import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query';
import { gameKeys } from '#client/entities/games/api.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { call } from '#client/lib/http.ts';
import {
  applyImport,
  discardImport,
  getImport,
  importBggUser,
  type ImportSummary,
  listImportRows,
  listImports,
  readImportAgain,
  undoImport,
} from '#shared/contracts/imports.ts';
import type { ImportAction } from '#shared/enums.ts';
import type { DetailKind } from '#shared/rules/plays/play-details.ts';
import { type FileOnItsWay, sendFile } from './send-file.ts';

/** Milliseconds between two looks at a running import, and at one that BoardGameGeek is waited for. */
const LOOK_EVERY = 400;
const LOOK_AT_READING_EVERY = 1_500;
/** Rows that the server answers at a time. */
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

/** Up to a hundred rows with cells that could not be read. */
export const unreadableRowsQuery = ({ id, status }: Pick<ImportSummary, 'id' | 'status'>) =>
  queryOptions({
    queryKey: [...importKeys.one(id), 'rows', status, 'unreadable'],
    queryFn: ({ signal }) => call(listImportRows, { params: { id }, query: { unreadable: 'true' } }, signal),
  });

/** The rows of one kind, as they read while the import has this status. */
export const importRowsQuery = ({ id, status, counts }: ImportSummary, action: ImportAction) =>
  infiniteQueryOptions({
    queryKey: [...importKeys.one(id), 'rows', status, action],
    queryFn: ({ signal, pageParam }) =>
      call(listImportRows, { params: { id }, query: { action, after: String(pageParam) } }, signal),
    initialPageParam: 0,
    getNextPageParam: (page, pages) => {
      const shown = (pages.length - 1) * ROWS_AT_A_TIME + page.length;
      return shown < counts[action] ? page.at(-1)?.line : undefined;
    },
  });

/** Sends a file and keeps its preview. */
export const previewFile = mutationOptions({
  mutationFn: async (sent: FileOnItsWay, { client }) => {
    const summary = await sendFile(sent);
    client.setQueryData(importKeys.one(summary.id), summary);
    return summary;
  },
  meta: { invalidates: [importKeys.list] },
});

/** Starts to read a collection by its owner's name on BoardGameGeek. */
export const readBggUser = mutationOptions({
  mutationFn: async (username: string, { client }) => {
    const summary = await call(importBggUser, { body: { username } });
    client.setQueryData(importKeys.one(summary.id), summary);
    return summary;
  },
  meta: { invalidates: [importKeys.list] },
});

const STARTS = { undo: undoImport, read: readImportAgain };

/** What its owner chooses in a preview. */
export interface ImportChoices {
  /** Kinds of details that the file takes away where it leaves them empty. */
  erase: DetailKind[];
  /** Lines of rows that were deleted here and come back. */
  bringBack: number[];
}

/** What sets an import going: choices apply it; `follow` joins one that already runs. */
export type ImportRun = keyof typeof STARTS | 'follow' | ImportChoices;

const startRun = (id: number, run: Exclude<ImportRun, 'follow'>): Promise<ImportSummary> =>
  typeof run === 'string' ? call(STARTS[run], { params: { id } }) : call(applyImport, { params: { id }, body: run });

/** Sets an import going and follows it to its end, however long that takes, whether its screen is open or not. */
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
    meta: { invalidates: [gameKeys.all, importKeys.list] },
  });

/** Discards a preview, or stops reading one. One that is gone already counts as discarded. */
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

/** Looks until the import has ended; a lost connection is waited for, a refusal (signed out, removed) is not. */
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
