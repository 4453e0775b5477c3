import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { GameCover } from '#client/brand/game-cover.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { ballotGameText } from '#shared/nights/ballot-game-text.ts';
import type { BallotGame } from '#shared/nights/votes-contract.ts';
import { withdrawProposal } from './api.ts';
import * as messages from './messages.ts';
import { rich, t } from '#client/nights/words/words.ts';

interface BallotRowProps {
  game: BallotGame;
  wants: boolean;
  teaches: boolean;
  onWant: (wants: boolean) => void;
  onTeach: (teaches: boolean) => void;
}

export function BallotRow({ game, wants, teaches, onWant, onTeach }: BallotRowProps) {
  const { number, title, category, imageUrl, about, broughtBy, isYours } = game;
  const { mutate, isPending } = useMutation({
    ...withdrawProposal,
    onError: (error) => toast(messages.withdrawFailed(error)),
  });
  const facts = ballotGameText(game);
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-md bg-tile-2 p-2.5">
      <GameCover
        title={title}
        category={category ?? 'family'}
        imageUrl={imageUrl}
        className="aspect-square w-13 rounded-sm"
      />
      <div className="leading-[1.3] wrap-anywhere">
        <b dir="auto">{title}</b>
        {facts ? <span className="block text-sm text-ink-2">{facts}</span> : null}
        {about ? (
          <span className="mt-1 block text-sm text-ink-2" dir="auto">
            {about}
          </span>
        ) : null}
        {broughtBy ? (
          <span className="block text-sm text-ink-2">
            {isYours ? t('You bring it') : t('{name} brings it', { name: broughtBy })}
          </span>
        ) : null}
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-1.5">
        <Checkbox
          label={rich('I want it<hidden>: {title}</hidden>', { title, hidden })}
          checked={wants}
          onChange={({ target }) => onWant(target.checked)}
        />
        <Checkbox
          label={rich('I can teach it<hidden>: {title}</hidden>', { title, hidden })}
          checked={teaches}
          onChange={({ target }) => onTeach(target.checked)}
        />
        {isYours ? (
          <Button
            size="sm"
            variant="ghost"
            pending={isPending}
            pendingLabel={t('Taking back...')}
            onClick={() => mutate(-number)}
          >
            {rich('Take back <hidden>{title}</hidden>', { title, hidden })}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

const hidden = (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>;
