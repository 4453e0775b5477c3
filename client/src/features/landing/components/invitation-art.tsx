import { CalendarDays, MapPin } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { RsvpMark } from '#client/ui/rsvp-mark.tsx';
import './invitation-art.css';

const ANSWERS = [
  ['accepted', 'Accept'],
  ['maybe', 'Maybe Later'],
  ['declined', 'Decline'],
] as const;

/** A drawn invitation as guests see it. */
export function InvitationArt() {
  return (
    <div
      className="mx-auto w-[min(370px,100%)] -rotate-2 overflow-hidden rounded-xl bg-[#fefffd] px-5.5 pt-0 pb-6 text-[#10292d] shadow-[0_5px_0_#bfb39b,0_30px_50px_-18px_#000000a6]"
      aria-hidden="true"
    >
      <div className="invitation-art-strip" />
      <p className="mt-1.5 text-xs font-strong text-[#3b5559]">Maya invites you</p>
      <p className="mt-0.5 mb-3 font-display text-[1.5rem] leading-[1.15] font-extrabold tracking-[-0.02em]">
        Friday game night
      </p>
      <p className="mt-1.5 flex items-center gap-2.25 text-note text-[#3b5559]">
        <CalendarDays className="icon" />
        Fri 4 Dec, 19:00
      </p>
      <p className="mt-1.5 flex items-center gap-2.25 text-note text-[#3b5559]">
        <MapPin className="icon" />
        Maya’s kitchen table
      </p>
      <div className="my-4.5 grid grid-cols-[repeat(3,1fr)] gap-2 *:aspect-4/3 *:rounded-sm">
        <GameCover title="Pandemic" category="cooperative" />
        <GameCover title="Ticket to Ride" category="family" />
        <GameCover title="Telestrations" category="party" />
      </div>
      <div className="invitation-art-answers grid grid-cols-[repeat(3,1fr)] gap-2">
        {ANSWERS.map(([status, label]) => (
          <span
            className="grid justify-items-center gap-1.5 rounded-md px-1 py-3 text-center text-xs font-strong"
            key={status}
            data-chosen={status === 'accepted' || undefined}
          >
            <RsvpMark status={status} />
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
