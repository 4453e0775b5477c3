import { readStored, writeStored } from '#client/lib/device/stored-json.ts';
import { columnsIn, columnsText, type ListColumns, type UnknownColumns } from '#shared/contract/list-fields.ts';

const KEY = 'rollcall.list-columns';
const MAX_REMEMBERED = 20;

type Remembered = [names: string, columns: string][];

const namesOf = ({ columns, hasNames }: UnknownColumns): string =>
  hasNames ? columns.map(({ name }) => name).join('\t') : '';

const read = (): Remembered => {
  const stored = readStored<Remembered>('localStorage', KEY);
  return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry)) : [];
};

/** What was chosen on this device for the last list with the same names of columns; null if there was none. */
export function rememberedColumns(unknown: UnknownColumns): ListColumns | null {
  const names = namesOf(unknown);
  const text = read().find(([known]) => known === names)?.[1];
  const columns = names === '' || text === undefined ? null : columnsIn(text);
  return columns?.length === unknown.columns.length ? columns : null;
}

export function rememberColumns(unknown: UnknownColumns, columns: ListColumns): void {
  const names = namesOf(unknown);
  if (names === '') return;
  const others = read().filter(([known]) => known !== names);
  writeStored('localStorage', KEY, [[names, columnsText(columns)] as const, ...others].slice(0, MAX_REMEMBERED));
}
