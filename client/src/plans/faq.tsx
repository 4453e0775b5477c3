import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TRIAL_DAYS } from '#shared/limits/plan.ts';
import { rich, t } from '#client/plans/words/words.ts';

interface Question {
  question: string;
  answer: ReactNode;
}

const OF_PAYING: readonly Question[] = [
  {
    question: t('How do I cancel?'),
    answer: t(
      'Under Manage Billing, here or on your profile. The plan lasts until the end of the paid period, then you are on Free.',
    ),
  },
  {
    question: t('Who sees my card?'),
    answer: t('Only Stripe: you pay on its pages, and Rollcall never sees the number.'),
  },
];

const QUESTIONS: readonly Question[] = [
  {
    question: t('Is there a free trial?'),
    answer: t('Yes. A {days}-day free trial of Premium Plus with no credit card. One for each account.', {
      days: TRIAL_DAYS,
    }),
  },
  {
    question: t('What happens when the trial ends?'),
    answer: t('You are back on the plan you had. Nothing renews, nothing is charged and nothing is deleted.'),
  },
  {
    question: t('Can I change plan later?'),
    answer: t('Any time. Your games and nights stay where they are.'),
  },
  {
    question: t('What happens to my data if I stop?'),
    answer: t(
      'It stays, and you can read all of it. Limits apply to new nights, games and guests, never to what is there already.',
    ),
  },
  {
    question: t('Do guests need an account?'),
    answer: t('No, on any plan. They answer from the link in the invitation.'),
  },
  {
    question: t('Can I take my collection with me?'),
    answer: rich(
      'Yes, all of it as JSON on every plan. What else is done with your data stands in the <privacy>privacy policy</privacy>.',
      {
        privacy: (words) => (
          <Link href="/privacy" className="link">
            {words}
          </Link>
        ),
      },
    ),
  },
];

/** @param sold whether payments are configured */
export function Faq({ sold }: { sold: boolean }) {
  const questions = sold ? [...QUESTIONS, ...OF_PAYING] : QUESTIONS;
  return (
    <section>
      <h2 className="mb-4.5 font-display text-xl leading-[1.2] font-extrabold">{t('Questions')}</h2>
      <div className="grid items-start gap-x-10 md:grid-cols-[1fr_1fr]">
        {questions.map(({ question, answer }, index) => (
          <details className="border-b border-b-line" key={question} open={index < 2}>
            <summary className="flex min-h-tap cursor-pointer list-none items-center justify-between gap-3 py-3.5 font-bold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                className="icon flex-none transition-transform duration-fast ease-[ease] in-open:rotate-180"
                aria-hidden="true"
              />
            </summary>
            <p className="max-w-[60ch] pb-4 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
