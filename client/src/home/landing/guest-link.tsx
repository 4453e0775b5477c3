import { CalendarPlus, MailCheck, UserRoundX, CalendarDays, MapPin } from 'lucide-react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { RsvpMark } from '#client/ui/marks/rsvp-mark.tsx';
import './guest-link.css';
import './invitation-art.css';
import { t } from '#client/home/words/words.ts';

const ANSWERS = [
  ['accepted', t('Accept')],
  ['maybe', t('Maybe Later')],
  ['declined', t('Decline')],
] as const;

/** A drawn invitation as guests see it. */
function InvitationArt() {
  return (
    <div
      className="mx-auto w-[min(370px,100%)] -rotate-2 overflow-hidden rounded-xl bg-[#fefffd] px-5.5 pt-0 pb-6 text-[#10292d] shadow-[0_5px_0_#bfb39b,0_30px_50px_-18px_#000000a6]"
      aria-hidden="true"
    >
      <div className="invitation-art-strip" />
      <p className="mt-1.5 text-xs font-strong text-[#3b5559]">{t('Maya invites you')}</p>
      <p className="mt-0.5 mb-3 font-display text-[1.5rem] leading-[1.15] font-extrabold tracking-[-0.02em]">
        {t('Friday game night')}
      </p>
      <p className="mt-1.5 flex items-center gap-2.25 text-note text-[#3b5559]">
        <CalendarDays className="icon" />
        {t('Fri 4 Dec, 19:00')}
      </p>
      <p className="mt-1.5 flex items-center gap-2.25 text-note text-[#3b5559]">
        <MapPin className="icon" />
        {t('Maya’s kitchen table')}
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

const PROMISES = [
  [UserRoundX, t('No account, no app, no password')],
  [CalendarPlus, t('Straight into their calendar, and kept up to date there')],
  [MailCheck, t('One link ends all mail from you, if they ever want that')],
] as const;

/** The guest page, which needs no account. */
export function GuestLink() {
  return (
    <section className="guest-link rail">
      <Container className="grid items-center pt-11 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-16 md:py-6">
        <InvitationArt />
        <div className="landing-section">
          <h2 className="text-[length:clamp(1.625rem,1.2rem_+_1.9vw,2.5rem)] leading-[1.15] font-extrabold tracking-[-0.025em]">
            {t('Your friends tap twice')}
          </h2>
          <p className="mt-3.5 max-w-[50ch] text-lead text-[#d5e4e1]">
            {t(
              'Every invitation carries a link of its own. From the mail on the phone to “I am in” is two taps. They can say whom they bring, vote for a game and leave a note.',
            )}
          </p>
          <ul className="mt-5.5 grid gap-3">
            {PROMISES.map(([Icon, promise]) => (
              <li className="flex items-start gap-3 font-semibold" key={promise}>
                <Icon className="icon mt-[0.15em] text-title text-lamp" aria-hidden="true" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
