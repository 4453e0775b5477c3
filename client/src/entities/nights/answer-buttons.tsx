import { RsvpMark } from '#client/ui/rsvp-mark.tsx';
import { type AttendeeStatus, RSVP_ANSWERS, type RsvpAnswer } from '#shared/enums.ts';
import './answer-buttons.css';

interface AnswerButtonsProps {
  /** What they answer. */
  label: string;
  status: AttendeeStatus;
  onAnswer: (status: RsvpAnswer) => void;
}

const LABELS: Record<RsvpAnswer, string> = { accepted: 'Accept', maybe: 'Maybe Later', declined: 'Decline' };

/** The three answers to an invitation; the one that was given stays pressed. */
export function AnswerButtons({ label, status, onAnswer }: AnswerButtonsProps) {
  return (
    <div role="group" aria-label={label} className="answer-buttons">
      {RSVP_ANSWERS.map((answer) => (
        <button
          key={answer}
          type="button"
          className="answer-button"
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
