import { useMutation, useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Check, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '#client/challenges/words/words.ts';
import { tagsQuery } from '#client/games/tags/api.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { ProgressBar } from '#client/ui/charts/progress-bar.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { changeChallenge, deleteChallenge } from '../api.ts';
import type { ChallengeView } from '../challenge-views.ts';
import { ChallengeDialog } from '../dialog/challenge-dialog.tsx';
import { challengeArchived, challengeDeleted, challengeFailed } from '../messages.ts';
import { missingText, ofText, ruleText, stateText } from '../progress-text.ts';
import { boardGameFinder } from './board-game.ts';
import { ChallengeBoard } from './challenge-board.tsx';

interface ChallengeDetailProps {
  view: ChallengeView;
  games: readonly Game[];
  /** YYYY-MM-DD. */
  today: string;
}

/** A challenge with its board. */
export function ChallengeDetail({ view, games, today }: ChallengeDetailProps) {
  const { challenge, progress } = view;
  const { rule } = challenge;
  const { data: tags } = useQuery(tagsQuery);
  const tag = rule.kind === 'tagged_games' ? tags?.find(({ id }) => id === rule.tagId) : undefined;
  const gameOf = useMemo(() => boardGameFinder(games), [games]);
  return (
    <>
      <p className="mb-2 text-sm">
        <Link href="/challenges" className="link inline-block py-0.5">
          {t('All challenges')}
        </Link>
      </p>
      <PageHeader title={<bdi>{challenge.name}</bdi>} actions={<ChallengeActions view={view} today={today} />}>
        {ruleText(rule, tag?.name)}
      </PageHeader>
      <div className="grid gap-4.5 tablet:gap-6">
        <Tile as="section" aria-label={t('Progress')} className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="flex flex-wrap items-baseline gap-x-2.5">
              <b className="font-display text-[2.75rem] leading-none font-extrabold tracking-display">
                {wholeText(progress.done)}
              </b>
              <span className="text-ink-2">{ofText(view)}</span>
            </p>
            {progress.isComplete ? (
              <Badge tone="good" icon={Check}>
                {t('Done')}
              </Badge>
            ) : null}
          </div>
          <ProgressBar
            label={stateText(view, today)}
            value={progress.done}
            max={progress.total}
            valueText={missingText(view)}
            tone={progress.isComplete ? 'good' : 'petrol'}
          />
        </Tile>
        <ChallengeBoard view={view} games={games} gameOf={gameOf} />
      </div>
    </>
  );
}

/** Changes, archives and deletes a challenge. */
function ChallengeActions({ view: { challenge }, today }: Pick<ChallengeDetailProps, 'view' | 'today'>) {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const isArchived = challenge.archivedAt !== null;
  const { mutate, isPending } = useMutation({
    ...changeChallenge,
    onSuccess: (changed) => toast(challengeArchived(changed, changed.archivedAt !== null)),
    onError: (error) => toast(challengeFailed(error)),
  });
  const archive = () => {
    const { id, name, rule, startsOn, endsOn } = challenge;
    mutate({ id, changes: { name, rule, startsOn, endsOn, isArchived: !isArchived } });
  };
  return (
    <>
      <Button icon={Pencil} onClick={() => setAsking('edit')}>
        {t('Edit')}
      </Button>
      <Button icon={isArchived ? ArchiveRestore : Archive} onClick={archive} pending={isPending}>
        {isArchived ? t('Take Out') : t('Archive')}
      </Button>
      <Button icon={Trash2} variant="ghost-danger" onClick={() => setAsking('delete')}>
        {t('Delete')}
      </Button>
      {asking === 'edit' ? <ChallengeDialog about={challenge} today={today} onClose={() => setAsking(null)} /> : null}
      {asking === 'delete' ? (
        <ConfirmDeletion
          subject={challenge}
          deletion={deleteChallenge}
          title={t('Delete {name}?', { name: challenge.name })}
          description={t('Your plays stay. To keep what you reached, archive it instead.')}
          confirmLabel={t('Delete Challenge')}
          onClose={() => setAsking(null)}
          onDeleted={() => {
            toast(challengeDeleted(challenge));
            navigate('/challenges', { replace: true });
          }}
          onFailed={(error) => toast(challengeFailed(error))}
        />
      ) : null}
    </>
  );
}
