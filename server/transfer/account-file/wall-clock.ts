import { DateTime, FixedOffsetZone } from 'luxon';

/** Local times of one zone. */
export class WallClock {
  constructor(private readonly timeZone: string) {}

  /** The local time of a moment: '2026-05-02 19:30:00'. @param utcOffset of another place, in minutes */
  wallTime(moment: Date, utcOffset: number | null = null): string {
    const zone = utcOffset === null ? this.timeZone : FixedOffsetZone.instance(utcOffset);
    return DateTime.fromJSDate(moment, { zone }).toFormat('yyyy-MM-dd HH:mm:ss');
  }
}
