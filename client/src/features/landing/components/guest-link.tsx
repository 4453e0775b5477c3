import { CalendarPlus, MailCheck, UserRoundX } from 'lucide-react';
import { Container } from '#client/ui/container.tsx';
import { InvitationArt } from './invitation-art.tsx';
import './guest-link.css';

const PROMISES = [
  [UserRoundX, 'No account, no app, no password'],
  [CalendarPlus, 'Straight into their calendar, and kept up to date there'],
  [MailCheck, 'One link ends all mail from you, if they ever want that'],
] as const;

/** What somebody who is invited gets, and does not have to do. */
export function GuestLink() {
  return (
    <section className="guest-link rail">
      <Container className="guest-link-columns">
        <InvitationArt />
        <div className="landing-section">
          <h2>Your friends tap once</h2>
          <p>
            Every invitation carries a link of its own. From the mail on the phone to “I am in” is one tap. They can say
            whom they bring, vote for a game and leave a note.
          </p>
          <ul>
            {PROMISES.map(([Icon, promise]) => (
              <li key={promise}>
                <Icon className="icon" aria-hidden="true" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
