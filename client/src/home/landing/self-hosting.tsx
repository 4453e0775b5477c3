import { Check } from 'lucide-react';
import { Container } from '#client/ui/layout/container.tsx';
import { t } from '#client/home/words/words.ts';

const FACTS = [
  t('A PostgreSQL and a sign-in of its own; bring yours when you like'),
  t('One setting gives everybody in the club Premium Plus'),
  t('No trackers, no fonts or scripts from elsewhere'),
  t('MIT licence, all of the source'),
];

/** For clubs that host it themselves. */
export function SelfHosting() {
  return (
    <Container
      as="section"
      className="landing-section grid items-center gap-7 pt-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-14 md:pt-0"
    >
      <div>
        <h2 className="text-[length:clamp(1.625rem,1.2rem_+_1.9vw,2.5rem)] leading-[1.15] font-extrabold tracking-[-0.025em]">
          {t('Or run it yourself')}
        </h2>
        <p className="mt-3 max-w-[50ch] text-lead text-ink-2">
          {t('Rollcall is open source. For a club, a café or a family: a small machine with Node.js is enough.')}
        </p>
        <ul className="mt-4 grid gap-2">
          {FACTS.map((fact) => (
            <li className="flex gap-2.5" key={fact}>
              <Check className="icon mt-[0.2em] flex-none stroke-3 text-good" aria-hidden="true" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <pre className="min-w-0 rounded-lg bg-[#072529] px-6 py-6.5 font-mono text-sm leading-[1.9] font-medium wrap-anywhere whitespace-pre-wrap text-[#f1f6ef] shadow-[0_4px_0_#000]">
        <code>
          <span className="text-[#86a9a8] select-none">$</span> npm ci && npm start{'\n'}
          <b className="font-medium text-[#ffc53a]">Rollcall is ready: open http://localhost:3000</b>
        </code>
      </pre>
    </Container>
  );
}
