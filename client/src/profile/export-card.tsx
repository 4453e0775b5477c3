import { FileDown, Lock } from 'lucide-react';
import { addressOf } from '#client/lib/http/http.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { downloadAccount } from '#shared/transfer/account-file-contract.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { downloadBgStats, downloadCollection } from '#shared/transfer/collection-export-contract.ts';
import { downloadPlays } from '#shared/plays/play-export-contract.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { homeTimeZone } from '#client/accounts/home-time-zone.ts';
import { t } from '#client/profile/words/words.ts';

/** Downloads of all of the user's data. */
export function ExportCard({ user }: { user: CurrentUser }) {
  const { exports } = PLAN_LIMITS[user.plan];
  return (
    <Tile as="section" pad="lg" className="grid gap-3" aria-labelledby="your-data">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-data">{t('Your Data')}</h2>
      </div>
      <ul className="[&_h3]:flex [&_h3]:flex-wrap [&_h3]:items-center [&_h3]:gap-x-2.5 [&_h3]:gap-y-1 [&_h3]:font-sans [&_h3]:text-md [&_h3]:leading-[1.35] [&_h3]:font-strong [&_h3]:tracking-normal [&>li]:flex [&>li]:flex-wrap [&>li]:items-center [&>li]:gap-x-4 [&>li]:gap-y-2.5 [&>li]:border-t [&>li]:border-t-line [&>li]:py-3 [&>li:last-child]:pb-0 [&>li>div]:flex-[1_1_220px]">
        <ExportRow
          title={t('Everything, as one file')}
          text={t(
            'Games, plays, people, groups, game nights and templates as JSON. Import restores it into an empty account.',
          )}
          label={t('Download Everything')}
          href={downloadAccount.path}
        />
        <ExportRow
          title={t('Plays as CSV')}
          text={t('A row for each player of each play, for a spreadsheet.')}
          label={t('Download Plays')}
          href={downloadPlays.path}
        />
        <ExportRow
          title={t('Collection as CSV')}
          text={t('In the columns of BoardGameGeek, wishlist included.')}
          label={t('Download Collection')}
          href={exports.includes('csv') ? downloadCollection.path : null}
        />
        <ExportRow
          title={t('For BG Stats')}
          text={t('Games and plays as BG Stats writes them, as JSON.')}
          label={t('Download for BG Stats')}
          href={exports.includes('bgstats') ? addressOf(downloadBgStats, {}, { timeZone: homeTimeZone(user) }) : null}
        />
      </ul>
    </Tile>
  );
}

interface ExportRowProps {
  title: string;
  text: string;
  label: string;
  /** Null if the plan does not include it. */
  href: string | null;
}

function ExportRow({ title, text, label, href }: ExportRowProps) {
  return (
    <li>
      <div className="min-w-0">
        <h3>
          {title}
          {href === null ? <Badge tone="lamp">Premium Plus</Badge> : null}
        </h3>
        <p className="text-sm leading-body text-ink-2">{text}</p>
      </div>
      {href === null ? (
        <Button
          size="sm"
          icon={Lock}
          href="/premium"
          aria-label={t('{download}: see Premium Plus', { download: label })}
        >
          {t('See Premium Plus')}
        </Button>
      ) : (
        <Button size="sm" icon={FileDown} href={href} download>
          {label}
        </Button>
      )}
    </li>
  );
}
