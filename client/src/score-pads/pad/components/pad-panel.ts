/** The panel shown over a pad. */
export type PadPanel = 'menu' | 'history' | 'players' | 'share' | 'start-player' | 'timer' | 'finish' | 'discard';
