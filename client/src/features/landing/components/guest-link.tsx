import { CalendarPlus, MailCheck, UserRoundX } from 'lucide-react';
import { Container } from '#client/ui/container.tsx';
import { InvitationArt } from './invitation-art.tsx';
import './guest-link.css';

const PROMISES = [
  [UserRoundX, 'No account, no app, no password'],
  [CalendarPlus, 'Straight into their calendar, and kept up to date there'],
  [MailCheck, 'One link ends all mail from you, if they ever want that'],
] as const;

/** The guest page, which needs no account. */
export function GuestLink() {
  return (
    <section className="guest-link rail">
      <Container className="grid items-center pt-11 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-16 md:py-6">
        <InvitationArt />
        <div className="landing-section">
          <h2 className="text-[length:clamp(1.625rem,1.2rem_+_1.9vw,2.5rem)] leading-[1.15] font-extrabold tracking-[-0.025em]">
            Your friends tap once
          </h2>
          <p className="mt-3.5 max-w-[50ch] text-lead text-[#d5e4e1]">
            Every invitation carries a link of its own. From the mail on the phone to “I am in” is one tap. They can say
            whom they bring, vote for a game and leave a note.
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
