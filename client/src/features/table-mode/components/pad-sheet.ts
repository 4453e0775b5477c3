/** The panel shown over a pad. */
export type PadSheet = 'menu' | 'history' | 'players' | 'share' | 'start-player' | 'timer' | 'finish' | 'discard';
