/** An action on a score pad. Players, rows and entries have keys chosen by devices. */
export type PadAct =
  /** Adds or renames a player, or restores a removed one. */
  | { kind: 'player'; player: string; name: string }
  | { kind: 'leave'; player: string }
  /**
   * `on` lists the entries that the cell showed when it was overwritten (`shownIn`): the number and its conflicts; empty
   * for a blank cell. `value` null clears the cell.
   */
  | { kind: 'score'; player: string; row: string; value: number | null; on: readonly string[] }
  | { kind: 'start'; player: string }
  /** Undoes an entry; undoing an undo restores it. */
  | { kind: 'undo'; entry: string };

export interface PadEntry {
  /** Chosen by the device, so that a repeated request adds one entry. */
  key: string;
  /** Key of the device that wrote it. */
  device: string;
  act: PadAct;
}
