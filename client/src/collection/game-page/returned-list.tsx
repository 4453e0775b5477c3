import { CopyOfLoan } from '#client/copies/loans/copy-of-loan.tsx';
import { today } from '#client/copies/loans/today.ts';
import { readersLocale } from '#client/lib/reader-time.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { returnedLoanText } from '#shared/games/loans/loan-text.ts';
import { t } from '#client/collection/words/words.ts';

const FEW = 3;

/** Loans that are over, the latest first; more than a few are collapsed. */
export function ReturnedList({ loans }: { loans: readonly Loan[] }) {
  const others = loans.slice(FEW);
  return (
    <Tile as="section" aria-labelledby="returned-loans">
      <div className="game-panel-head">
        <h2 id="returned-loans">{t('Earlier loans')}</h2>
      </div>
      <Lines loans={loans.slice(0, FEW)} />
      {others.length > 0 ? (
        <details>
          <summary className="flex min-h-tap cursor-pointer items-center text-sm font-semibold text-petrol">
            {t('{count} more', { count: others.length })}
          </summary>
          <Lines loans={others} />
        </details>
      ) : null}
    </Tile>
  );
}

const Lines = ({ loans }: { loans: readonly Loan[] }) => (
  <ul className="grid gap-1.5 text-sm text-ink-2">
    {loans.map((loan) => (
      <li key={loan.id} className="wrap-anywhere" dir="auto">
        {returnedLoanText(loan, today(), readersLocale())}
        <CopyOfLoan loan={loan} />
      </li>
    ))}
  </ul>
);
