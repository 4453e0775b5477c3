import { Check } from 'lucide-react';
import { Container } from '#client/ui/container.tsx';
import './self-hosting.css';

const FACTS = [
  'A PostgreSQL and a sign-in of its own; bring yours when you like',
  'One setting gives everybody in the club Premium Plus',
  'No trackers, no fonts or scripts from elsewhere',
  'MIT licence, all of the source',
];

/** For the club that would rather run it on its own machine. */
export function SelfHosting() {
  return (
    <Container as="section" className="landing-section self-hosting">
      <div>
        <h2>Or run it yourself</h2>
        <p>Rollcall is open source. For a club, a café or a family: a small machine with Node.js is enough.</p>
        <ul>
          {FACTS.map((fact) => (
            <li key={fact}>
              <Check className="icon" aria-hidden="true" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <pre className="terminal">
        <code>
          <span>$</span> npm ci && npm start{'\n'}
          <b>Rollcall is ready: open http://localhost:3000</b>
        </code>
      </pre>
    </Container>
  );
}
