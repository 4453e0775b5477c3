import { codeText } from './games-with-code.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { CodeBars } from './code-bars.tsx';
import { FoundRow } from './found-row.tsx';
import { t } from '#client/copies/words/words.ts';

interface ScannedListProps {
  /** The latest first. */
  codes: readonly string[];
  gamesOf: (code: string) => readonly Game[];
  copies: readonly Copy[];
  /** Ids of the games that were added by this scan. */
  added: ReadonlySet<number>;
  onName: (code: string) => void;
}

/** Scanned codes: the owner's games, and codes without a known title. */
export function ScannedList({ codes, gamesOf, copies, added, onName }: ScannedListProps) {
  const placeOf = (id: number) => copies.find(({ gameId, place }) => gameId === id && place !== null)?.place ?? null;
  return (
    <ul className="divide-y divide-line" aria-label={t('Just scanned')}>
      {codes.flatMap((code) => {
        const games = gamesOf(code);
        if (games.length > 0)
          return games.map((game) => (
            <li key={`${code} ${game.id}`} className="flex items-center gap-3 py-2.25">
              <FoundRow game={game} place={placeOf(game.id)} isNew={added.has(game.id)} />
            </li>
          ));
        return (
          <li key={code} className="flex items-center gap-3 py-2.25">
            <CodeBars code={code} className="h-8 w-11" />
            <p className="min-w-0 flex-1 text-sm leading-[1.3]">
              <b className="block font-strong tabular-nums">{codeText(code)}</b>
              <span className="text-xs text-ink-2">{t('No game of yours has it yet')}</span>
            </p>
            <Button
              size="sm"
              variant="act"
              aria-label={t('Name It: {code}', { code: codeText(code) })}
              onClick={() => onName(code)}
            >
              {t('Name It')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
