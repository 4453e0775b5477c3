import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PlayedGame } from '../api.ts';
import { factsText } from '#client/games/parts/title-text.ts';
import { useTitleMatches } from '#client/games/parts/use-title-matches.ts';
import { nearestText, searched } from '#shared/text/search-names.ts';
import { NearestNote } from '#client/ui/forms/nearest-note.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { lastPlayOf } from '#client/games/last-played.ts';
import { choosableGames, offeredGames, type ChoosableGame } from './game-choice.ts';
import { usePlaySuggestions } from '../use-play-suggestions.ts';
import { ChooseGameRow } from './choose-game-row.tsx';
import { t } from '#client/plays/words/words.ts';

interface ChooseGameProps {
  /** Undefined while loading. */
  games: readonly Game[] | undefined;
  onChoose: (game: PlayedGame) => void;
}

const NONE: readonly Game[] = [];
const SHOWN = 40;
/** Fewer while typing, so that games outside the collection stay visible below. */
const SHOWN_TYPING = 5;

/** Choice of the played game: owned ones by latest play, other known games, or any title. */
export function ChooseGame({ games, onChoose }: ChooseGameProps) {
  const [text, setText] = useState('');
  const { plays } = usePlaySuggestions();
  const { matches: completions } = useTitleMatches(text);
  const choosable = useMemo(() => choosableGames(games ?? NONE, plays ?? []), [games, plays]);
  const offered = useMemo(
    () => offeredGames(choosable, games ?? NONE, completions, text),
    [choosable, games, completions, text],
  );
  const { newTitle, likeliest } = offered;
  const choose = ({ id, title, ...rest }: PlayedGame) => {
    const bggId = 'bggId' in rest ? rest.bggId : null;
    onChoose(id === null ? { id, title, bggId: bggId ?? null } : { id, title });
  };
  // Enter that came before the games did, as long as nothing else is typed.
  const [entered, setEntered] = useState<string | null>(null);
  const chooseBestMatch = () => {
    if (likeliest) choose(likeliest);
  };
  const chooseAwaited = useEffectEvent(chooseBestMatch);
  const isAwaited = entered === text && games !== undefined;
  useEffect(() => {
    if (isAwaited) chooseAwaited();
  }, [isAwaited]);
  const typing = text.trim() !== '';
  const mine = offered.mine.slice(0, typing ? SHOWN_TYPING : SHOWN);
  const known = offered.known.slice(0, SHOWN_TYPING);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow key events bubble up from its buttons
    <div className="grid min-h-[min(56vh,30rem)] content-start gap-2.5" onKeyDown={moveBetweenChoices}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (games) chooseBestMatch();
          else setEntered(text);
        }}
      >
        <TextInput
          data-first-focus
          data-choice
          type="search"
          icon={Search}
          placeholder={t('Game title')}
          aria-label={t('Game title')}
          value={text}
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => {
            setText(event.target.value);
            setEntered(null);
          }}
        />
      </form>
      {games === undefined ? (
        <Loading label={t('Loading your games...')}>
          <Skeleton className="h-14 rounded-md" />
        </Loading>
      ) : choosable.length === 0 && !typing ? (
        <p className="text-xs text-ink-3">{t('Type the title of any game. It need not be in your collection.')}</p>
      ) : (
        <>
          <NearestNote text={nearestText(text, mine[0] && searched([mine[0].title]))} />
          <ul aria-label={t('Games')}>
            {mine.map((game) => (
              <li key={game.id ?? game.title}>
                <ChooseGameRow
                  title={game.title}
                  category={game.category}
                  imageUrl={game.imageUrl}
                  facts={lastPlayText(game)}
                  onChoose={() => choose(game)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {offered.mine.length > mine.length ? (
        <p className="text-xs text-ink-3">
          {t('And {count} more. Type more of the title.', { count: offered.mine.length - mine.length })}
        </p>
      ) : null}
      {typing && games && (known.length > 0 || newTitle !== null) ? (
        <section aria-labelledby="choose-game-elsewhere">
          <h3
            id="choose-game-elsewhere"
            className="mb-0.5 border-t border-t-line pt-2.5 text-xs font-strong text-ink-2"
          >
            {t('Not in your collection')}
          </h3>
          <ul>
            {known.map((game) => (
              <li key={game.bggId}>
                <ChooseGameRow
                  title={game.title}
                  category={game.match.category ?? 'family'}
                  facts={factsText(game.match)}
                  onChoose={() => choose(game)}
                />
              </li>
            ))}
            {newTitle === null ? null : (
              <li>
                <ChooseGameRow
                  title={newTitle}
                  facts={t('Just as you typed it')}
                  onChoose={() => choose({ id: null, title: newTitle })}
                />
              </li>
            )}
          </ul>
        </section>
      ) : null}
      <VisuallyHidden role="status">
        {typing ? t('{count, plural, one {# game} other {# games}}', { count: mine.length + known.length }) : ''}
      </VisuallyHidden>
    </div>
  );
}

function lastPlayText(game: ChoosableGame): string {
  const when = lastPlayOf(game, new Date());
  return game.id === null
    ? t('Not in your collection. Last played: {when}', { when })
    : t('Last played: {when}', { when });
}

/** Arrow keys move between the text field and the choices below it. */
function moveBetweenChoices(event: {
  key: string;
  currentTarget: HTMLElement;
  target: EventTarget;
  preventDefault: () => void;
}): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = stops.findIndex((stop) => stop === event.target);
  const next = at === -1 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
