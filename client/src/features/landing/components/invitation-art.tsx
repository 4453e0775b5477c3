import { CalendarDays, MapPin } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { RsvpMark } from '#client/ui/rsvp-mark.tsx';
import './invitation-art.css';

const ANSWERS = [
  ['accepted', 'Accept'],
  ['maybe', 'Maybe Later'],
  ['declined', 'Decline'],
] as const;

/** An invitation as a guest sees it, drawn. */
export function InvitationArt() {
  return (
    <div className="invitation-art" aria-hidden="true">
      <div className="invitation-art-strip" />
      <p className="invitation-art-from">Maya invites you</p>
      <p className="invitation-art-title">Friday game night</p>
      <p>
        <CalendarDays className="icon" />
        Fri 4 Dec, 19:00
      </p>
      <p>
        <MapPin className="icon" />
        Maya’s kitchen table
      </p>
      <div className="invitation-art-games">
        <GameCover title="Pandemic" category="cooperative" />
        <GameCover title="Ticket to Ride" category="family" />
        <GameCover title="Telestrations" category="party" />
      </div>
      <div className="invitation-art-answers">
        {ANSWERS.map(([status, label]) => (
          <span key={status} data-chosen={status === 'accepted' || undefined}>
            <RsvpMark status={status} />
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
