import { useQuery, useIsMutating } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { useLocation } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gamesQuery } from '#client/games/api.ts';
import { focusCard } from '#client/games/focus-card.ts';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { ChooseGame } from './choose-game.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { PlayFormView } from './play-form-view.tsx';
import { leave, showPlayDialog, type PlayDialogView } from '../play-dialog-view.ts';
import './play-dialog.css';
import { Check, Trash2 } from 'lucide-react';
import { playKeys } from '#client/lib/play-keys.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { rich, t } from '#client/plays/words/words.ts';

/** The dialog for plays: a game's scoreboard, the choice of a game, and a play's form. */
export function PlayDialog({ view }: { view: PlayDialogView }) {
  const formId = useId();
  const body = useRef<HTMLDivElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const openedFrom = useRef<ReturnType<typeof listPositionOf>>(null);
  const [deleting, setDeleting] = useState(false);
  const [path] = useLocation();
  const { data: games } = useQuery(gamesQuery);
  const game = view.kind === 'scoreboard' ? games?.find(({ id }) => id === view.gameId) : undefined;

  // The first view is focused on opening.
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // Each view starts at its top.
    body.current?.parentElement?.scrollTo(0, 0);
    focusFirst(body.current);
  }, [view]);

  // Navigation closes the dialog, and a game may be deleted while its scoreboard is open.
  const openedAt = useRef(path);
  const isGameDeleted = view.kind === 'scoreboard' && games !== undefined && !game;
  useEffect(() => {
    if (isGameDeleted || path !== openedAt.current) showPlayDialog(null);
  }, [isGameDeleted, path]);

  return (
    <Dialog
      open
      keepsChanges
      onOpenChange={() => leave(view)}
      onOpenAutoFocus={(event) => {
        openedFrom.current = listPositionOf(document.activeElement);
        event.preventDefault();
        focusFirst(body.current);
      }}
      onCloseAutoFocus={(event) => {
        if (!openedFrom.current || openedFrom.current.row.isConnected) return;
        // The play whose button opened it was deleted: focus the next one.
        event.preventDefault();
        focusCard(openedFrom.current.page, openedFrom.current.position);
      }}
      {...headingOf(view, game?.title)}
      media={
        game ? (
          <GameCover
            title={game.title}
            category={game.category}
            imageUrl={game.imageUrl}
            className="play-cover flex-none overflow-hidden rounded-md shadow-ply"
          />
        ) : null
      }
      footer={
        view.kind === 'form' ? (
          <PlayFormFooter
            formId={formId}
            submit={submit}
            isNew={!view.play && !view.unsent}
            onDelete={view.play ? () => setDeleting(true) : undefined}
            onCancel={() => leave(view)}
          />
        ) : null
      }
    >
      <div ref={body} tabIndex={-1} className="pt-1 focus:outline-none">
        {view.kind === 'form' ? (
          <PlayFormView
            key={view.play?.id ?? view.unsent?.key ?? view.game.title}
            view={view}
            formId={formId}
            focusSubmit={() => submit.current?.focus()}
            deleting={deleting}
            onDeletingEnd={() => setDeleting(false)}
          />
        ) : view.kind === 'choose' ? (
          <ChooseGame
            games={games}
            onChoose={(chosen) => showPlayDialog({ kind: 'form', game: chosen, play: null, back: view })}
          />
        ) : game ? (
          <Scoreboard game={game} />
        ) : null}
      </div>
    </Dialog>
  );
}

/** The index of a focused element in a list. */
function listPositionOf(element: Element | null) {
  const row = element?.closest<HTMLElement>('[data-position]');
  const page = row?.closest('main');
  return row && page ? { row, page, position: Number(row.dataset.position) } : null;
}

function headingOf(view: PlayDialogView, title: string | undefined) {
  if (view.kind === 'choose') return { title: t('Log a play'), description: t('Which game was on the table?') };
  if (view.kind === 'scoreboard')
    return {
      title: t('Game Scoreboard'),
      description: rich('<b>{title}</b>. Track scores and game sessions.', {
        title: title ?? '',
        b: (inner) => <b>{inner}</b>,
      }),
    };
  return view.play || view.unsent
    ? { title: t('Edit Game Session'), description: view.game.title }
    : {
        title: t('Record Game Session - {game}', { game: view.game.title }),
        description: t('Who played, and how did it end?'),
      };
}

/**
 * Sets the initial focus. On touch devices not on a text field, because the keyboard would cover half of the screen.
 */
function focusFirst(body: HTMLElement | null): void {
  const first = body?.querySelector<HTMLElement>('[data-first-focus]');
  const opensKeyboard = first instanceof HTMLInputElement && !matchMedia('(pointer: fine)').matches;
  (opensKeyboard ? body : (first ?? body))?.focus({ preventScroll: true });
}

interface PlayFormFooterProps {
  formId: string;
  submit: Ref<HTMLButtonElement>;
  /** New, not an existing play. */
  isNew: boolean;
  /** Asks before deleting a recorded play; absent for an unsent one. */
  onDelete: (() => void) | undefined;
  onCancel: () => void;
}

/** The buttons of a play's form. */
function PlayFormFooter({ formId, submit, isNew, onDelete, onCancel }: PlayFormFooterProps) {
  const pending = useIsMutating({ mutationKey: playKeys.write }) > 0;
  return (
    <>
      {onDelete ? (
        <Button
          variant="ghost-danger"
          icon={Trash2}
          onClick={onDelete}
          disabled={pending}
          className="mr-auto max-sm:flex-initial"
        >
          {t('Delete')}
        </Button>
      ) : null}
      <Button onClick={onCancel}>{t('Cancel')}</Button>
      <Button
        ref={submit}
        type="submit"
        form={formId}
        variant="primary"
        icon={Check}
        pending={pending}
        pendingLabel={isNew ? t('Recording...') : t('Saving...')}
      >
        {isNew ? t('Record Session') : t('Save Changes')}
      </Button>
    </>
  );
}
