import type { ReactNode } from 'react';
import type { DateOption } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { DateAnswer } from '#shared/enums.ts';
import { hasGuestAnswer, whoOf } from './poll-text.ts';
import { AnswerMark } from './answer-mark.tsx';
import { NameList } from './name-list.tsx';
import { outcomeText } from './outcome-text.ts';
import type { PollContext } from './poll-context.ts';
import { SetDateButton } from './set-date-button.tsx';
import { rich, t } from '#client/nights/words/words.ts';

/** Who comes, who is asked again and who cannot come if a date is set, in columns, with the button that sets it. */
export function OptionOutcome({ option, context }: { option: DateOption; context: PollContext }) {
  const words = outcomeText(option, context);
  return (
    <div className="grid grid-cols-[1fr_1fr_1.05fr_300px] divide-x divide-line rounded-md bg-tile shadow-ply">
      <Part answer="yes" title={t('Coming at once')}>
        <p>{words.coming.length === 0 ? t('Nobody yet') : <NameList names={words.coming} />}</p>
        {words.more === null ? null : <Small>{words.more}</Small>}
      </Part>
      <Part answer="if_need_be" title={t('Asked again')}>
        <p>
          {words.asked.length === 0
            ? t('Nobody')
            : rich('{who, select, other {{names} said if need be}}', {
                who: whoOf(words.asked),
                names: <NameList names={words.asked} />,
              })}
        </p>
        {words.silent === null ? null : <Small>{words.silent}</Small>}
      </Part>
      <Part answer="no" title={t('Loses out')}>
        <p>
          {words.loses.length === 0 ? (
            hasGuestAnswer(context.poll) ? (
              t('Nobody said no.')
            ) : (
              t('Nobody has answered yet.')
            )
          ) : (
            <NameList names={words.loses} />
          )}
        </p>
        {words.compared === null ? null : <Small>{words.compared}</Small>}
      </Part>
      <div className="grid px-4 py-3.5">
        <SetDateButton option={option} context={context} note={words.note} />
      </div>
    </div>
  );
}

function Part({ answer, title, children }: { answer: DateAnswer; title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 px-4 py-3.5 text-note leading-[1.4] wrap-anywhere">
      <h3 className="mb-1.25 flex items-center gap-1.75 font-sans text-xs font-strong text-ink-2">
        <AnswerMark answer={answer} size="sm" word={false} />
        {title}
      </h3>
      {children}
    </div>
  );
}

const Small = ({ children }: { children: ReactNode }) => <p className="mt-0.75 text-xs text-ink-2">{children}</p>;
