/** What somebody did on a score pad. Players, rows and entries are named by keys that devices choose. */
export type PadAct =
  /** Adds a player, or gives one another name, or brings one back who was taken off. */
  | { kind: 'player'; player: string; name: string }
  | { kind: 'leave'; player: string }
  /**
   * `on` are the entries that the cell showed as it was typed over (`shownIn`): the number that stood there, and its
   * rivals; none for a blank one. `value` null wipes the cell.
   */
  | { kind: 'score'; player: string; row: string; value: number | null; on: readonly string[] }
  | { kind: 'start'; player: string }
  /** Takes an entry back; of another taking back, brings it back. */
  | { kind: 'undo'; entry: string };

export interface PadEntry {
  /** Chosen by the device, so that sending it twice makes one entry. */
  key: string;
  /** Of the device that wrote it. */
  device: string;
  act: PadAct;
}
