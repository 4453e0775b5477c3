import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/plays/score-sheets-contract.ts';
import type { Sent } from '#shared/contract/contract.ts';

const scoreSheetKeys = { all: ['score-sheets'] } as const;

/** The owner's own score sheets, by name. */
export const ownSheetsQuery = queryOptions({
  queryKey: scoreSheetKeys.all,
  queryFn: ({ signal }) => call(contracts.listSheets, {}, signal),
});

const meta = { invalidates: [scoreSheetKeys.all] };

export type WrittenSheet = Sent<typeof contracts.addSheet>['body'];

interface SheetToSave {
  sheet: WrittenSheet;
  /** Id of the replaced sheet; null for a new one. */
  id: number | null;
}

export const saveSheet = mutationOptions({
  mutationFn: ({ sheet, id }: SheetToSave) =>
    id === null
      ? call(contracts.addSheet, { body: sheet })
      : call(contracts.changeSheet, { params: { id }, body: sheet }),
  meta,
});

export const deleteSheet = mutationOptions({
  mutationFn: ({ id }: { id: number }) => call(contracts.deleteSheet, { params: { id } }),
  meta,
});
