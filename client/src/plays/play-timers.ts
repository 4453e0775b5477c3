/** The beginning of the addresses under which this device stores an owner's running timers of plays. */
export const playTimersOf = (ownerId: number): string => `rollcall.play-timer.1.${ownerId}.`;
