import { useQuery } from '@tanstack/react-query';
import { Camera, CircleAlert, Info } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { codeText } from './games-with-code.ts';
import { photographGame } from '#client/games/game-dialogs-view.ts';
import { isOwned } from '#shared/games/lists.ts';
import { type FinishTags, TagCombobox } from '#client/games/tags/tag-combobox.tsx';
import { factsText } from '#client/games/parts/title-text.ts';
import { TitleCombobox } from '#client/games/parts/title-combobox.tsx';
import { useOnline } from '#client/lib/device/network.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { RadioCards } from '#client/ui/forms/radio-cards.tsx';
import { type BarcodeSuggestion, titleOnly } from '#shared/copies/barcodes-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { suggestionsQuery } from './api.ts';
import { gameWithTitle, type NamedList } from './game-for-code.ts';
import { useAddByCode } from './use-add-by-code.ts';
import { CodeBars } from './code-bars.tsx';
import { t } from '#client/copies/words/words.ts';

const LISTS = [
  { value: 'shelf', label: t('On my shelf') },
  { value: 'wish', label: t('A wish') },
  { value: 'preordered', label: t('Preordered') },
] as const satisfies readonly { value: NamedList; label: string }[];

interface UnknownCodeDialogProps {
  code: string;
  games: readonly Game[];
  onClose: () => void;
  onAdded: (game: Game) => void;
}

/** A code that none of one's games has: its title is chosen or typed once, and the game is added with it. */
export function UnknownCodeDialog({ code, games, onClose, onAdded }: UnknownCodeDialogProps) {
  const formId = useId();
  const titleBox = useRef<HTMLInputElement>(null);
  const { data: suggestions = [], isPending: isAsking } = useQuery(suggestionsQuery(code));
  const isOnline = useOnline();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<BarcodeSuggestion | null>(null);
  const [list, setList] = useState<NamedList>('shelf');
  const [tagIds, setTagIds] = useState<readonly number[]>([]);
  const finishTags = useRef<FinishTags>(null);
  const [titleError, setTitleError] = useState<string | undefined>();
  const { name, error, isPending } = useAddByCode(code);

  const match = chosen ?? titleOnly(title.trim());
  const existing = match.title === '' ? undefined : gameWithTitle(match, list, games);
  const choose = (one: BarcodeSuggestion) => {
    setChosen(one);
    setTitle(one.title);
    setTitleError(undefined);
  };
  const save = async (withPhoto: boolean) => {
    if (isPending) return;
    if (match.title === '') {
      setTitleError(t('Please type or choose the title'));
      titleBox.current?.focus();
      return;
    }
    const tags = finishTags.current ? await finishTags.current() : tagIds;
    if (!tags) return;
    const game = await name({ match, list, tagIds: tags }, existing);
    if (!game) return;
    if (!existing) onAdded(game);
    onClose();
    if (withPhoto) photographGame(game.id);
  };

  return (
    <Dialog
      open
      size="sm"
      hasChanges={tagIds.length > 0}
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      title={suggestions.length > 0 ? t('Which game is it?') : isAsking ? t('New barcode') : t('This barcode is new')}
      description={t('Name the game once. From then on, scanning this barcode finds it.')}
      footer={
        <>
          {existing ? null : (
            <Button icon={Camera} disabled={isPending} onClick={() => void save(true)}>
              {t('Add with Photo')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" pending={isPending} pendingLabel={t('Saving...')}>
            {existing ? t('Save Barcode') : t('Add Game')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
      >
        <p className="flex items-center gap-3.5 rounded-md bg-tile-2 px-3.5 py-2.5 font-strong tabular-nums">
          <CodeBars code={code} className="h-8.5 w-24" /> {codeText(code)}
        </p>
        {error === null ? null : (
          <Banner tone="bad" icon={CircleAlert} role="alert" compact>
            {error}
          </Banner>
        )}
        {isOnline ? null : (
          <Banner tone="info" icon={Info} compact>
            {t('You are offline. A new barcode can be saved once you are online again.')}
          </Banner>
        )}
        {suggestions.length > 0 ? (
          <RadioCards
            legend={t('Others here have it as')}
            columns={1}
            options={suggestions.map((one, index) => ({
              value: String(index),
              label: <span dir="auto">{one.title}</span>,
              description: factsText(one) || undefined,
            }))}
            value={chosen && suggestions.includes(chosen) ? String(suggestions.indexOf(chosen)) : null}
            onChange={(place) => {
              const one = suggestions[Number(place)];
              if (one) choose(one);
            }}
          />
        ) : null}
        <Field label={t('Title')} required error={titleError}>
          <TitleCombobox
            ref={titleBox}
            maxLength={MAX_TITLE_LENGTH}
            value={title}
            onChange={(typed) => {
              setTitle(typed);
              setChosen(null);
              setTitleError(undefined);
            }}
            onChoose={choose}
          />
        </Field>
        <ChoiceChips equal legend={t('It is')} options={LISTS} value={list} onChange={setList} />
        {existing ? (
          <Banner tone="info" icon={Info} role="status" compact>
            {keptWithText(existing)}
          </Banner>
        ) : (
          <Field label={t('Tags')}>
            <TagCombobox value={tagIds} onChange={setTagIds} finish={finishTags} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

function keptWithText(game: Game): string {
  const { title } = game;
  if (game.isWishlist) return t('{title} is in your wishlist already. The code is kept with it.', { title });
  return isOwned(game)
    ? t('{title} is in your collection already. The code is kept with it.', { title })
    : t('{title} is in your games that you do not own already. The code is kept with it.', { title });
}
