/** What may lie in front of a pad. */
export type PadSheet = 'menu' | 'history' | 'players' | 'share' | 'start-player' | 'timer' | 'finish' | 'discard';
