import { ChevronRight, Copy } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { KNOWN_SHEETS } from '#shared/rules/score-pad/known-sheets.ts';
import { sheetText, worthText } from '#client/entities/score-sheets/worth-words.ts';

const SHOWN = KNOWN_SHEETS.toSorted((a, b) => a.gameTitle.localeCompare(b.gameTitle));

/** The sheets that are there for everybody, and what stands on them. */
export function KnownSheets({ onCopy }: { onCopy: (bggId: number) => void }) {
  return (
    <section aria-labelledby="known-sheets" className="known-sheets">
      <h2 id="known-sheets">Ready to Use</h2>
      <p>Offered by themselves when you keep score of these games. Copy one to fit it to your house rules.</p>
      <ul>
        {SHOWN.map((sheet) => (
          <li key={sheet.bggId}>
            <details>
              <summary>
                <ChevronRight className="icon" aria-hidden="true" />
                <span>{sheet.gameTitle}</span>
                <small>{sheetText(sheet)}</small>
              </summary>
              {sheet.rows.length === 0 ? null : (
                <dl>
                  {sheet.rows.map(({ key, label, worth }) => (
                    <div key={key}>
                      <dt>{label}</dt>
                      <dd>{worthText(worth)}</dd>
                    </div>
                  ))}
                </dl>
              )}
              <Button size="sm" icon={Copy} onClick={() => onCopy(sheet.bggId)} aria-label={`Copy ${sheet.gameTitle}`}>
                Copy
              </Button>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
