import { RsvpMark, type RsvpShape } from '#client/ui/marks/rsvp-mark.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { DateAnswer } from '#shared/enums.ts';
import { ANSWER_TEXTS } from './poll-text.ts';

const SHAPES: Record<DateAnswer | 'silent', RsvpShape> = {
  yes: 'accepted',
  if_need_be: 'maybe',
  no: 'declined',
  silent: 'invited',
};

interface AnswerMarkProps {
  answer: DateAnswer | null;
  size?: 'sm' | 'md' | undefined;
  /** The word for screen readers; off where it stands beside it. */
  word?: boolean | undefined;
}

/** An answer to a date, by shape and word. */
export function AnswerMark({ answer, size, word = true }: AnswerMarkProps) {
  const kind = answer ?? 'silent';
  return (
    <>
      <RsvpMark status={SHAPES[kind]} size={size} />
      {word ? <VisuallyHidden>{ANSWER_TEXTS[kind]}</VisuallyHidden> : null}
    </>
  );
}

/** The meaning of the shapes. */
export function AnswerLegend() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {(['yes', 'if_need_be', 'no', null] as const).map((answer) => (
        <span key={answer ?? 'silent'} className="inline-flex items-center gap-1.5">
          <AnswerMark answer={answer} size="sm" word={false} />
          {ANSWER_TEXTS[answer ?? 'silent']}
        </span>
      ))}
    </p>
  );
}
