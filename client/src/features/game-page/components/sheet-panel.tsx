import { useQuery } from '@tanstack/react-query';
import { Button } from '#client/ui/button.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { ownSheetsQuery } from '#client/entities/score-sheets/api.ts';
import { worthText } from '#client/entities/score-sheets/sheet-text.ts';
import type { Game } from '#shared/contracts/games.ts';
import { sheetsFor } from '#client/entities/score-sheets/rules/built-in-sheets.ts';

/** The game's score sheet: the owner's own, else the built-in one; empty if none. */
export function SheetPanel({ game }: { game: Game }) {
  const { data: own } = useQuery(ownSheetsQuery);
  const sheet = sheetsFor(game, own ?? []).find(({ rows }) => rows.length > 0);
  if (!sheet) return null;
  return (
    <Tile as="section" aria-labelledby="game-sheet">
      <div className="game-panel-head">
        <h2 id="game-sheet">Score sheet</h2>
        <Button variant="ghost" size="sm" href="/score-sheets" aria-label="Change the score sheet">
          Change
        </Button>
      </div>
      <dl>
        {sheet.rows.map(({ key, label, worth }) => (
          <div className="flex justify-between gap-3 border-t border-t-line py-1.75 text-sm" key={key}>
            <dt>{label}</dt>
            <dd className="text-end text-ink-2">{worth.by === 'points' ? 'points' : worthText(worth)}</dd>
          </div>
        ))}
      </dl>
      <p className="game-panel-note text-sm text-ink-2">
        {sheet.outcome === 'highest' ? 'The highest total wins.' : 'The lowest total wins.'}
      </p>
    </Tile>
  );
}
