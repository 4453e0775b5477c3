import { clsx } from 'clsx';
import { useMutation } from '@tanstack/react-query';
import { Copy, Mail, Trash2, Trophy, Vote } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { rich, t } from '#client/awards/words/words.ts';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { awarded } from '#shared/awards/awarded.ts';
import { listText } from '#shared/text/list-text.ts';
import type { AwardCount } from '#shared/shapes/award.ts';
import type { YearOfAwards } from '#shared/awards/awards-contract.ts';
import { askVoters, closeAwards, deleteAwards } from './api.ts';
import * as messages from './messages.ts';

interface YearCardProps {
  groupId: number;
  awards: YearOfAwards;
  /** Whether the site sends mail. */
  mails: boolean;
}

/** The awards of a year: who has voted, or the results. */
export function YearCard({ groupId, awards, mails }: YearCardProps) {
  const { year, closedAt } = awards;
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Tile as="li" pad="lg" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 flex-1 font-display text-xl">{year}</h2>
        {closedAt ? null : <Badge tone="good">{t('Open')}</Badge>}
        <IconButton
          icon={Trash2}
          tone="danger"
          label={t('Delete {year}', { year: String(year) })}
          onClick={() => setDeleting(true)}
        />
      </div>
      {awards.results ? (
        <Results awards={awards} results={awards.results} />
      ) : (
        <OpenVote groupId={groupId} awards={awards} mails={mails} />
      )}
      {isDeleting ? (
        <ConfirmDeletion
          subject={{ groupId, year }}
          deletion={deleteAwards}
          title={t('Delete the {year} awards?', { year: String(year) })}
          description={t('Titles, votes and results are gone, and the links of the voters open nothing any more.')}
          confirmLabel={t('Delete Awards')}
          onClose={() => setDeleting(false)}
          onDeleted={() => toast(messages.deleted(year))}
          onFailed={(error) => toast(messages.failed(error))}
        />
      ) : null}
    </Tile>
  );
}

const bold = (inner: ReactNode) => <b>{inner}</b>;

function OpenVote({ groupId, awards, mails }: YearCardProps) {
  const { year, voters, titles } = awards;
  const [isClosing, setClosing] = useState(false);
  const voted = voters.filter(({ hasVoted }) => hasVoted).length;
  const own = voters.find(({ memberId }) => memberId === null);
  const asking = useMutation({
    ...askVoters,
    onSuccess: () => toast(messages.asked),
    onError: (error) => toast(messages.failed(error)),
  });
  const closing = useMutation({
    ...closeAwards,
    onSuccess: () => {
      setClosing(false);
      toast(messages.closed(year));
    },
    onError: (error) => toast(messages.failed(error)),
  });
  const copy = async ({ name, link }: YearOfAwards['voters'][number]) =>
    toast(
      (await copyToClipboard(link))
        ? {
            title: t('The link of {name} is copied', { name }),
            description: t('Whoever has it can vote in their place.'),
            icon: Copy,
          }
        : { title: t('The link could not be copied'), description: link, variant: 'destructive' },
    );
  return (
    <>
      <p className="text-sm text-ink-2">{titles.map(({ title }) => title).join(' · ')}</p>
      <p>
        {rich(
          '{voted, plural, one {<b># of {count, plural, one {# person} other {# people}}</b> has voted.} other {<b># of {count, plural, one {# person} other {# people}}</b> have voted.}} Nobody sees the votes before the vote is over, and who voted what never.',
          { voted, count: voters.length, b: bold },
        )}
      </p>
      <ul className="grid gap-1.5" aria-label={t('Voters of {year}', { year: String(year) })}>
        {voters.map((voter) => (
          <li className="flex min-w-0 items-center gap-2" key={voter.memberId}>
            <bdi className="min-w-0 flex-1 wrap-anywhere">{voter.name}</bdi>
            {voter.hasVoted ? <Badge tone="good">{t('Voted')}</Badge> : null}
            {voter.memberId === null ? null : (
              <IconButton
                icon={Copy}
                label={t('Copy the link of {name}', { name: voter.name })}
                onClick={() => void copy(voter)}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        {own ? (
          <Button variant="primary" icon={Vote} href={own.link}>
            {own.hasVoted ? t('Vote Again') : t('Vote')}
          </Button>
        ) : null}
        {mails ? (
          <Button
            icon={Mail}
            pending={asking.isPending}
            pendingLabel={t('Asking...')}
            onClick={() => asking.mutate({ groupId, year })}
          >
            {t('Ask by Mail')}
          </Button>
        ) : null}
        <Button icon={Trophy} onClick={() => setClosing(true)}>
          {t('Close the Vote')}
        </Button>
      </div>
      <ConfirmDialog
        open={isClosing}
        onOpenChange={setClosing}
        tone="primary"
        title={t('Close the vote?')}
        description={t(
          '{voted, plural, one {# of {count, plural, one {# person} other {# people}} has voted.} other {# of {count, plural, one {# person} other {# people}} have voted.}} It cannot be opened again.',
          { voted, count: voters.length },
        )}
        confirmLabel={t('Close the Vote')}
        pending={closing.isPending}
        pendingLabel={t('Closing...')}
        onConfirm={() => closing.mutate({ groupId, year })}
      />
    </>
  );
}

function Results({ awards, results }: { awards: YearOfAwards; results: NonNullable<YearOfAwards['results']> }) {
  return (
    <ol className="grid gap-4">
      {awards.titles.map(({ title }, place) => (
        <Awarded key={title} title={title} counts={results[place] ?? []} />
      ))}
    </ol>
  );
}

function Awarded({ title, counts }: { title: string; counts: readonly AwardCount[] }) {
  const { winners, votes, others } = awarded(counts);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
      <span className={clsx('mt-1 rounded-md p-2', votes > 0 ? 'bg-lamp text-on-lamp' : 'bg-greyboard text-ink-2')}>
        <Trophy className="icon block" aria-hidden="true" />
      </span>
      <div className="grid gap-0.5">
        <h3 className="text-sm text-ink-2" dir="auto">
          {title}
        </h3>
        {votes === 0 ? (
          <p>{t('Nobody voted')}</p>
        ) : (
          <>
            <p className="font-display text-lg leading-snug font-bold wrap-anywhere" dir="auto">
              {listText(winners)}
            </p>
            <p className="text-sm text-ink-2" dir="auto">
              {votesText(votes, winners.length > 1, others.join(', '))}
            </p>
          </>
        )}
      </div>
    </li>
  );
}

/** @param isShared several have as many @param others '' for none */
function votesText(votes: number, isShared: boolean, others: string): string {
  if (others === '')
    return isShared
      ? t('{votes, plural, one {# vote} other {# votes}} each', { votes })
      : t('{votes, plural, one {# vote} other {# votes}}', { votes });
  return isShared
    ? t('{votes, plural, one {# vote} other {# votes}} each; then {others}', { votes, others })
    : t('{votes, plural, one {# vote} other {# votes}}; then {others}', { votes, others });
}
