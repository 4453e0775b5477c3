import { ChevronRight, Copy } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { BUILT_IN_SHEETS } from '#client/entities/score-sheets/rules/built-in-sheets.ts';
import { sheetText, worthText } from '#client/entities/score-sheets/sheet-text.ts';

const SHOWN = BUILT_IN_SHEETS.toSorted((a, b) => a.gameTitle.localeCompare(b.gameTitle));

/** The built-in sheets and their rows. */
export function BuiltInSheets({ onCopy }: { onCopy: (bggId: number) => void }) {
  return (
    <section aria-labelledby="known-sheets" className="mt-10">
      <h2 id="known-sheets">Ready to Use</h2>
      <p className="mt-1 mb-4 text-ink-2">
        Offered by themselves when you keep score of these games. Copy one to fit it to your house rules.
      </p>
      <ul className="grid gap-2">
        {SHOWN.map((sheet) => (
          <li key={sheet.bggId}>
            <details className="rounded-md border border-line bg-tile">
              <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2.5 px-3.5 py-2.5 font-strong [&::-webkit-details-marker]:hidden">
                <ChevronRight
                  className="icon text-ink-3 transition-transform duration-fast ease-out in-open:rotate-90"
                  aria-hidden="true"
                />
                <span>{sheet.gameTitle}</span>
                <small className="ml-auto text-right text-xs font-normal text-ink-2">{sheetText(sheet)}</small>
              </summary>
              {sheet.rows.length === 0 ? null : (
                <dl className="mx-3.5 my-0">
                  {sheet.rows.map(({ key, label, worth }) => (
                    <div className="flex justify-between gap-3 border-t border-t-line py-1.5 text-sm" key={key}>
                      <dt>{label}</dt>
                      <dd className="text-right text-ink-2">{worthText(worth)}</dd>
                    </div>
                  ))}
                </dl>
              )}
              <Button
                className="mx-3.5 mt-2.5 mb-3.5"
                size="sm"
                icon={Copy}
                onClick={() => onCopy(sheet.bggId)}
                aria-label={`Copy ${sheet.gameTitle}`}
              >
                Copy
              </Button>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
