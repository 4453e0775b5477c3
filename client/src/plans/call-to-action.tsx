import { Button } from '#client/ui/forms/button.tsx';
import type { TrialState } from '#shared/limits/plan.ts';
import type { Trial } from './use-trial.ts';

const SENTENCES: Record<TrialState, string> = {
  available: 'Seven days of Premium Plus. No card, once per account; it ends by itself and nothing is deleted.',
  running: 'Your free trial is running. Invite the whole table.',
  over: 'You have had your free trial. All that you made with it is still there.',
  needless: 'You have everything that Rollcall has.',
};

/** The end of the page: the free trial if available, and a link to the games. */
export function CallToAction({ trial: { state = 'needless', starting, start } }: { trial: Trial }) {
  return (
    <section className="rail flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-xl bg-[radial-gradient(60%_120%_at_80%_20%,#2a6a6c,transparent_70%)] px-5.5 py-6.5 sm:px-10 sm:py-9">
      <div>
        <h2 className="font-display text-[1.75rem] leading-[1.15] font-extrabold">Your turn</h2>
        <p className="mt-1.5 max-w-[52ch] text-[#d5e4e1]">{SENTENCES[state]}</p>
      </div>
      <div className="flex w-full flex-wrap gap-3 sm:w-auto">
        {state === 'available' ? (
          <>
            <Button
              className="flex-[1_0_auto] max-4xs:flex-auto"
              variant="primary"
              size="lg"
              pending={starting}
              pendingLabel="Starting..."
              onClick={start}
            >
              Start Free Trial
            </Button>
            <Button className="flex-[1_0_auto] max-4xs:flex-auto" variant="rail" size="lg" href="/my-games">
              Maybe Later
            </Button>
          </>
        ) : (
          <Button className="flex-[1_0_auto] max-4xs:flex-auto" variant="rail" size="lg" href="/game-nights">
            Plan a Game Night
          </Button>
        )}
      </div>
    </section>
  );
}
