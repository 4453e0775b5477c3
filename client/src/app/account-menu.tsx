import {
  CalendarDays,
  ClipboardList,
  Contact,
  Dices,
  Gem,
  Hourglass,
  LogOut,
  MonitorDown,
  NotebookPen,
  ShieldCheck,
  Star,
  Target,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { SignOutDialog } from './device/sign-out-dialog.tsx';
import { signOut } from './device/sign-out.ts';
import { daysLeftText } from '#client/plans/trial-text.ts';
import { useUnsentPlays } from '#client/plays/unsent-plays/use-unsent-plays.ts';
import { useInstallOffer } from '#client/lib/device/install-offer.ts';
import { DropdownMenu, MenuItem, MenuSeparator } from '#client/ui/layers/dropdown-menu.tsx';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { trialDaysLeft } from '#shared/limits/plan.ts';
import { AccountButton } from './account-button.tsx';
import { t } from '#client/app/words/words.ts';

/** The account menu; on a phone it also has the links that the bottom bar lacks. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const install = useInstallOffer();
  const unsent = useUnsentPlays().length;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<AccountButton user={user} />}>
        <MenuItem icon={UserRound} href="/profile">
          {t('Profile')}
        </MenuItem>
        <MenuItem icon={Dices} href="/plays">
          {t('Plays')}
        </MenuItem>
        <MenuItem icon={Target} href="/challenges">
          {t('Challenges')}
        </MenuItem>
        <MenuItem icon={Contact} href="/people">
          {t('People')}
        </MenuItem>
        <MenuItem icon={NotebookPen} href="/table">
          {t('Table Mode')}
        </MenuItem>
        <MenuItem icon={UsersRound} href="/groups">
          {t('Groups')}
        </MenuItem>
        <MenuItem icon={ClipboardList} href="/score-sheets">
          {t('Score Sheets')}
        </MenuItem>
        {user.isStaff ? (
          <MenuItem icon={Star} href="/staff">
            {t('Staff Picks')}
          </MenuItem>
        ) : null}
        {user.isAdmin ? (
          <MenuItem icon={ShieldCheck} href="/admin">
            {t('Administration')}
          </MenuItem>
        ) : null}
        {user.trialState === 'running' && user.trialEndsAt ? (
          <MenuItem icon={Hourglass} href="/premium">
            {t('Free trial: {left}', { left: daysLeftText(trialDaysLeft(user.trialEndsAt, new Date())) })}
          </MenuItem>
        ) : null}
        <div className="nav:hidden">
          <MenuItem icon={CalendarDays} href="/game-nights">
            {t('Game Nights')}
          </MenuItem>
          <MenuItem icon={Gem} href="/premium">
            Premium
          </MenuItem>
        </div>
        <MenuSeparator />
        {install ? (
          <MenuItem icon={MonitorDown} onSelect={install}>
            {t('Install Rollcall')}
          </MenuItem>
        ) : null}
        <MenuItem icon={LogOut} onSelect={() => (unsent > 0 ? setAsking(true) : void signOut(user.id))}>
          {t('Sign out')}
        </MenuItem>
      </DropdownMenu>
      <SignOutDialog open={asking} userId={user.id} unsent={unsent} onClose={() => setAsking(false)} />
    </>
  );
}
