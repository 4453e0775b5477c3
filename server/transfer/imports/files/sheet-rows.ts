import type { Archive } from './archive.ts';
import { brokenWorkbook } from './file-errors.ts';
import { columnOf, numberText } from './sheet-cells.ts';
import type { Workbook } from './workbook.ts';
import { xmlEvents } from './xml-events.ts';
import { tooManyColumns } from '../csv-errors.ts';

/** A sheet of 14,500 games with all columns of BoardGameGeek has 60 MB. */
const MAX_SHEET_BYTES = 128 * 1024 * 1024;
/** Cells with content in one row, and the last column that may have some. */
const MAX_COLUMNS = 1_000;
const LAST_ROW = 1_048_576;
/** Excel keeps half of it in a cell. */
const MAX_CELL_LENGTH = 64 * 1024;

/** A row that has content, by its number in the sheet from 1. */
export interface SheetRow {
  number: number;
  cells: string[];
}

/** The rows with content of a sheet, in order. @throws Refusal invalid_file */
export async function* sheetRows(archive: Archive, book: Workbook, part: string): AsyncGenerator<SheetRow> {
  const reader = new RowReader(book);
  for await (const _piece of xmlEvents(archive.unpack(part, MAX_SHEET_BYTES), reader)) {
    yield* reader.rows;
    reader.rows = [];
  }
}

class RowReader {
  rows: SheetRow[] = [];
  #number = 0;
  #cells: string[] = [];
  #column = -1;
  #type = '';
  #style = -1;
  #value = '';
  #isValue = false;
  #isReading = false;

  constructor(private readonly book: Workbook) {}

  open = (name: string, attributes: Record<string, string>): void => {
    if (name === 'row') this.#openRow(attributes['r']);
    else if (name === 'c') this.#openCell(attributes);
    else if (name === 'rPh') this.#isReading = true;
    else if (name === 'v' || name === 't') this.#isValue = !this.#isReading;
  };

  text = (text: string): void => {
    if (this.#isValue) this.#value += text;
    if (this.#value.length > MAX_CELL_LENGTH) throw brokenWorkbook();
  };

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'rPh') this.#isReading = false;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row' && this.#cells.length > 0) this.rows.push({ number: this.#number, cells: this.#cells });
  };

  #openRow(number: string | undefined): void {
    const next = number === undefined ? this.#number + 1 : Number(number);
    if (!Number.isInteger(next) || next <= this.#number || next > LAST_ROW) throw brokenWorkbook();
    this.#number = next;
    this.#cells = [];
    this.#column = -1;
  }

  #openCell({ r: name, t: type = 'n', s: style = '-1' }: Record<string, string>): void {
    this.#column = columnOf(name) ?? this.#column + 1;
    this.#type = type;
    this.#style = Number(style);
    this.#value = '';
  }

  #closeCell(): void {
    const text = this.#cellText();
    if (text.trim() === '') return;
    if (this.#column >= MAX_COLUMNS) throw tooManyColumns(MAX_COLUMNS);
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = text;
  }

  #cellText(): string {
    const value = this.#value;
    if (this.#type === 's') return this.#sharedText(value);
    if (this.#type === 'd') return value.slice(0, 10);
    if (this.#type !== 'n') return value;
    return numberText(value, this.book.kinds[this.#style] ?? 'number', this.book.is1904);
  }

  #sharedText(place: string): string {
    const text = place === '' ? '' : this.book.strings[Number(place)];
    if (text === undefined) throw brokenWorkbook();
    return text;
  }
}
