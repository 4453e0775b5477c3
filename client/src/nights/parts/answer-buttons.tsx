import { RsvpMark } from '#client/ui/marks/rsvp-mark.tsx';
import { type AttendeeStatus, RSVP_ANSWERS, type RsvpAnswer } from '#shared/enums.ts';
import { t } from '#client/nights/words/words.ts';

interface AnswerButtonsProps {
  /** The accessible name of the group; each answer's begins with its own words. */
  label: string;
  status: AttendeeStatus;
  onAnswer: (status: RsvpAnswer) => void;
}

const LABELS: Record<RsvpAnswer, string> = { accepted: t('Accept'), maybe: t('Maybe Later'), declined: t('Decline') };

/** The three answers to an invitation; the present one is pressed. */
export function AnswerButtons({ label, status, onAnswer }: AnswerButtonsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-3 gap-2 max-4xs:grid-cols-1 [.invitation>&]:col-span-full nav:[.invitation>&]:col-auto"
    >
      {RSVP_ANSWERS.map((answer) => (
        <button
          key={answer}
          type="button"
          className="flex min-h-tap items-center justify-center gap-x-1.75 gap-y-1.25 rounded-md border border-line-strong bg-tile px-2.5 py-2 text-sm leading-[1.15] font-strong shadow-ply hover:bg-tile-2 aria-pressed:transform-[translateY(2px)] aria-pressed:border-petrol aria-pressed:bg-petrol-tint aria-pressed:shadow-[inset_0_0_0_1px_var(--petrol)] max-xs:flex-col max-xs:px-1 forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:outline-[Highlight]"
          aria-label={t('{answer}: {invitation}', { answer: LABELS[answer], invitation: label })}
          aria-pressed={answer === status}
          onClick={() => onAnswer(answer)}
        >
          <RsvpMark status={answer} size="sm" />
          {LABELS[answer]}
        </button>
      ))}
    </div>
  );
}
