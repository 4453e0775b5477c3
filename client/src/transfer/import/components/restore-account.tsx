import { useMutation } from '@tanstack/react-query';
import { ArchiveRestore, CircleAlert, Library } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Restored } from '#shared/transfer/account-file-contract.ts';
import { restoreFile } from '../account-file.ts';
import { restoreProblem } from '../file-problem.ts';
import { t } from '#client/transfer/words/words.ts';

/** Restores an account file: confirmation, then the result. */
export function RestoreAccount({ file, onCancel }: { file: File; onCancel: () => void }) {
  const { mutate, isPending, error, data } = useMutation(restoreFile);
  if (data) return <RestoredAccount done={data} />;
  const problem = error && restoreProblem(error);
  return (
    <Tile pad="lg" className="grid content-start gap-4">
      <div>
        <h3>{t('A whole Rollcall account')}</h3>
        <p className="mt-2 break-words text-ink-2">
          {t(
            '{file} was downloaded from a profile. Restoring it brings back games, plays, people, groups, game nights and templates, all of it or nothing. It needs an account that is empty.',
            { file: file.name },
          )}
        </p>
      </div>
      {problem ? (
        <Banner
          tone="bad"
          role="alert"
          icon={CircleAlert}
          title={problem.title}
          action={problem.isUnknown ? <Button href="/my-games">{t('View My Collection')}</Button> : null}
        >
          {problem.advice}
        </Banner>
      ) : null}
      <div className="import-actions">
        <Button
          variant="primary"
          size="lg"
          icon={ArchiveRestore}
          pending={isPending}
          pendingLabel={t('Restoring...')}
          onClick={() => mutate(file)}
        >
          {t('Restore Everything')}
        </Button>
        <Button size="lg" onClick={onCancel} disabled={isPending}>
          {t('Choose another file')}
        </Button>
      </div>
    </Tile>
  );
}

function RestoredAccount({ done: { games, plays, people, nights, leftOut } }: { done: Restored }) {
  const brought = t(
    '{games, plural, one {# game} other {# games}}, {plays, plural, one {# play} other {# plays}}, {people, plural, one {# person} other {# people}} and {nights, plural, one {# game night} other {# game nights}}.',
    { games, plays, people, nights },
  );
  const paused = t(
    'Guests of coming nights hear nothing before you invite them again. Repeating templates are paused until you resume them.',
  );
  return (
    <Tile pad="lg" className="grid content-start gap-4">
      <div role="status">
        <h3>{t('Everything is back')}</h3>
        <p className="mt-2 text-ink-2">{nights > 0 ? `${brought} ${paused}` : brought}</p>
      </div>
      {leftOut.length > 0 ? (
        <Banner tone="warn" icon={CircleAlert} title={t('Left out, because of your plan')}>
          <ul className="grid gap-1">
            {leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <div className="import-actions">
        <Button variant="primary" size="lg" icon={Library} href="/my-games">
          {t('View My Collection')}
        </Button>
      </div>
    </Tile>
  );
}
