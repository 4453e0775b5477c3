import { useMutation } from '@tanstack/react-query';
import { CloudAlert, CloudUpload, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { openUnsentPlay } from '../play-dialog-view.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { readPlay } from '#shared/plays/read-play.ts';
import { nameList } from '../winner-note.ts';
import { momentText } from '#client/lib/reader-time.ts';
import { discardUnsentPlay, editUnsentPlay } from './api.ts';
import { changeFailed, playDiscarded, playSentAlready, stateText } from './messages.ts';
import { toDisplayedPlay, type UnsentPlay } from './unsent-play.ts';
import { rich, t } from '#client/plays/words/words.ts';

interface UnsentPlayRowProps {
  unsent: UnsentPlay;
  /** It leaves the list, and with it the focused button. */
  onRemoved: () => void;
}

/** One unsent play: content, state and actions. */
export function UnsentPlayRow({ unsent, onRemoved }: UnsentPlayRowProps) {
  const [asking, setAsking] = useState(false);
  const onError = () => toast(changeFailed);
  const again = useMutation({ ...editUnsentPlay, onError });
  const play = toDisplayedPlay(unsent);
  const names = readPlay(play)?.results.map(({ name }) => name) ?? [];
  const { title } = unsent.game;
  const when = <time dateTime={play.playedAt.toISOString()}>{momentText(play.playedAt)}</time>;
  return (
    <Tile as="li" pad="none" className="unsent-play-row flex flex-wrap items-center gap-x-4 gap-y-2.5 px-4 py-3.5">
      <div className="grid min-w-0 flex-[1_1_260px] gap-0.5 text-sm wrap-anywhere text-ink-2">
        <p className="text-md font-strong text-ink" dir="auto">
          {title}
        </p>
        <p>{names.length > 0 ? rich('{when} with {names}', { when, names: nameList(names) }) : when}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {unsent.refusal ? (
            <Badge tone="bad" icon={CloudAlert}>
              {t('Not taken')}
            </Badge>
          ) : (
            <Badge tone="info" icon={CloudUpload}>
              {t('Waiting to be sent')}
            </Badge>
          )}
          <span>{stateText(unsent)}</span>
        </p>
      </div>
      <div className="ms-auto flex items-center gap-1">
        {unsent.refusal ? (
          <Button
            size="sm"
            variant="act"
            icon={RotateCw}
            pending={again.isPending}
            onClick={() => again.mutate({ unsent }, { onSuccess: onRemoved })}
          >
            {t('Try Again')}
          </Button>
        ) : null}
        <IconButton
          icon={Pencil}
          label={t('Edit the play of {game}', { game: title })}
          onClick={() => openUnsentPlay(unsent)}
        />
        <IconButton
          icon={Trash2}
          tone="danger"
          label={t('Discard the play of {game}', { game: title })}
          onClick={() => setAsking(true)}
        />
      </div>
      {asking ? (
        <ConfirmDeletion
          subject={unsent}
          deletion={discardUnsentPlay}
          title={t('Discard this play?')}
          description={t('The play of {game} was not sent yet. If you discard it, it is gone for good.', {
            game: title,
          })}
          confirmLabel={t('Discard')}
          pendingLabel={t('Discarding...')}
          onClose={() => setAsking(false)}
          onDeleted={(isDiscarded) => toast(isDiscarded ? playDiscarded(unsent) : playSentAlready(unsent))}
          onFailed={onError}
          onFocusLost={onRemoved}
        />
      ) : null}
    </Tile>
  );
}
